import { citeOf } from "../cite-of.ts";
import type { CellValue, Column, Row, Specimen } from "../../types/specimen.types.ts";
import { agency } from "../../../books/agency.ts";
import { server } from "../../../books/awards.ts";
import { balance, credited } from "../../../books/balances.ts";
import { regression, scenarios } from "../../../books/delivery.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { apportioned } from "../../../books/ledger/funding.ts";
import { obligationExample } from "../../../books/software-in-use.ts";
import { count, dollars, markedAs, tie, traced } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Field", type: "text" },
  { name: "Rule", type: "text" },
  { name: "Example", type: "id" },
  { name: "Ledger source", type: "id" },
];

const order = documentOf(server.award);
const example = obligationExample;
const posted = credited(order.id, "480100");

/** Each field, its rule, its example in the description, and what the ledger recorded for that order. */
const fields: [field: string, rule: string, example: string | number, ledger: CellValue | undefined][] = [
  ["documentId", "string, unique. A repeat returns 409", example.documentId, order.id],
  ["commitmentId", "string, must be open if the amount is above 0", example.commitmentId, order.follows[0]],
  ["tafs", "string, one known symbol", example.tafs, agency.tafs],
  ["fundLine", "string, 6011 or 6012", example.fundLine, order.fundLine],
  ["objectClass", "string, one of the OMB classes in use", example.objectClass, order.objectClass],
  ["amount", "number, a multiple of 0.01, negative to deobligate. An amount above what is available returns 422", example.amount, posted],
  ["effectiveDate", "string, date in an open period", example.effectiveDate, order.date],
];

const rows: Row[] = fields.map(([field, rule, shown]) => [
  field,
  rule,
  shown === example.amount ? traced(example.amount, posted) : shown,
  order.id,
]);

/** Funds still available on line 6011 on the day of the example. */
const available = apportioned["6011"] + balance("461000", { fundLine: "6011", through: order.date });

export const apiDescription = {
  kind: "table",
  id: "API-INT-02",
  deliverable: "OpenAPI 3.1 description",
  title: "POST /v1/obligations, interface INT-02",
  caption:
    "The request schema of the description, set out as a table: seven required fields, the rule each must meet, and the posting the example comes from.",
  asOf: "2026-09-30",
  preparedBy: "Lead Developer",
  reviewed: { by: "System Owner", on: "2026-10-05" },
  columns,
  rows,
  pulled: rowWith(rows, "amount"),
  lookFirst:
    "Start with the 409 and 422 responses. The first stops an order from being recorded twice, and the second stops one that the fund line cannot cover. Both are in the description, so a caller can be built to expect them. RT-041 tested the second on June 12.",
  ties: [
    tie("Example amount = posting of SAMPLE26P0002 to 480100", example.amount, posted, "TWM-26-12"),
    count(
      `Requests for 700,000 above the ${dollars(available)} available on line 6011 from February 9 to March 31, refused with 422 = 1`,
      [700_000].filter((asked) => asked > available).length,
      1,
      "SOF-26-12",
    ),
    count(
      "Orders above what is available that the service refused in RT-041 = 1",
      scenarios.filter(({ id, layers }) => id === "RT-041" && layers.service === "pass").length,
      1,
      regression.id,
    ),
    markedAs(
      "agreed",
      count(
        "Examples equal to what the ledger recorded for the order = 7",
        fields.filter(([, , shown, ledger]) => shown === ledger).length,
        fields.length,
      ),
    ),
  ],
  cites: [citeOf("openapi")],
  shares: ["INT-02", order.id, "PR-26-0031"],
  holds: ["INT-02"],
} satisfies Specimen;
