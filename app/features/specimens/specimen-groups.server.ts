import { specimensPage } from "../../content/pages/specimens.ts";
import type { ShownSpecimen } from "../../content/types/specimen.types.ts";
import type { ListedSpecimen, SpecimenGroup } from "../../content/types/specimens.types.ts";
import { pathOfCsv } from "./specimen-sheet.server.ts";
import { shownSpecimens } from "./shown-specimens.server.ts";

/**
 * All specimens by practice, in menu order, solutions last. Source: SHOW-3.
 * @param paths limits the result to these pages
 */
export function specimenGroups(paths?: ReadonlySet<string>): SpecimenGroup[] {
  const wanted = shownSpecimens.filter(({ path }) => paths?.has(path) ?? true);
  const practices = new Set(wanted.map(({ practice }) => practice));
  return [...practices].map((name) => ({
    name,
    specimens: wanted.filter(({ practice }) => practice === name).map(listed),
  }));
}

function listed(specimen: ShownSpecimen): ListedSpecimen {
  const { id, kind, title, deliverable, path, ties, seeAlso } = specimen;
  const tied = new Set(ties.flatMap(({ ref }) => (ref ? [ref] : [])));
  return {
    id,
    kind: specimensPage.labels.kinds[kind],
    title,
    deliverable,
    path,
    csv: pathOfCsv(id),
    ties: seeAlso.filter((other) => tied.has(other.id)).map((other) => ({ id: other.id, to: other.path })),
  };
}
