import { type Ledger, ledgerOf, type Role, ROLES } from "./account-roles.ts";
import type { Money } from "../money.ts";
import type { TrialLine } from "./read-line.ts";

/** An account with its balance in cents, above 0 for a debit. */
export interface AccountBalance {
  account: string;
  cents: Money;
}

/** Balances of a fund: the accounts of some roles added up, above 0 on the given side. */
export interface Fund {
  debit(...roles: Role[]): Money;
  credit(...roles: Role[]): Money;
  total(ledger: Ledger, side: "debit" | "credit"): Money;
  /** The balance at Treasury, if it was entered. */
  treasury?: Money;
}

/** Lines of one account added up, in the order of the chart. */
export function balancesOf(lines: readonly TrialLine[], which: "beginning" | "ending"): AccountBalance[] {
  const sums = new Map<string, Money>();
  for (const line of lines) sums.set(line.account, (sums.get(line.account) ?? 0n) + line[which]);
  return [...sums].map(([account, cents]) => ({ account, cents })).toSorted((a, b) => (a.account < b.account ? -1 : 1));
}

/** The balances of a fund by role. `treasury` is its balance in CARS, if known. */
export function fundOf(balances: readonly AccountBalance[], treasury: Money | undefined): Fund {
  const byAccount = new Map(balances.map(({ account, cents }) => [account, cents]));
  const debit = (...roles: Role[]) =>
    roles.flatMap((role): readonly string[] => ROLES[role]).reduce((sum, one) => sum + (byAccount.get(one) ?? 0n), 0n);
  return {
    debit,
    credit: (...roles) => -debit(...roles),
    total: (ledger, side) =>
      balances
        .filter(({ account, cents }) => ledgerOf(account) === ledger && (side === "debit" ? cents > 0n : cents < 0n))
        .reduce((sum, { cents }) => sum + (side === "debit" ? cents : -cents), 0n),
    ...(treasury !== undefined && { treasury }),
  };
}
