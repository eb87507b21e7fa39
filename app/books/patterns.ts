import type { AccountNumber } from "./accounts.ts";

/** One side of a posting in the books. `objectClass` if it differs from its document's. */
export interface BookLine {
  account: AccountNumber;
  side: "debit" | "credit";
  amount: number;
  objectClass?: string;
}

/** A debit and a credit of the same amount. */
const pair = (debit: AccountNumber, credit: AccountNumber, amount: number): BookLine[] => [
  { account: debit, side: "debit", amount },
  { account: credit, side: "credit", amount },
];

/* The postings of these books, one pattern per kind of event. Each balances in both ledgers. Amounts in whole dollars. */

/** An appropriation is enacted. */
export const enact = (amount: number) => [...pair("411900", "445000", amount), ...pair("101000", "310100", amount)];

export const apportion = (amount: number) => pair("445000", "451000", amount);

export const allot = (amount: number) => pair("451000", "461000", amount);

/** A requisition reserves funds. Canceling it reverses these lines. */
export const commit = (amount: number) => pair("461000", "470000", amount);
export const uncommit = (amount: number) => pair("470000", "461000", amount);

/** An order is signed against a commitment; the excess of the estimate over the price returns to the allotment. */
export const obligate = (price: number, committed = price): BookLine[] => [
  { account: "470000", side: "debit", amount: committed },
  { account: "480100", side: "credit", amount: price },
  ...(committed > price ? [{ account: "461000", side: "credit", amount: committed - price } as const] : []),
];

/** An order without a prior requisition. */
export const obligateAtOnce = (amount: number) => pair("461000", "480100", amount);

export const deobligate = (amount: number) => pair("480100", "461000", amount);

/** Goods or services are accepted and a payable is recorded. `cost`: expense, or the asset's account. */
export const accept = (amount: number, cost: AccountNumber = "610000") => [
  ...pair("480100", "490100", amount),
  ...pair(cost, "211000", amount),
  ...pair("310700", "570000", amount),
];

/** A payable is paid: the pair of appropriations used moves from accrued to disbursed. */
export const pay = (amount: number) => [
  ...pair("490100", "490200", amount),
  ...pair("211000", "101000", amount),
  ...pair("310710", "310700", amount),
  ...pair("570000", "570010", amount),
];

/** An order is received and paid in one event. */
export const payAtOnce = (amount: number) => [
  ...pair("480100", "490200", amount),
  ...pair("610000", "101000", amount),
  ...pair("310710", "570010", amount),
];

/** Interest, which no order included, paid from the allotment. */
export const payInterest = (amount: number, objectClass: string) =>
  [...pair("461000", "490200", amount), ...pair("633000", "101000", amount), ...pair("310710", "570010", amount)].map(
    (line) => ({ ...line, objectClass }),
  );

/** An advance: paid, not yet earned, so no appropriation is used. */
export const advance = (amount: number) => [...pair("480100", "480200", amount), ...pair("141000", "101000", amount)];

/** Part of an advance is earned: now the appropriation is used. */
export const earn = (amount: number) => [
  ...pair("480200", "490200", amount),
  ...pair("610000", "141000", amount),
  ...pair("310710", "570010", amount),
];

export const depreciate = (amount: number) => pair("671000", "175900", amount);
