import type { MisstatementField } from "../../../content/types/misstatement-page.types.ts";
import { postedLines, type PostedLine } from "./altered-ties.server.ts";
import type { MisstatementEntries } from "./misstatement.types.ts";

/** Longer entries are cut: no valid one is longer. */
export const MAX_CHARS = 40;

/** The books are in whole dollars. */
const WHOLE_DOLLARS = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.00?)?$/;
const MAX_DOLLARS = 999_999_999;

export interface Change {
  line: PostedLine;
  amount: number;
}

/** Reads the query of the form. Without any entry there is neither a change nor an error. */
export function readChange(query: URLSearchParams): MisstatementEntries & { change?: Change } {
  const valueOf = (field: MisstatementField) => query.get(field)?.trim().slice(0, MAX_CHARS) || undefined;
  const line = valueOf("line");
  const text = valueOf("amount");
  if (!line && !text) return { values: {}, errors: {} };
  const values = { ...(line && { line }), ...(text && { amount: text }) };
  const posted = line ? postedLines.get(line) : undefined;
  const amount = text ? dollarsOf(text) : undefined;
  const errors: MisstatementEntries["errors"] = {
    ...(!posted && { line: line ? "unknown" : "line" }),
    ...(amount === undefined && { amount: "amount" }),
  };
  return posted && amount !== undefined ? { values, errors, change: { line: posted, amount } } : { values, errors };
}

/** Whole dollars as typed; undefined if it is no such amount. */
export function dollarsOf(text: string): number | undefined {
  const [, whole] = WHOLE_DOLLARS.exec(text) ?? [];
  const dollars = whole ? Number(whole.replaceAll(",", "")) : undefined;
  return dollars !== undefined && dollars <= MAX_DOLLARS ? dollars : undefined;
}
