import { type AccountNumber, accountNumbers, accounts } from "./accounts.ts";
import { documents, documentOf } from "./ledger/index.ts";
import type { FundLine, LedgerDocument } from "./ledger/document.ts";
import type { BookLine } from "./patterns.ts";

/** Which postings a balance counts; all that is left out counts. Dates are ISO and included. */
export interface Scope {
  through?: string;
  /** Leaves out what was keyed after this day: the ledger as somebody saw it then. */
  keyedBy?: string;
  award?: string;
  fundLine?: FundLine;
  objectClass?: string;
}

/** Balance of an account in whole dollars, above 0 on its normal side. */
export function balance(account: AccountNumber, scope: Scope = {}): number {
  return linesIn(scope)
    .filter((line) => line.account === account)
    .reduce((sum, line) => sum + (line.side === accounts[account].normal ? line.amount : -line.amount), 0);
}

/** Sum of the balances of several accounts. */
export const balances = (numbers: readonly AccountNumber[], scope: Scope = {}): number =>
  numbers.reduce((sum, account) => sum + balance(account, scope), 0);

/** How many lines were posted to an account. */
export const lineCount = (account: AccountNumber, scope: Scope = {}): number =>
  linesIn(scope).filter((line) => line.account === account).length;

/** The accounts that hold what was ordered, received and paid for. */
const OBLIGATIONS = ["480100", "480200", "490100", "490200"] as const;

/** Obligations to date, paid and unpaid. */
export const obligations = (scope: Scope = {}): number => balances(OBLIGATIONS, scope);

/** Obligations of an award itself, without the interest that paying it late cost. */
export const obligationsOf = (award: string, through?: string): number =>
  obligations({ award, through }) - obligations({ award, through, objectClass: "43.0" });

/** What one document debits less what it credits in an account. */
export function debited(document: string, account: AccountNumber): number {
  return documentOf(document)
    .lines.filter((line) => line.account === account)
    .reduce((sum, line) => sum + (line.side === "debit" ? line.amount : -line.amount), 0);
}

/** What one document credits less what it debits in an account. */
export const credited = (document: string, account: AccountNumber): number => -debited(document, account) || 0;

/** What a receipt or an accrual accepted. */
export const accepted = (document: string): number => credited(document, "490100");

/** Every account with its balance, in the order of the chart. */
export const trialBalance = (scope: Scope = {}): { account: AccountNumber; balance: number }[] =>
  accountNumbers.map((account) => ({ account, balance: balance(account, scope) }));

function linesIn(scope: Scope): BookLine[] {
  return documents
    .filter((document) => isIn(document, scope))
    .flatMap((document) =>
      document.lines.filter(
        (line) => !scope.objectClass || (line.objectClass ?? document.objectClass) === scope.objectClass,
      ),
    );
}

function isIn(document: LedgerDocument, { through, keyedBy, award, fundLine }: Scope): boolean {
  return (
    (!through || document.date <= through) &&
    (!keyedBy || (document.keyed ?? document.date) <= keyedBy) &&
    (!award || document.award === award) &&
    (!fundLine || document.fundLine === fundLine)
  );
}
