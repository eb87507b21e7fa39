import { specimensPage } from "../../content/pages/specimens.ts";
import { categorySlug } from "../../content/slug.ts";
import type { ChoiceLink } from "../../content/types/page-section.types.ts";
import type { ShownSpecimen } from "../../content/types/specimen.types.ts";
import type { SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import type { ListedSpecimen, SpecimenGroup } from "../../content/types/specimens.types.ts";
import { SPECIMENS_PATH } from "../../content/specimens/specimen-labels.ts";
import { withParam } from "../../lib/urls/with-param.ts";
import { pathOfCsv, sheetOf, textOf } from "./specimen-sheet.server.ts";
import { shownSpecimens } from "./shown-specimens.server.ts";

/** Rows of a miniature. */
const ROWS = 3;

/**
 * All specimens by practice, in menu order, solutions last. Source: SHOW-3.
 * @param found limits the result to these pages
 * @param params the address's parameters: `practice` limits the list to one practice
 */
export function specimenList(
  found: ReadonlySet<string> | undefined,
  params: URLSearchParams,
): { groups: SpecimenGroup[]; practices: ChoiceLink[] } {
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
  const doors = found || chosen ? [] : specimensPage.list.doors;
  const groups = (chosen ? [chosen] : names).map((practice, index) => ({
    practice,
    specimens: of(practice).map(listed),
    ...(doors[index] && { door: doors[index] }),
  }));
  return {
    groups: groups.filter(({ specimens }) => specimens.length > 0),
    practices: [undefined, ...names].map(linkTo),
  };
}

function listed(specimen: ShownSpecimen): ListedSpecimen {
  const { id, title, label, deliverable, path, ties, seeAlso } = specimen;
  const tied = new Set(ties.flatMap(({ ref }) => (ref ? [ref] : [])));
  return {
    id,
    title,
    label,
    deliverable,
    path,
    csv: pathOfCsv(id),
    ...miniature(sheetOf(specimen)),
    ties: seeAlso.filter((other) => tied.has(other.id)).map((other) => ({ id: other.id, to: other.path })),
  };
}

/** The first column of three rows beside the column that is summed, or else the first column of figures or short texts. */
function miniature({
  columns,
  rows,
  totals,
  pulled,
}: SpecimenSheet): Pick<ListedSpecimen, "columns" | "rows" | "total" | "more"> {
  const summed = totals[0]?.findIndex((cell, index) => index > 0 && cell !== "") ?? -1;
  const short = columns.findIndex(({ set }, index) => index > 0 && set !== undefined);
  const column = summed > 0 ? summed : Math.max(short, 1);
  const from = Math.max(0, Math.min(pulled - 1, rows.length - ROWS));
  return {
    columns: [columns[0]!.name, columns[column]!.name],
    rows: rows.slice(from, from + ROWS).map((row, index) => ({
      label: textOf(row[0]!),
      value: textOf(row[column]!),
      isPulled: from + index === pulled,
    })),
    ...(summed > 0 && { total: { label: totals[0]![0]!, value: totals[0]![summed]! } }),
    more: Math.max(0, rows.length - ROWS),
  };
}
