import { isKnown, type Ledger, ledgerOf, type Rejection, rejectionOf } from "./account-roles.ts";
import { type AccountBalance, balancesOf, fundOf } from "./fund.ts";
import type { Money } from "../money.ts";
import type { TrialLine } from "./read-line.ts";
import { linesOf, type StatementLine } from "./statement-lines.ts";
import { TIES, type TieId } from "./ties.ts";

export interface LedgerTotal {
  ledger: Ledger;
  debits: Money;
  credits: Money;
}

/**
 * Whether a tie holds. `explain`: it does not, for which there can be a reason. `open`: accounts that the tool does not
 * know could belong to either side, so its figures prove nothing. `skipped`: a figure is missing.
 */
export type TieState = "holds" | "fails" | "explain" | "open" | "skipped";

export interface Tie {
  id: TieId;
  left: Money;
  right: Money;
  state: TieState;
  accounts: AccountBalance[];
}

export interface TieOut {
  ledgers: LedgerTotal[];
  lines: StatementLine[];
  ties: Tie[];
  unknown: AccountBalance[];
  /** Accounts that are part of every tie that fails. */
  suspects: AccountBalance[];
}

export interface Refusal {
  account: string;
  why: Rejection;
}

const isUsed = ({ cents }: AccountBalance): boolean => cents !== 0n;

/** The accounts for which this is no annual appropriated fund in its first year. */
export function refusalsOf(lines: readonly TrialLine[]): Refusal[] {
  const wrong = balancesOf(lines, "ending").filter(isUsed);
  const begun = balancesOf(lines, "beginning").filter((one) => isUsed(one) && ledgerOf(one.account) !== "other");
  return [
    ...wrong.flatMap(({ account }) => {
      const why = rejectionOf(account);
      return why ? [{ account, why }] : [];
    }),
    ...begun.map(({ account }): Refusal => ({ account, why: "beginning" })),
  ];
}

/**
 * Ties out the trial balance of an annual appropriated fund. Amounts in cents.
 * @param treasury the fund's balance in CARS, if known
 */
export function tieOut(lines: readonly TrialLine[], treasury?: Money): TieOut {
  const balances = balancesOf(lines, "ending");
  const fund = fundOf(balances, treasury);
  const unknown = balances.filter(({ account, cents }) => cents !== 0n && !isKnown(account));
  const ties = TIES.flatMap((tie): Tie[] => {
    const sides = tie.sides(fund);
    const accounts = balances.filter(({ account }) => tie.includes(account));
    if (tie.onlyIfUsed && accounts.length === 0) return [];
    if (!sides) return [{ id: tie.id, left: 0n, right: 0n, state: "skipped", accounts }];
    const [left, right] = sides;
    const isOpen = unknown.some(({ account }) => tie.isOpenBy?.includes(ledgerOf(account)));
    const state: TieState = isOpen ? "open" : left === right ? "holds" : tie.isExplained ? "explain" : "fails";
    return [{ id: tie.id, left, right, state, accounts }];
  });
  const failing = ties
    .filter(({ state }) => state === "fails" || state === "explain")
    .map(({ accounts }) => new Set(accounts.map(({ account }) => account)));
  return {
    ledgers: (["budgetary", "proprietary", "memorandum", "other"] as const)
      .filter((ledger) => balances.some(({ account }) => ledgerOf(account) === ledger))
      .map((ledger) => ({ ledger, debits: fund.total(ledger, "debit"), credits: fund.total(ledger, "credit") })),
    lines: linesOf(fund),
    ties,
    unknown,
    suspects:
      failing.length === 0 ? [] : balances.filter(({ account }) => failing.every((accounts) => accounts.has(account))),
  };
}
