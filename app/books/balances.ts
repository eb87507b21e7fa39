import { type AccountNumber, accountNumbers, accounts } from "./accounts.ts";
import { documents, documentOf } from "./ledger/index.ts";
import type { FundLine, LedgerDocument } from "./ledger/document.ts";

/** Limits the postings that a balance includes; all by default. Dates are ISO and inclusive. */
export interface Scope {
  through?: string;
  /** Excludes what was entered after this day: the ledger as of that day. */
  keyedBy?: string;
  award?: string;
  fundLine?: FundLine;
  objectClass?: string;
}

/** A line with the fields of its document that filters need. `amount` is above 0 on the account’s normal side. */
interface Posting {
  document: LedgerDocument;
  objectClass: string | undefined;
  amount: number;
}

/** The lines of each account, indexed once: sheets compute several hundred balances. */
const postings = new Map<AccountNumber, Posting[]>(accountNumbers.map((account) => [account, []]));
for (const document of documents) {
  for (const { account, side, amount, objectClass = document.objectClass } of document.lines) {
    const signed = side === accounts[account].normal ? amount : -amount;
    postings.get(account)!.push({ document, objectClass, amount: signed });
  }
}

const postingsTo = (account: AccountNumber, scope: Scope): Posting[] =>
  postings.get(account)!.filter((posting) => isIn(posting, scope));

/** Balance of an account in whole dollars, above 0 on its normal side. */
export const balance = (account: AccountNumber, scope: Scope = {}): number =>
  postingsTo(account, scope).reduce((sum, { amount }) => sum + amount, 0);

export const balances = (numbers: readonly AccountNumber[], scope: Scope = {}): number =>
  numbers.reduce((sum, account) => sum + balance(account, scope), 0);

/** Number of lines posted to an account. */
export const lineCount = (account: AccountNumber, scope: Scope = {}): number => postingsTo(account, scope).length;

/** Accounts of orders, deliveries and payments. */
const OBLIGATIONS = ["480100", "480200", "490100", "490200"] as const;

/** Obligations to date, paid and unpaid. */
export const obligations = (scope: Scope = {}): number => balances(OBLIGATIONS, scope);

/** Obligations of an award, excluding late-payment interest. */
export const obligationsOf = (award: string, through?: string): number =>
  obligations({ award, through }) - obligations({ award, through, objectClass: "43.0" });

/** A document's debits less its credits in an account. */
export function debited(document: string, account: AccountNumber): number {
  return documentOf(document)
    .lines.filter((line) => line.account === account)
    .reduce((sum, line) => sum + (line.side === "debit" ? line.amount : -line.amount), 0);
}

/** A document's credits less its debits in an account. */
export const credited = (document: string, account: AccountNumber): number => -debited(document, account) || 0;

/** The amount that a receipt or an accrual accepted. */
export const accepted = (document: string): number => credited(document, "490100");

/** Every account with its balance, in the order of the chart. */
export const trialBalance = (scope: Scope = {}): { account: AccountNumber; balance: number }[] =>
  accountNumbers.map((account) => ({ account, balance: balance(account, scope) }));

function isIn({ document, objectClass }: Posting, scope: Scope): boolean {
  return (
    (!scope.through || document.date <= scope.through) &&
    (!scope.keyedBy || (document.keyed ?? document.date) <= scope.keyedBy) &&
    (!scope.award || document.award === scope.award) &&
    (!scope.fundLine || document.fundLine === scope.fundLine) &&
    (!scope.objectClass || objectClass === scope.objectClass)
  );
}
