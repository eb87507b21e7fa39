import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { balance, balances, credited, obligations } from "../../../books/balances.ts";
import type { FundLine } from "../../../books/ledger/document.ts";
import { apportioned } from "../../../books/ledger/funding.ts";
import { statements } from "../../../books/statements.ts";
import { cars, disbursed } from "../../../books/treasury-statement.ts";
import { dollars, recomputed, markedAs, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Line", type: "text" },
  { name: "Date", type: "date" },
  { name: "Allotted", type: "money", foots: true },
  { name: "Committed", type: "money", foots: true },
  { name: "Obligated", type: "money", foots: true },
  { name: "Paid", type: "money", foots: true },
  { name: "Available", type: "money", foots: true },
];

const QUARTER_ENDS = ["2025-12-31", "2026-03-31", "2026-06-30", "2026-09-30"];
const LINES: FundLine[] = ["6011", "6012"];

const statuses = QUARTER_ENDS.flatMap((date) =>
  LINES.map((fundLine) => {
    const scope = { fundLine, through: date };
    return {
      fundLine,
      date,
      allotted: apportioned[fundLine],
      committed: balance("470000", scope),
      obligated: obligations(scope),
      paid: balances(["480200", "490200"], scope),
      // Requisitions and orders against the line are a debit balance in 461000.
      available: apportioned[fundLine] + balance("461000", scope),
    };
  }),
);

const rows: Row[] = statuses.map(({ fundLine, date, allotted, committed, obligated, paid, available }) => [
  fundLine,
  date,
  allotted,
  committed,
  obligated,
  paid,
  // A line without a requisition or an order has nothing to recompute.
  committed + obligated === 0 ? available : recomputed(allotted - committed - obligated, available),
]);

const atYearEnd = rows.slice(-LINES.length);
const lastStatuses = statuses.slice(-LINES.length);
const operations = lastStatuses[0]!;

export const statusOfFunds = {
  kind: "table",
  id: "SOF-26-12",
  deliverable: "Status of funds report",
  title: "Operations and grants at four quarter-ends",
  caption: "Line 6011 is operations and line 6012 is grants, apportioned by SF132-26-01 and allotted by ALT-26-01. Committed is what requisitions reserve.",
  asOf: "2026-09-30",
  preparedBy: "Budget Officer",
  reviewed: { by: "Chief Financial Officer", on: "2026-10-06" },
  columns,
  rows,
  pulled: rowWith(rows, "6011", "2026-09-30"),
  lookFirst:
    `Committed is 0 on September 30. PR-26-0058 reserved ${dollars(credited("PR-26-0058", "470000"))} on August 17 and was canceled on September 24. Unused, it is part of the ${dollars(operations.available)} that expires.`,
  totals: [footed("Both lines, September 30", columns, atYearEnd)],
  ties: [
    markedAs("recomputed", tie(
      "Allotted − committed − obligated = available, September 30",
      sumOf(lastStatuses, ({ allotted, committed, obligated }) => allotted - committed - obligated),
      sumOf(lastStatuses, ({ available }) => available),
    )),
    tie(
      "Available = 461000 in TB-26-12 = unexpended appropriations − 480100 − 480200",
      sumOf(lastStatuses, ({ available }) => available),
      statements.unexpended - balances(["480100", "480200"]),
      "SCW-26-12",
    ),
    tie(
      "Line 6011 + line 6012 = warrant in CARS",
      sumOf(LINES, (line) => apportioned[line]),
      cars("2025-11-30"),
      "FBR-26-11",
    ),
    tie(
      "Paid = outlays per CARS",
      sumOf(lastStatuses, ({ paid }) => paid),
      disbursed,
      "FBR-26-11",
    ),
  ],
  cites: [{ name: "OMB Circular A-11, SF 132 and SF 133", edition: "August 2025, Appendix F" }],
  shares: ["SF132-26-01", "ALT-26-01", "PR-26-0058", "TB-26-12"],
  holds: ["SF132-26-01", "ALT-26-01", "PR-26-0058"],
} satisfies Specimen;
