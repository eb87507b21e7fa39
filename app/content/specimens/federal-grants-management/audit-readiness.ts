import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { grant } from "../../../books/awards.ts";
import { balance, credited } from "../../../books/balances.ts";
import { costsToYearEnd, paymentSystem, RESEARCH, scheduledAwards } from "../../../books/grant-reports.ts";
import { agreed, count, dollars, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Listing", type: "key" },
  { name: "Program", type: "text" },
  { name: "Federal agency", type: "text" },
  { name: "Cluster", type: "text" },
  { name: "Award", type: "id" },
  { name: "Pass-through entity", type: "text" },
  { name: "Spent", type: "money", foots: true },
  { name: "To subrecipients", type: "money", foots: true },
  { name: "Ledger", type: "money", foots: true },
];

const drawn = balance("490200", { award: grant.award });

const secondDraw = credited("GRD-26-0002", "101000");

const rows: Row[] = scheduledAwards.map((row) => [
  row.listing,
  row.program,
  row.agency,
  row.cluster,
  row.award,
  row.passThrough,
  row.spent,
  row.toSubrecipients,
  agreed(row.ledger, row.spent),
]);

export const expenditureSchedule = {
  kind: "table",
  id: "SEFA-26",
  deliverable: "Draft SEFA with tie-out",
  title: "Schedule of expenditures of federal awards, year ended June 30",
  caption:
    "The recipient’s five awards, with what 2 CFR 200.510(b) requires for each. If there is a pass-through entity, the award number is that entity’s. Notes: the schedule is on the accrual basis. The recipient has a negotiated indirect cost rate and does not use the de minimis rate.",
  asOf: "2026-07-31",
  entity: grant.recipient,
  preparedBy: "University Controller",
  reviewed: { by: "University Chief Financial Officer", on: "2026-08-05" },
  columns,
  rows,
  pulled: rowWith(rows, "00.001"),
  lookFirst:
    `The draws equal the year’s costs. The second, ${dollars(secondDraw)}, came on July 20, so on June 30 the costs that it reimburses were a receivable.`,
  totals: [
    footed(
      "Cluster total",
      columns,
      rows.filter((row) => row.includes(RESEARCH)),
    ),
    footed("All awards", columns, rows),
  ],
  ties: [
    tie("Line 1 = draws on SMP26GR0001", costsToYearEnd, drawn, "AWR-26-12"),
    tie("Line 1 = drawn in the payment system", costsToYearEnd, paymentSystem.drawn, "AWR-26-12"),
    tie(
      "Spent on five awards = the recipient’s ledger",
      sumOf(scheduledAwards, (row) => row.spent),
      sumOf(scheduledAwards, (row) => row.ledger),
    ),
    count(
      "Awards with no more passed through than spent = awards",
      scheduledAwards.filter((row) => row.toSubrecipients <= row.spent).length,
      scheduledAwards.length,
    ),
  ],
  cites: [{ name: "2 CFR 200.510(b), schedule of expenditures of Federal awards" }],
  shares: ["SMP26GR0001", "00.001"],
} satisfies Specimen;
