import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { credited } from "../../../books/balances.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { alternativesOn, criteria, type Criterion, dateOfDecision, TEST_PERCENT, YEARS } from "../../../books/program.ts";
import { count, dollars, markedAs, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Criterion", type: "text" },
  { name: "Weight", type: "number", foots: true },
  { name: "Buy", type: "decimal" },
  { name: "Lease", type: "decimal" },
  { name: "Cloud", type: "decimal" },
  { name: "Measured: buy, lease, cloud", type: "text" },
  { name: "Scale", type: "text" },
];

const ALTERNATIVES = ["buy", "lease", "cloud"] as const;
type Alternative = (typeof ALTERNATIVES)[number];

const rows: Row[] = criteria.map(({ criterion, weight, buy, lease, cloud, measured, best, step }) => [
  criterion,
  weight,
  buy,
  lease,
  cloud,
  `${ALTERNATIVES.map((name) => dollars(measured[name])).join("; ")} ${measured.unit}`,
  `5 at ${dollars(best)}, less 1 per ${dollars(step)}`,
]);

/** The points that the scale gives for what was measured. */
const points = ({ measured, best, step }: Criterion, alternative: Alternative) =>
  5 - Math.ceil(Math.max(0, measured[alternative] - best) / step);

const cost = criteria.find(({ measured }) => measured.unit === "dollars")!;

const weights = sumOf(criteria, ({ weight }) => weight);

/** An alternative’s weighted score over all criteria, out of 5. */
const score = (alternative: Alternative) =>
  sumOf(criteria, (criterion) => criterion.weight * criterion[alternative]) / weights;

/** What equal payments at each year’s end are worth at once, at the test rate. */
const discounted = (amount: number) => {
  const rate = TEST_PERCENT / 100;
  return ((amount / YEARS) * (1 - (1 + rate) ** -YEARS)) / rate;
};

/** An alternative’s weighted score if its payments are discounted. */
const scoreDiscounted = (alternative: Alternative) => {
  const measured = { ...cost.measured, [alternative]: discounted(cost.measured[alternative]) };
  return score(alternative) + (cost.weight * (points({ ...cost, measured }, alternative) - cost[alternative])) / weights;
};

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
  title: "A database server: buy, lease or cloud",
  caption:
    "Five criteria with their weights in percent, a score of one to five for each way to get the same service, and what was measured. A score falls by one for each step begun. Weights were set before anything was measured. Cost is five years of payments, not discounted: buying is paid at once, with a five-year warranty, and the others in equal parts at each year’s end. Power, space, and staff, paid from other accounts, are tested instead of priced: undiscounted, buying still leads if they add as much as 40,000 to it.",
  asOf: alternativesOn,
  preparedBy: "System Owner",
  reviewed: { by: "Controller", on: "2026-01-12" },
  columns,
  rows,
  pulled: rowWith(rows, "Five-year cost"),
  lookFirst:
    `Buying still wins if any one weight is set to zero, including cost. Discounted at ${TEST_PERCENT}%, a stress test above the Treasury rates of A-94, Appendix C, the cloud would cost ${dollars(Math.round(discounted(cost.measured.cloud)))}, less than buying, and score ${scoreDiscounted("cloud").toFixed(2)}. Buying still leads with ${score("buy").toFixed(2)}. Keeping sfs-db-00 was not scored, because its support ends on June 30.`,
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
    markedAs("recomputed", count(
      "Scores that the scale gives for what was measured = scores",
      sumOf(criteria, (criterion) => ALTERNATIVES.filter((name) => points(criterion, name) === criterion[name]).length),
      criteria.length * ALTERNATIVES.length,
    )),
    markedAs("recomputed", count(
      `Alternatives still behind buying with their payments discounted at ${TEST_PERCENT}% = 2`,
      (["lease", "cloud"] as const).filter((other) => scoreDiscounted(other) < score("buy")).length,
      2,
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
    tie("Cost of buying = commitment PR-26-0031", cost.measured.buy, credited("PR-26-0031", "470000"), "one-line-item"),
  ],
  cites: [citeOf("gao-cost-guide"), citeOf("omb-a-94")],
  shares: ["DEC-26-02", "PR-26-0031"],
  holds: ["PR-26-0031"],
} satisfies Specimen;
