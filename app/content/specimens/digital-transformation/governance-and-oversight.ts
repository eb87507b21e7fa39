import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { accessReview, separations } from "../../../books/access.ts";
import { regression } from "../../../books/delivery.ts";
import { dayOf } from "../../../books/calendar.ts";
import { findings } from "../../../books/flaws.ts";
import { alternativesOn, decisions } from "../../../books/program.ts";
import { conversion } from "../../../books/records.ts";
import { plan } from "../../../books/action-plan.ts";
import { count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";
import { day } from "../../../books/format-values.ts";

const columns: Column[] = [
  { name: "No.", type: "key" },
  { name: "Date", type: "date" },
  { name: "Decision", type: "text" },
  { name: "Evidence", type: "id" },
  { name: "By", type: "text" },
  { name: "Condition", type: "text" },
];

const rows: Row[] = decisions.map(({ id, on, decided, evidence, by, condition }) => [
  id,
  on,
  decided,
  evidence,
  by,
  condition,
]);

/** When the evidence for a decision was available; the first one's evidence is a memorandum of the same day. */
const evidenceOn = new Map<string, string>([
  [decisions[0]!.evidence, decisions[0]!.on],
  ["AOA-26-01", alternativesOn],
  [conversion.id, conversion.at],
  [regression.id, dayOf(regression.at)],
  [accessReview.id, accessReview.on],
  [separations.id, separations.on],
  ...findings.map(({ id, found }): [string, string] => [id, found]),
]);

const accepted = decisions.find(({ id }) => id === "DEC-26-05")!;

export const decisionLog = {
  kind: "table",
  id: "DLG-26",
  deliverable: "Decision log",
  title: "The year’s six decisions and the evidence for each",
  caption: "What was decided and when, the evidence it rests on, who decided, and the condition that applies.",
  asOf: "2026-09-30",
  preparedBy: "System Owner",
  reviewed: { by: "Controller", on: "2026-10-02" },
  columns,
  rows,
  pulled: rowWith(rows, accepted.id),
  lookFirst:
    "DEC-26-05 accepts a risk. The acceptance ends on December 4, the day by which the POA&M calls for the component to be replaced and three days before the deadlines of BOD 26-04 begin to apply.",
  ties: [
    count(
      "Decisions no earlier than their evidence, by the evidence’s own date = decisions",
      decisions.filter(({ on, evidence }) => evidence.split(", ").every((record) => evidenceOn.get(record)! <= on)).length,
      decisions.length,
    ),
    count(
      "Decisions dated no earlier than the one before = decisions − 1",
      decisions.filter(({ on }, index) => index > 0 && decisions[index - 1]!.on <= on).length,
      decisions.length - 1,
    ),
    count(
      "Accepted risks that end on the POA&M’s due date = accepted risks",
      decisions.filter(({ id, condition }) =>
        plan.some(({ proof, due }) => proof === id && condition === `Ends ${day(due)}`),
      ).length,
      decisions.filter(({ decided }) => decided.startsWith("Accept")).length,
      "POA-26",
    ),
  ],
  cites: [citeOf("usc-40-11312"), citeOf("nist-sp-800-37", "task M-3")],
  shares: ["AOA-26-01", "RUN-26-0612", "P-26-07"],
} satisfies Specimen;
