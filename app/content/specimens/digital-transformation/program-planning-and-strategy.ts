import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { server } from "../../../books/awards.ts";
import { credited } from "../../../books/balances.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { alternativesOn, criteria, type Criterion, dateOfDecision } from "../../../books/program.ts";
import { count, markedAs, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Criterion", type: "text" },
  { name: "Weight", type: "number", foots: true },
  { name: "Buy", type: "decimal" },
  { name: "Lease", type: "decimal" },
  { name: "Cloud", type: "decimal" },
];

const rows: Row[] = criteria.map(({ criterion, weight, buy, lease, cloud }) => [criterion, weight, buy, lease, cloud]);

type Alternative = "buy" | "lease" | "cloud";
const weights = sumOf(criteria, ({ weight }) => weight);

/** An alternative’s weighted score over all criteria, out of 5. */
const score = (alternative: Alternative) =>
  sumOf(criteria, (criterion) => criterion.weight * criterion[alternative]) / weights;

/** Whether buying still has the best score without this criterion. */
const leadsWithout = (left: Criterion) =>
  (["lease", "cloud"] as const).every(
    (other) =>
      sumOf(
        criteria.filter((criterion) => criterion !== left),
        (criterion) => criterion.weight * (criterion.buy - criterion[other]),
      ) > 0,
  );

export const alternatives = {
  kind: "table",
  id: "AOA-26-01",
  deliverable: "Analysis of alternatives",
  title: "A database server: buy, lease, or cloud",
  caption:
    "Five criteria with their weights in percent, and a score of one to five for each way to get the same service.",
  asOf: alternativesOn,
  preparedBy: "System Owner",
  columns,
  rows,
  pulled: rowWith(rows, "Five-year cost"),
  lookFirst:
    "Buying still wins if any one weight is set to zero, including cost, so the choice does not rest on any single criterion.",
  totals: [
    footed("Weighted score", columns, rows, { Buy: score("buy"), Lease: score("lease"), Cloud: score("cloud") }),
  ],
  ties: [
    markedAs("footed", count("Sum of weights = 100 percent", weights, 100)),
    markedAs("recomputed", count(
      "Criteria that can be dropped with buying still ahead = criteria",
      criteria.filter(leadsWithout).length,
      criteria.length,
    )),
    count(
      "Analysis before decision, decision before requisition: dates in order = 2",
      [
        alternativesOn < dateOfDecision("DEC-26-02"),
        dateOfDecision("DEC-26-02") < documentOf("PR-26-0031").date,
      ].filter(Boolean).length,
      2,
      "DLG-26",
    ),
    tie("Estimate analyzed = commitment PR-26-0031", server.estimate, credited("PR-26-0031", "470000")),
  ],
  cites: [citeOf("gao-cost-guide")],
  shares: ["DEC-26-02", "PR-26-0031"],
  holds: ["PR-26-0031"],
} satisfies Specimen;
