import type { Cell, Column, Row, Specimen } from "../../types/specimen.types.ts";
import { grant } from "../../../books/awards.ts";
import { accepted, balance, obligationsOf } from "../../../books/balances.ts";
import { accruedCosts } from "../../../books/grant-accrual.ts";
import { paymentSystem, sf425 } from "../../../books/grant-reports.ts";
import { disbursements } from "../../../books/treasury-statement.ts";
import { agreed, dollars, markedAs, tie, traced } from "../../../books/cells.ts";
import { rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Measure", type: "text" },
  { name: "Ledger", type: "money" },
  { name: "Payment system", type: "money" },
  { name: "SF-425", type: "money" },
  { name: "Difference", type: "money" },
];

const scope = { award: grant.award };
const obligated = obligationsOf(grant.award);
const paid = balance("490200", scope);
const accrued = balance("490100", scope);
const open = balance("480100", scope);
const spent = balance("610000", scope);
const left = paymentSystem.authorized - paymentSystem.drawn;
const nothing: Cell = null;

const rows: Row[] = [
  ["Authorized (10d)", obligated, agreed(paymentSystem.authorized, obligated), agreed(sf425["10d"], obligated), paymentSystem.authorized - obligated],
  ["Paid (10a)", paid, agreed(paymentSystem.drawn, paid), agreed(sf425["10a"], paid), paymentSystem.drawn - paid],
  ["Spent (10e)", spent, nothing, sf425["10e"], spent - sf425["10e"]],
  ["Recipient’s unliquidated obligations (10f)", nothing, nothing, sf425["10f"], nothing],
  ["Remaining, each by its own measure (10h)", open, left, sf425["10h"], traced(left - open, accepted("ACC-26-02"))],
];

export const awardReconciliation = {
  kind: "table",
  id: "AWR-26-12",
  deliverable: "Award reconciliation",
  title: "Three records of SMP26GR0001",
  caption: "Five measures of one grant, as reported by the ledger, the payment system and the recipient’s own report. Difference is the payment system less the ledger, except in the Spent row, where it is the ledger less the report.",
  asOf: sf425.on,
  preparedBy: "Grants Officer",
  reviewed: { by: "Controller", on: "2026-10-30" },
  columns,
  rows,
  pulled: rowWith(rows, "Spent (10e)"),
  lookFirst:
    "The difference of 600 comes from estimating the accrual and is not an error. The ledger closed on the estimate, the recipient reported its actual costs, and the 600 is adjusted in October.",
  ties: [
    tie("Paid + accrued + open = authorized", paid + accrued + open, paymentSystem.authorized),
    markedAs("recomputed", tie("SF-425: 10e + 10f + 10h = 10d", sf425["10e"] + sf425["10f"] + sf425["10h"], sf425["10d"])),
    tie(`Open in the ledger + ${dollars(spent - sf425["10e"])} − 10f = 10h`, open + spent - sf425["10e"] - sf425["10f"], sf425["10h"]),
    tie(
      "Spent in the ledger − 10e = accrual estimate − actual",
      spent - sf425["10e"],
      sumOf(accruedCosts, ({ estimate, actual }) => estimate - actual),
      "GAW-26-12",
    ),
    tie(
      "Paid = grant draws in CARS",
      paid,
      sumOf(
        disbursements.filter(({ reference }) => reference.startsWith("GRD")),
        ({ amount }) => amount,
      ),
      "WP-26-AP04",
    ),
    tie("Remaining in the payment system − open = accrued", left - open, accrued),
  ],
  cites: [
    { name: "SF-425, Federal Financial Report", edition: "lines 10a, 10d to 10f, and 10h" },
    { name: "2 CFR 200.328, financial reporting" },
  ],
  shares: ["SMP26GR0001", "GRD-26-0001", "ACC-26-02"],
  holds: ["SMP26GR0001"],
} satisfies Specimen;
