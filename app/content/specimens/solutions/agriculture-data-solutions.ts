import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { credited } from "../../../books/balances.ts";
import { INDIRECT_PERCENT } from "../../../books/grant-accrual.ts";
import { secondDrawCosts } from "../../../books/grant-reports.ts";
import { fields, growerPayments, RATE_PER_ACRE } from "../../../books/grower-payments.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { agreed, dollars, markedAs, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Field", type: "key" },
  { name: "County", type: "text" },
  { name: "Acres", type: "decimal", foots: true },
  { name: "$ per acre", type: "money" },
  { name: "Amount", type: "money", foots: true },
  { name: "Ledger", type: "money", foots: true },
  { name: "Difference", type: "money", foots: true },
];

const rows: Row[] = fields.map(({ field, county, acres, paid }) => [
  field,
  county,
  acres,
  RATE_PER_ACRE,
  acres * RATE_PER_ACRE,
  agreed(paid, acres * RATE_PER_ACRE),
  acres * RATE_PER_ACRE - paid,
]);

const acres = sumOf(fields, (field) => field.acres);
const { growers, indirect, ...base } = secondDrawCosts;
const indirectBase = sumOf(Object.values(base), (amount) => amount);

export const programToLedger = {
  kind: "table",
  id: "PLR-26-01",
  deliverable: "Program-to-ledger reconciliation",
  title: "Six fields, the payments to their growers, and draw 2",
  caption:
    `Each field’s county and acres, the amount due to its grower (per acre and in total) and what the recipient paid by its ledger (report ${growerPayments} of July 17).`,
  asOf: documentOf("GRD-26-0002").date,
  preparedBy: "Grants Specialist",
  reviewed: { by: "Grants Officer", on: "2026-07-22" },
  columns,
  rows,
  pulled: rowWith(rows, "F-001"),
  lookFirst:
    `Every payment agrees with the program’s acres, field by field. Draw 2 is larger than the payments because it also reimburses ${dollars(indirectBase)} in salaries, supplies and travel from March 14 to June 30, and ${dollars(indirect)} in indirect costs on these.`,
  totals: [footed("Six fields", columns, rows)],
  ties: [
    tie(`Acres × rate = payments to growers in ${growerPayments}`, acres * RATE_PER_ACRE, sumOf(fields, ({ paid }) => paid)),
    tie(
      "Growers + salaries, supplies and travel + indirect costs = draw GRD-26-0002",
      growers + indirectBase + indirect,
      credited("GRD-26-0002", "101000"),
      "BAL-26",
    ),
    markedAs("recomputed", tie(
      `Indirect costs = ${INDIRECT_PERCENT}% of salaries, supplies and travel`,
      indirect,
      (indirectBase * INDIRECT_PERCENT) / 100,
    )),
  ],
  cites: [citeOf("cfr-2-200-302", "(b)(3)")],
  shares: ["GRD-26-0002", "SMP26GR0001"],
  holds: ["GRD-26-0002"],
} satisfies Specimen;
