import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { credited } from "../../../books/balances.ts";
import { dayOf } from "../../../books/calendar.ts";
import { balancingRuns } from "../../../books/grant-reports.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { agreed, count, markedAs, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Run", type: "key" },
  { name: "Document", type: "id" },
  { name: "Sent", type: "time" },
  { name: "Sent $", type: "money", foots: true },
  { name: "Accepted $", type: "money", foots: true },
  { name: "Rejected $", type: "money", foots: true },
  { name: "Posted", type: "date" },
  { name: "Reason", type: "text" },
];

/** The amount of a grant document: ordered, accrued, or paid. */
const amountOf = (document: string) =>
  Math.max(credited(document, "480100"), credited(document, "490100"), credited(document, "490200"));

const rows: Row[] = balancingRuns.map((run) => [
  run.id,
  run.sent,
  run.at,
  run.amount,
  run.accepted ? agreed(run.accepted, amountOf(run.sent)) : 0,
  run.rejected,
  run.accepted ? documentOf(run.sent).date : null,
  run.reason,
]);

const documents = [...new Set(balancingRuns.map(({ sent }) => sent))];

export const balancingReports = {
  kind: "table",
  id: "BAL-26",
  deliverable: "Balancing reports",
  title: "Five runs of INT-05, grants system to ledger",
  caption: "Each run carried one document: what it sent and when, in Eastern time, what the ledger accepted or rejected, when it posted and any reason.",
  asOf: "2026-09-30",
  preparedBy: "Grants Specialist",
  reviewed: { by: "Controller", on: "2026-10-02" },
  columns,
  rows,
  pulled: rowWith(rows, "BAL-26-03"),
  lookFirst:
    "The rejected draw was rerun the same morning. The 06:00 run posted nothing, so the full amount could be sent again at 09:30 without posting twice.",
  totals: [footed("Control total of five runs", columns, rows)],
  ties: [
    markedAs("footed", tie(
      "Sent = accepted + rejected",
      sumOf(balancingRuns, ({ amount }) => amount),
      sumOf(balancingRuns, ({ accepted, rejected }) => accepted + rejected),
    )),
    tie(
      "Accepted = postings of the four documents",
      sumOf(balancingRuns, ({ accepted }) => accepted),
      sumOf(documents, amountOf),
      "AWR-26-12",
    ),
    count(
      "Documents accepted exactly once = documents",
      documents.filter((document) => balancingRuns.filter(({ sent, accepted }) => sent === document && accepted).length === 1).length,
      documents.length,
    ),
    markedAs("agreed", count(
      "Accepted runs posted on the day they were sent = accepted runs",
      balancingRuns.filter(({ at, sent, accepted }) => accepted && dayOf(at) === documentOf(sent).date).length,
      balancingRuns.filter(({ accepted }) => accepted).length,
    )),
  ],
  cites: [citeOf("nist-sp-800-53", "SI-10")],
  shares: ["GRD-26-0001", "GRD-26-0002", "SMP26GR0001"],
} satisfies Specimen;
