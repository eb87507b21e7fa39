import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { accepted, credited } from "../../../books/balances.ts";
import { entryOf } from "../../../books/entries.ts";
import { accruedCosts, baseOf, INDIRECT_PERCENT, indirectCosts } from "../../../books/grant-accrual.ts";
import { recipientCosts, sf425 } from "../../../books/grant-reports.ts";
import { dollars, markedAs, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Cost", type: "text" },
  { name: "Estimate", type: "money", foots: true },
  { name: "Actual", type: "money", foots: true },
  { name: "Difference", type: "money", foots: true },
  { name: "Percent over actual", type: "decimal" },
];

/** By how much an estimate was too high, in percent of the actual amount, to a tenth. */
const percent = (estimate: number, actual: number) => Math.round(((estimate - actual) / actual) * 1000) / 10;

const rows: Row[] = accruedCosts.map(({ cost, estimate, actual }) => [
  cost,
  estimate,
  actual,
  estimate - actual,
  percent(estimate, actual),
]);

const travel = accruedCosts.find(({ cost }) => cost === "Travel")!;
const estimated = sumOf(accruedCosts, ({ estimate }) => estimate);
const actual = sumOf(accruedCosts, (cost) => cost.actual);
const drawn = credited("GRD-26-0001", "101000") + credited("GRD-26-0002", "101000");

export const accrualWorkbook = {
  kind: "entry",
  id: "GAW-26-12",
  deliverable: "Grant accrual workbook",
  title: "The year-end estimate for SMP26GR0001, reviewed in October",
  caption: "Five costs as estimated on September 30 from the recipient’s forecast, and as shown in its ledger with the October 28 report.",
  asOf: sf425.on,
  preparedBy: "Grants Specialist",
  reviewed: { by: "Chief Financial Officer", on: "2026-10-29" },
  columns,
  rows,
  entries: [entryOf("ACC-26-02")],
  pulled: rowWith(rows, "Salaries"),
  lookFirst:
    `The estimate is 2.0% high, and half of that is salaries. Travel is a quarter too high, but that is only ${dollars(travel.estimate - travel.actual)}.`,
  totals: [footed("Five costs", columns, rows, { "Percent over actual": percent(estimated, actual) })],
  ties: [
    tie("Estimate = ACC-26-02", estimated, accepted("ACC-26-02"), "BAL-26"),
    tie("Actual = SF-425 line 10e − draws", actual, sf425["10e"] - drawn, "AWR-26-12"),
    tie("Actual = costs of July to September in the recipient’s ledger", actual, recipientCosts.fourthQuarter),
    markedAs("recomputed", tie(
      `Indirect costs, estimate and actual together = ${INDIRECT_PERCENT}% of their salaries, supplies and travel`,
      indirectCosts.estimate + indirectCosts.actual,
      ((baseOf("estimate") + baseOf("actual")) * INDIRECT_PERCENT) / 100,
    )),
  ],
  cites: [
    { name: "FASAB Technical Release 12, Accrual Estimates for Grant Programs", edition: "August 2010" },
    { name: "2 CFR 200.1, modified total direct cost", edition: `without payments to growers, treated as participant support. The negotiated ${INDIRECT_PERCENT}% rate is a sample` },
  ],
  shares: ["ACC-26-02", "SMP26GR0001"],
  holds: ["ACC-26-02"],
} satisfies Specimen;
