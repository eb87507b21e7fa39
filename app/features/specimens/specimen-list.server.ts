import { specimensPage } from "../../content/pages/specimens.ts";
import { solutionsOverviewPage } from "../../content/pages/solutions-overview.ts";
import { findCategory } from "../../content/services/index.ts";
import { categorySlug } from "../../content/slug.ts";
import type { ChoiceLink } from "../../content/types/page-section.types.ts";
import type { SpecimenGroup } from "../../content/types/specimens.types.ts";
import { SPECIMENS_PATH } from "../../content/specimens/specimen-labels.ts";
import { readQuery } from "../../lib/text/read-query.ts";
import { withParam } from "../../lib/urls/with-param.ts";
import { pathOfCsv } from "./specimen-sheet.server.ts";
import { shownSpecimens } from "./shown-specimens.server.ts";
import { markerOf } from "./specimen-marks.server.ts";
import { specimensWith } from "./specimens-with.server.ts";

/**
 * All specimens by practice, in menu order, solutions last. Source: SHOW-3.
 * @param params the address's parameters: `q` limits the list to specimens that contain it, `practice` to one practice
 */
export function specimenList(params: URLSearchParams): {
  groups: SpecimenGroup[];
  practices: ChoiceLink[];
  isFiltered: boolean;
} {
  const { query } = readQuery(params.getAll("q"));
  const wanted = query ? specimensWith(query) : shownSpecimens;
  const mark = markerOf(query);
  const names = [...new Set(shownSpecimens.map(({ practice }) => practice))];
  const chosen = names.find((name) => categorySlug(name) === params.get("practice"));
  const of = (name: string | undefined) => wanted.filter(({ practice }) => !name || practice === name);
  const linkTo = (name: string | undefined): ChoiceLink => ({
    label: name ?? specimensPage.list.all,
    to: withParam(SPECIMENS_PATH, params, "practice", name && categorySlug(name)),
    count: of(name).length,
    isCurrent: name === chosen,
  });
  const groups = (chosen ? [chosen] : names).map((practice) => ({
    practice,
    promise: (findCategory(categorySlug(practice)) ?? solutionsOverviewPage).promise,
    specimens: of(practice).map((specimen) => ({
      id: specimen.id,
      ...mark(specimen),
      path: specimen.path,
      csv: pathOfCsv(specimen.id),
    })),
  }));
  return {
    groups: groups.filter(({ specimens }) => specimens.length > 0),
    practices: [undefined, ...names].map(linkTo),
    isFiltered: Boolean(query || chosen),
  };
}
