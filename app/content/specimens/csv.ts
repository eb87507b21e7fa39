import { type CsvValue, toCsv } from "../../lib/text/csv.ts";
import type { Specimen } from "../shapes/specimen.ts";
import { LABEL } from "./books/agency.ts";
import { rowsOf, valueOf } from "./make/rows.ts";

/** Name of a specimen’s file, which says itself what it is. Source: SHOW-3. */
export const csvName = ({ id }: Pick<Specimen, "id">): string => `specimen-${id}.csv`;

/**
 * A specimen as CSV. Every row begins with the label and the date it is as of, so that no row loses them in a spreadsheet.
 * Dates are ISO. The totals of the sheet come last; each says in its first column that it is one. Source: SHOW-3, SHOW-4.
 */
export function csvOf(specimen: Specimen): string {
  const header = ["Specimen", "As of", ...specimen.columns.map(({ name }) => name)];
  const rows = rowsOf(specimen).map((row) => row.map(valueOf));
  const totals = (specimen.totals ?? []).map(({ label, cells }) => [`Total: ${label}`, ...cells.slice(1)]);
  return toCsv([header, ...[...rows, ...totals].map((row) => [LABEL, specimen.asOf, ...row.map(plain)])]);
}

/** Curly apostrophes as straight ones: a file of ASCII alone is read right by a spreadsheet that guesses its encoding. */
const plain = (value: CsvValue): CsvValue => (typeof value === "string" ? value.replaceAll("’", "'") : value);
