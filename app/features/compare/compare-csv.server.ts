import { comparePage } from "../../content/pages/compare.ts";
import { toCsv } from "../../lib/text/csv.ts";
import { comparePageData } from "./compare-page-data.server.ts";
import type { ComparedCell } from "./compare.types.ts";

interface CsvSource {
  /** The values of the query parameter. */
  lists: readonly string[];
  /** Origin of the site, for the addresses of the pages. */
  siteUrl: string;
  day: Date;
}

/**
 * A comparison as CSV: one row per criterion, one column per service. Undefined for fewer than two services. Source:
 * PACK-4.
 */
export function compareCsv({ lists, siteUrl, day }: CsvSource): string | undefined {
  const { services, rows, contact } = comparePageData(lists);
  if (rows.length === 0) return undefined;
  const { table, contact: labels, csv } = comparePage;
  const forAll = (value: string) => services.map(() => value);
  return toCsv([
    [table.criterion, ...services.map(({ name }) => name)],
    ...rows.map(({ name, cells }) => [
      name,
      ...(cells.length === 1 ? forAll(inOneField(cells[0]!)) : cells.map(inOneField)),
    ]),
    [csv.page, ...services.map(({ path }) => siteUrl + path)],
    [labels.heading, ...forAll(contact)],
    [csv.day, ...forAll(day.toISOString().slice(0, 10))],
  ]);
}

const inOneField = (cell: ComparedCell): string =>
  cell.map(({ text, amount, mark }) => [text, amount, mark && `(${mark})`].filter(Boolean).join(" ")).join("; ") ||
  comparePage.table.none;
