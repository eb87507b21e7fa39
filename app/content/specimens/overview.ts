import { searchable } from "../../lib/text/search-words.ts";
import { specimensPage } from "../pages/specimens.ts";
import type { ShownSpecimen } from "../shapes/specimen.ts";
import type { ListedSpecimen, SpecimenGroup } from "../shapes/specimens.ts";
import { rowsOf, valueOf } from "./make/rows.ts";
import { pathOfCsv } from "./sheet.ts";
import { shownSpecimens } from "./show.ts";

/** All specimens by practice, in the order of the menus, the solutions last. Source: SHOW-3. */
export function specimenGroups(): SpecimenGroup[] {
  const practices = new Set(shownSpecimens.map(({ practice }) => practice));
  return [...practices].map((name) => ({
    name,
    specimens: shownSpecimens.filter(({ practice }) => practice === name).map(listed),
  }));
}

function listed(specimen: ShownSpecimen): ListedSpecimen {
  const { id, kind, title, deliverable, path, practice, columns, ties, seeAlso } = specimen;
  const tied = new Set(ties.flatMap(({ ref }) => (ref ? [ref] : [])));
  return {
    id,
    kind: specimensPage.labels.kinds[kind],
    title,
    deliverable,
    path,
    csv: pathOfCsv(id),
    ties: seeAlso.filter((other) => tied.has(other.id)).map((other) => ({ id: other.id, to: other.path })),
    search: searchable([id, practice, title, deliverable, ...columns.map(({ name }) => name), ...namesIn(specimen)].join(" ")),
  };
}

/** The identifiers and names that stand in a specimen's rows, each once. */
const namesIn = (specimen: ShownSpecimen): string[] => [
  ...new Set(rowsOf(specimen).flatMap((row) => row.map(valueOf).filter((value) => typeof value === "string"))),
];
