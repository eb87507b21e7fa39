import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { auditFinding } from "../../../books/control.ts";
import { findings } from "../../../books/flaws.ts";
import { plan } from "../../../books/action-plan.ts";
import { count, markedAs } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";
import { day } from "../../../books/format-values.ts";

const columns: Column[] = [
  { name: "No.", type: "key" },
  { name: "Control", type: "text" },
  { name: "Weakness", type: "text" },
  { name: "Milestone", type: "text" },
  { name: "Source", type: "id" },
  { name: "Due", type: "date" },
  { name: "Closed", type: "date" },
  { name: "Proof", type: "id" },
];

const rows: Row[] = plan.map(({ id, control, weakness, milestone, source, due, closed, proof }) => [
  id,
  control,
  weakness,
  milestone,
  source,
  due,
  closed ?? "open",
  proof,
]);

const closed = plan.filter((weakness) => weakness.closed);
const open = plan.filter((weakness) => !weakness.closed);
const fromAudit = plan.filter(({ source }) => source === auditFinding.id);

export const actionPlan = {
  kind: "table",
  id: "POA-26",
  deliverable: "POA&M",
  title: "Plan of action and milestones: six weaknesses from the year",
  caption:
    "Each weakness with its milestone, source, due date, and evidence. The full plan adds root cause, severity, contact and resources.",
  asOf: "2026-09-30",
  preparedBy: "Information System Security Officer",
  reviewed: { by: "Authorizing Official", on: "2026-10-02" },
  columns,
  rows,
  pulled: rowWith(rows, "P-26-07"),
  lookFirst:
    "P-26-07 had its evidence before it was closed. The fix went live on June 13. The weakness stayed open until two departures and the September access review had shown that it worked.",
  ties: [
    count(
      "Weaknesses closed on time, with proof = weaknesses closed",
      closed.filter(({ closed: on, due, proof, opened }) => proof && on! <= due && opened <= on!).length,
      closed.length,
    ),
    count("Weaknesses open = flaws open in FND-26", open.length, findings.filter((finding) => !finding.fixed).length, "FND-26"),
    markedAs("agreed", count(
      `Weaknesses from NFR-26-03 opened after it (${fromAudit.map(({ opened }) => day(opened)).join(", ")}) = weaknesses from it`,
      fromAudit.filter(({ opened }) => auditFinding.on <= opened).length,
      fromAudit.length,
    )),
  ],
  cites: [citeOf("nist-sp-800-53", "CA-5")],
  shares: [auditFinding.id, "P-26-07", "AR-26-Q3", "FND-26-05"],
  holds: [auditFinding.id],
} satisfies Specimen;
