import { type Ledger, ledgerOf, type Role, ROLES } from "./account-roles.ts";
import { cumulativeOf, equipmentOf, leftOf, outlaysOf, statusOf, unexpendedOf } from "./statement-lines.ts";
import type { Fund } from "./fund.ts";
import type { Money } from "../money.ts";

export type TieId =
  | "budgetary"
  | "proprietary"
  | "memorandum"
  | "resources"
  | "treasury"
  | "left"
  | "received"
  | "accrued"
  | "disbursed"
  | "payables"
  | "prepaid"
  | "unexpended"
  | "cumulative"
  | "outlays";

/** Two figures that agree in an annual appropriated fund. */
interface TieRule {
  id: TieId;
  /** Both figures, or undefined if one is missing. */
  sides(fund: Fund): [Money, Money] | undefined;
  /** Whether an account is part of it. */
  includes(account: string): boolean;
  /** Whether it can differ for a good reason. */
  isExplained?: boolean;
  /** Ledgers whose unknown accounts could belong to it. */
  isOpenBy?: readonly Ledger[];
  /** Left out if no account of it is used. */
  onlyIfUsed?: boolean;
}

const STATUS: Role[] = ["unobligated", "undeliveredUnpaid", "undeliveredPaid", "deliveredUnpaid", "deliveredPaid"];

const among =
  (...roles: Role[]) =>
  (account: string): boolean =>
    roles.some((role) => (ROLES[role] as readonly string[]).includes(account));

const balanced = (ledger: Ledger): Pick<TieRule, "sides" | "includes"> => ({
  sides: (fund) => [fund.total(ledger, "debit"), fund.total(ledger, "credit")],
  includes: (account) => ledgerOf(account) === ledger,
});

/** All ties, in the order in which they are shown. */
export const TIES: readonly TieRule[] = [
  { id: "budgetary", ...balanced("budgetary") },
  { id: "proprietary", ...balanced("proprietary") },
  { id: "memorandum", ...balanced("memorandum"), onlyIfUsed: true },
  {
    id: "resources",
    sides: (fund) => [fund.debit("appropriation"), statusOf(fund)],
    includes: among("appropriation", ...STATUS),
    isOpenBy: ["budgetary"],
  },
  {
    id: "treasury",
    sides: (fund) => (fund.treasury === undefined ? undefined : [fund.debit("fundBalance"), fund.treasury]),
    includes: among("fundBalance"),
  },
  {
    id: "left",
    sides: (fund) => [fund.debit("fundBalance"), leftOf(fund)],
    includes: among("fundBalance", "unobligated", "undeliveredUnpaid", "deliveredUnpaid"),
    isOpenBy: ["budgetary", "proprietary"],
  },
  {
    id: "received",
    sides: (fund) => [fund.credit("received"), fund.debit("appropriation")],
    includes: among("received", "appropriation"),
    isOpenBy: ["budgetary", "proprietary"],
  },
  {
    id: "accrued",
    sides: (fund) => [fund.debit("usedAccrued"), fund.credit("expendedAccrued")],
    includes: among("usedAccrued", "expendedAccrued"),
  },
  {
    id: "disbursed",
    sides: (fund) => [fund.debit("usedDisbursed"), fund.credit("expendedDisbursed")],
    includes: among("usedDisbursed", "expendedDisbursed"),
  },
  {
    id: "payables",
    sides: (fund) => [fund.credit("payables"), fund.credit("deliveredUnpaid")],
    includes: among("payables", "deliveredUnpaid"),
    isExplained: true,
    isOpenBy: ["proprietary"],
  },
  {
    id: "prepaid",
    sides: (fund) => [fund.debit("advances"), fund.credit("undeliveredPaid")],
    includes: among("advances", "undeliveredPaid"),
    isExplained: true,
    isOpenBy: ["proprietary"],
  },
  {
    id: "unexpended",
    sides: (fund) => [unexpendedOf(fund), fund.credit("unobligated", "undeliveredUnpaid", "undeliveredPaid")],
    includes: among("received", "usedAccrued", "usedDisbursed", "unobligated", "undeliveredUnpaid", "undeliveredPaid"),
    isOpenBy: ["budgetary", "proprietary"],
  },
  {
    id: "cumulative",
    sides: (fund) => [cumulativeOf(fund), equipmentOf(fund)],
    includes: among("expendedAccrued", "expendedDisbursed", "expenses", "depreciation", "equipment", "depreciated"),
    isExplained: true,
    isOpenBy: ["proprietary"],
  },
  {
    id: "outlays",
    sides: (fund) => [fund.debit("expenses", "equipment", "advances") - fund.credit("payables"), outlaysOf(fund)],
    includes: among("expenses", "equipment", "advances", "payables", "undeliveredPaid", "deliveredPaid"),
    isOpenBy: ["budgetary", "proprietary"],
  },
];
