import { type CsvValue, toCsv } from "../../lib/text/csv.ts";
import type { Specimen } from "../../content/types/specimen.types.ts";
import { LABEL } from "../../books/agency.ts";
import { valueOf } from "../../books/rows.ts";

/** File name of a specimen’s CSV, which says that it is a specimen. Source: SHOW-3. */
export const csvName = ({ id }: Pick<Specimen, "id">): string => `specimen-${id}.csv`;

/**
 * A specimen as CSV. Every row starts with the label and the as-of date, so that rows keep them in a spreadsheet. Dates
 * are ISO. Totals come last, labeled in the first column. Source: SHOW-3, SHOW-4.
 */
export function csvOf(specimen: Specimen): string {
  const header = ["Specimen", "As of", ...specimen.columns.map(({ name }) => name)];
  const rows = specimen.rows.map((row) => row.map(valueOf));
  const totals = (specimen.totals ?? []).map(({ label, cells }) => [`Total: ${label}`, ...cells.slice(1)]);
  return toCsv([header, ...[...rows, ...totals].map((row) => [LABEL, specimen.asOf, ...row.map(plain)])]);
}

/** Straightens curly apostrophes: spreadsheets that guess the encoding read pure ASCII correctly. */
const plain = (value: CsvValue): CsvValue => (typeof value === "string" ? value.replaceAll("’", "'") : value);
