import type { Entry, PostingLine } from "../content/types/specimen.types.ts";
import { type Account, accounts } from "./accounts.ts";
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
