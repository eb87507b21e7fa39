import { accounts } from "../../app/content/specimens/books/accounts.ts";
import { documents } from "../../app/content/specimens/books/ledger/index.ts";
import type { LedgerDocument } from "../../app/content/specimens/books/ledger/document.ts";

/*
 * The books read a second time, straight from their postings, so that a sheet is not proved by the code that wrote it.
 */

/** Sum of a list by what each member counts. */
export const sum = <Member>(list: readonly Member[], amount: (member: Member) => number): number =>
  list.reduce((total, member) => total + amount(member), 0);

/** The side on which an account normally stands. */
export const normal = (account: string): "debit" | "credit" => accounts[account as keyof typeof accounts].normal;

/** Balance of an account over the documents to keep, above 0 on its normal side. */
export function posted(account: string, keep: (document: LedgerDocument) => boolean = () => true): number {
  let balance = 0;
  for (const document of documents) {
    if (!keep(document)) continue;
    for (const line of document.lines) {
      if (line.account === account) balance += line.side === normal(account) ? line.amount : -line.amount;
    }
  }
  return balance;
}

/** What one document moved through an account, without a sign. */
export function moved(id: string, account: string): number {
  const { lines } = documents.find((document) => document.id === id)!;
  return Math.abs(
    sum(lines, (line) => (line.account === account ? (line.side === "debit" ? line.amount : -line.amount) : 0)),
  );
}
