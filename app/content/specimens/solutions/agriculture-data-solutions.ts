import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { credited } from "../../../books/balances.ts";
import { fields, RATE_PER_ACRE } from "../../../books/grant-reports.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Field", type: "key" },
  { name: "County", type: "text" },
  { name: "Acres", type: "decimal", foots: true },
  { name: "Rate", type: "money" },
  { name: "Amount", type: "money", foots: true },
];

const rows: Row[] = fields.map(({ field, county, acres }) => [
  field,
  county,
  acres,
  RATE_PER_ACRE,
  acres * RATE_PER_ACRE,
]);

const acres = sumOf(fields, (field) => field.acres);
const counties = [...new Set(fields.map(({ county }) => county))];

export const programToLedger = {
  kind: "table",
  id: "PLR-26-01",
  deliverable: "Program-to-ledger reconciliation",
  title: "Six fields and the payment they add up to",
  caption: "Each field’s county and acres, what its grower is paid for an acre, and what that comes to.",
  asOf: documentOf("GRD-26-0002").date,
  preparedBy: "Grants Specialist",
  columns,
  rows,
  pulled: rowWith(rows, "F-001"),
  lookFirst:
    "From acres to the payment in one step: the total of this sheet is the draw of July 20, with nothing added, rounded or held back on the way.",
  totals: [footed("Six fields", columns, rows)],
  ties: [
    tie("Acres × rate = draw GRD-26-0002", acres * RATE_PER_ACRE, credited("GRD-26-0002", "101000"), "AWR-26-12"),
    tie(
      "Sum of the counties = sum of the fields",
      sumOf(counties, (county) =>
        sumOf(
          fields.filter((field) => field.county === county),
          (field) => field.acres * RATE_PER_ACRE,
        ),
      ),
      sumOf(fields, (field) => field.acres * RATE_PER_ACRE),
    ),
  ],
  cites: [citeOf("cfr-2-200-302", "(b)(3)")],
  shares: ["GRD-26-0002", "SMP26GR0001"],
  holds: ["GRD-26-0002"],
} satisfies Specimen;
