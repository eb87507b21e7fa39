import { specimensPage } from "../../content/pages/specimens.ts";
import { withParam } from "../../lib/urls/with-param.ts";
import { categorySlug } from "../../content/slug.ts";
import type { ChoiceLink } from "../../content/types/page-section.types.ts";
import type { ShownSpecimen } from "../../content/types/specimen.types.ts";
import type { ListedSpecimen } from "../../content/types/specimens.types.ts";
import { SPECIMENS_PATH } from "../../content/specimens/specimen-labels.ts";
import { pathOfCsv } from "./specimen-sheet.server.ts";
import { shownSpecimens } from "./shown-specimens.server.ts";

/**
 * All specimens by type of document, and the practices in menu order, solutions last. Source: SHOW-3.
 * @param found limits the result to these pages
 * @param params the address's parameters: `practice` limits the list to one practice
 */
export function specimenList(
  found: ReadonlySet<string> | undefined,
  params: URLSearchParams,
): { specimens: ListedSpecimen[]; practices: ChoiceLink[] } {
  const wanted = shownSpecimens.filter(({ path }) => found?.has(path) ?? true);
  const names = [...new Set(shownSpecimens.map(({ practice }) => practice))];
  const chosen = names.find((name) => categorySlug(name) === params.get("practice"));
  const of = (name: string | undefined) => wanted.filter(({ practice }) => !name || practice === name);
  const linkTo = (name: string | undefined): ChoiceLink => ({
    label: name ?? specimensPage.list.all,
    to: withParam(SPECIMENS_PATH, params, "practice", name && categorySlug(name)),
    count: of(name).length,
    isCurrent: name === chosen,
  });
  return {
    specimens: of(chosen)
      .map(listed)
      .toSorted((a, b) => a.deliverable.localeCompare(b.deliverable, "en")),
    practices: [undefined, ...names].map(linkTo),
  };
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
