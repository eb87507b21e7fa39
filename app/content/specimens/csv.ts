import { type CsvValue, toCsv } from "../../lib/text/csv.ts";
import type { Specimen } from "../shapes/specimen.ts";
import { LABEL } from "./books/agency.ts";
import { rowsOf, valueOf } from "./make/rows.ts";

/** Name of a specimen’s file, which says itself what it is. Source: SHOW-3. */
export const csvName = ({ id }: Pick<Specimen, "id">): string => `specimen-${id}.csv`;

/**
 * A specimen as CSV. Every row begins with the label, so that no row loses it in a spreadsheet; dates are ISO, and
 * totals are left to whoever adds up. Source: SHOW-3.
 */
export function csvOf(specimen: Specimen): string {
  const header = ["Specimen", ...specimen.columns.map(({ name }) => name)];
  const rows = rowsOf(specimen).map((row) => [LABEL, ...row.map((cell) => plain(valueOf(cell)))]);
  return toCsv([header, ...rows]);
}

/** Curly apostrophes as straight ones: a file of ASCII alone is read right by a spreadsheet that guesses its encoding. */
const plain = (value: CsvValue): CsvValue => (typeof value === "string" ? value.replaceAll("’", "'") : value);
