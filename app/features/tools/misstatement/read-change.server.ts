import type { MisstatementField } from "../../../content/types/misstatement-page.types.ts";
import { postedLines, type PostedLine } from "./altered-ties.server.ts";
import { readMoney } from "../money.ts";
import { typedIn } from "../parse-values.server.ts";
import type { MisstatementEntries } from "./misstatement.types.ts";

const MAX_CENTS = 99_999_999_900n;

export interface Change {
  line: PostedLine;
  amount: number;
}

/** Reads the query of the form. Without any entry there is neither a change nor an error. */
export function readChange(query: URLSearchParams): MisstatementEntries & { change?: Change } {
  const valueOf = (field: MisstatementField) => typedIn(query, field);
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

/** Whole dollars as typed, as the books have them; undefined if it is no such amount. */
export function dollarsOf(text: string): number | undefined {
  const cents = readMoney(text);
  const isWhole = typeof cents === "bigint" && cents >= 0n && cents <= MAX_CENTS && cents % 100n === 0n;
  return isWhole ? Number(cents / 100n) : undefined;
}
