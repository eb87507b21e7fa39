import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { agency } from "../../../books/agency.ts";
import { balance, credited } from "../../../books/balances.ts";
import { entryOf } from "../../../books/entries.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { augustDifference, cars } from "../../../books/treasury-statement.ts";
import { agreed, tie, traced } from "../../../books/cells.ts";
import { footed, rowWith } from "../../../books/rows.ts";

const MONTH_ENDS = [
  "2025-11-30",
  "2026-01-31",
  "2026-03-31",
  "2026-04-30",
  "2026-05-31",
  "2026-07-31",
  "2026-08-31",
  "2026-09-30",
];

/** The ledger's cash balance when each month was read; August was read before the item was entered. */
const ledgerCash = (monthEnd: string) =>
  balance("101000", {
    through: monthEnd,
    keyedBy: monthEnd === augustDifference.at ? augustDifference.extracted : monthEnd,
  });

const columns: Column[] = [
  { name: "Period", type: "date" },
  { name: "101000", type: "money" },
  { name: "CARS", type: "money" },
  { name: "Difference", type: "money", foots: true },
  { name: "Item", type: "id" },
  { name: "Cleared", type: "date" },
];

const rows: Row[] = MONTH_ENDS.map((monthEnd) => {
  const cash = ledgerCash(monthEnd);
  const difference = cash - cars(monthEnd);
  if (monthEnd !== augustDifference.at) return [monthEnd, cash, agreed(cars(monthEnd), cash), difference, null, null];
  const { id, keyed } = documentOf(augustDifference.item);
  return [monthEnd, cash, cars(monthEnd), traced(difference, credited(id, "101000")), id, keyed!];
});

export const fundBalanceReconciliation = {
  kind: "entry",
  id: "FBR-26-11",
  deliverable: "Fund balance with Treasury reconciliation",
  title: "Account 101000 against the CARS Account Statement",
  caption:
    `${agency.tafs}: the ledger’s balance, Treasury’s and the item behind any difference. Months not shown had no cash movement.`,
  asOf: "2026-09-30",
  preparedBy: "Treasury Reporting Accountant",
  reviewed: { by: "Controller", on: "2026-10-05" },
  columns,
  rows,
  entries: [entryOf(augustDifference.item)],
  pulled: rowWith(rows, augustDifference.at),
  lookFirst:
    "In August, period 11 in this sheet’s number, one item is the whole difference: an IPAC settled on August 26, the month’s last day for buy/sell, and keyed on September 2. Release R26.3 now opens a task at settlement (REQ-122).",
  totals: [footed("Hash total of differences", columns, rows)],
  ties: [
    tie(
      "August 31: 101000 as read on September 1 − CARS = IPAC-26-0388",
      ledgerCash("2026-08-31") - cars("2026-08-31"),
      credited("IPAC-26-0388", "101000"),
    ),
    tie(
      "August 31: 101000 after the item was keyed = CARS",
      balance("101000", { through: "2026-08-31" }),
      cars("2026-08-31"),
    ),
    tie("September 30: 101000 = CARS", balance("101000"), cars("2026-09-30")),
  ],
  cites: [
    { name: "Fund Balance with Treasury reconciliation", edition: "TFM Volume I, Part 2, Chapter 5100" },
    {
      name: "IPAC cutoff for buy/sell transactions",
      edition: "TFM Volume I, Part 2, Chapter 4700, Appendix 8",
    },
  ],
  shares: ["IPAC-26-0388", "101000", "REQ-122"],
  holds: ["IPAC-26-0388", "101000"],
} satisfies Specimen;
