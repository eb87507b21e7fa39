import type { SheetPosting } from "../content/types/specimen-sheet.types.ts";
import type { Entry, PostingLine } from "../content/types/specimen.types.ts";
import { type Account, type AccountNumber, accounts } from "./accounts.ts";
import { documentOf } from "./ledger/index.ts";

/** A document as debits and credits, one list per ledger. */
export function entryOf(id: string): Entry {
  const { date, what, signs, lines } = documentOf(id);
  const of = (ledger: Account["ledger"]): PostingLine[] =>
    lines
      .filter(({ account }) => accounts[account].ledger === ledger)
      .map(({ account, side, amount }) => ({ account, title: accounts[account].title, side, amount }));
  return { document: id, date, what, signs, budgetary: of("budgetary"), proprietary: of("proprietary") };
}

/** Postings with their amount in the debit or the credit column, formatted by `write`. A title defaults to the account's. */
export const inColumns = (
  lines: readonly (Omit<PostingLine, "title"> & { title?: string })[],
  write: (amount: number) => string,
): SheetPosting[] =>
  lines.map(({ account, title, side, amount }) => ({
    account,
    title: title ?? accounts[account as AccountNumber].title,
    debit: side === "debit" ? write(amount) : "",
    credit: side === "credit" ? write(amount) : "",
  }));
