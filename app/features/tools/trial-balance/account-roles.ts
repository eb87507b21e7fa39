/** The accounts that the tie-out knows, by what they are in an annual appropriated fund. Source: TOOL-2. */
export const ROLES = {
  fundBalance: ["101000"],
  advances: ["141000"],
  equipment: ["175000"],
  depreciated: ["175900"],
  payables: ["211000"],
  received: ["310100"],
  usedAccrued: ["310700"],
  usedDisbursed: ["310710"],
  appropriation: ["411900"],
  unobligated: ["445000", "451000", "461000", "470000"],
  undeliveredUnpaid: ["480100"],
  undeliveredPaid: ["480200"],
  deliveredUnpaid: ["490100"],
  deliveredPaid: ["490200"],
  expendedAccrued: ["570000"],
  expendedDisbursed: ["570010"],
  expenses: ["610000", "633000"],
  depreciation: ["671000"],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof ROLES;

const KNOWN: ReadonlySet<string> = new Set(Object.values(ROLES).flat());

export const isKnown = (account: string): boolean => KNOWN.has(account);

export type Ledger = "budgetary" | "proprietary" | "memorandum" | "other";

/** The ledger of an account by its first digit. Source: USSGL, Section I. */
export function ledgerOf(account: string): Ledger {
  const first = account[0]!;
  if (first === "4") return "budgetary";
  if (first === "8") return "memorandum";
  return "123567".includes(first) ? "proprietary" : "other";
}

/** Why a fund is no annual appropriated fund in its first year. */
export type Rejection =
  | "appropriation"
  | "trust"
  | "contract"
  | "borrowing"
  | "reappropriation"
  | "transfer"
  | "earlier"
  | "collections"
  | "reduced"
  | "expired"
  | "adjusted"
  | "revenue"
  | "outside"
  | "beginning";

/** The start of accounts that an annual appropriated fund does not have. */
const REJECTED: [start: string, why: Rejection][] = [
  ["4114", "trust"],
  ["411", "appropriation"],
  ["412", "appropriation"],
  ["413", "contract"],
  ["414", "borrowing"],
  ["415", "reappropriation"],
  ["416", "transfer"],
  ["417", "transfer"],
  ["419", "transfer"],
  ["420", "earlier"],
  ["421", "collections"],
  ["422", "collections"],
  ["425", "collections"],
  ["426", "collections"],
  ["427", "collections"],
  ["428", "collections"],
  ["439", "reduced"],
  ["465", "expired"],
  ["487", "adjusted"],
  ["488", "adjusted"],
  ["497", "adjusted"],
  ["498", "adjusted"],
  ["51", "revenue"],
  ["52", "revenue"],
];

/** Why an account does not belong to an annual appropriated fund, or undefined. */
export function rejectionOf(account: string): Rejection | undefined {
  if (isKnown(account)) return undefined;
  return ledgerOf(account) === "other" ? "outside" : REJECTED.find(([start]) => account.startsWith(start))?.[1];
}
