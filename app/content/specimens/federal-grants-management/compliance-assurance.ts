import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { credited } from "../../../books/balances.ts";
import { costsToYearEnd, grantTests, paymentSystem, secondDrawCosts } from "../../../books/grant-reports.ts";
import { count, linked, tie } from "../../../books/cells.ts";
import { rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Requirement", type: "text" },
  { name: "Citation", type: "text" },
  { name: "Test", type: "text" },
  { name: "Proof", type: "id" },
  { name: "Owner", type: "text" },
  { name: "Result", type: "text" },
];

const rows: Row[] = grantTests.map(({ requirement, citation, test, proof, owner, result }) => [
  requirement,
  citation,
  test,
  proof.startsWith("SF-425") ? linked(proof, "AWR-26-12") : proof,
  owner,
  result,
]);

const first = credited("GRD-26-0001", "101000");
const second = credited("GRD-26-0002", "101000");

export const requirementsMatrix = {
  kind: "table",
  id: "RQM-26",
  deliverable: "Requirements matrix",
  title: "Six requirements of 2 CFR 200 for one grant",
  caption: "What the rule requires, the test for it, the evidence on file, the recipient’s office that owns it and the result. SUB-26-01 is the subrecipient’s monitoring file, and SUB-26-02 the recipient’s access review.",
  asOf: "2026-10-30",
  preparedBy: "Grants Officer",
  reviewed: { by: "A-123 Lead", on: "2026-11-03" },
  columns,
  rows,
  pulled: rowWith(rows, "Subrecipient risk evaluated"),
  lookFirst:
    "One test was not met: SUB-26-01 shows that the risk score is dated one day after the first payment. The rule sets no date, but a later score cannot have shaped how that payment was monitored.",
  ties: [
    tie(
      "Draw 1 = costs through June 30 − costs from March 14 to June 30",
      first,
      costsToYearEnd - sumOf(Object.values(secondDrawCosts), (amount) => amount),
      "PLR-26-01",
    ),
    tie("Draw 1 + draw 2 = costs through June 30", first + second, costsToYearEnd, "SEFA-26"),
    tie("Draws = drawn in the payment system", first + second, paymentSystem.drawn, "AWR-26-12"),
    count(
      "Requirements that cite 2 CFR 200 = requirements",
      grantTests.filter(({ citation }) => citation.startsWith("2 CFR 200.")).length,
      grantTests.length,
    ),
  ],
  cites: [citeOf("cfr-2-200")],
  shares: ["GRD-26-0002", "SMP26GR0001"],
} satisfies Specimen;
