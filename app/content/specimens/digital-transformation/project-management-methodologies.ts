import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { daysBetween } from "../../../books/calendar.ts";
import { plan } from "../../../books/action-plan.ts";
import { changes } from "../../../books/changes.ts";
import { configurationItems } from "../../../books/configuration.ts";
import { documents } from "../../../books/ledger/index.ts";
import { restores } from "../../../books/operations.ts";
import { decisions, schedule } from "../../../books/program.ts";
import { delivery } from "../../../books/property.ts";
import { count, markedAs } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Task", type: "text" },
  { name: "Baseline finish", type: "date" },
  { name: "Float, days", type: "days" },
  { name: "Actual finish", type: "date" },
  { name: "Days late", type: "days" },
  { name: "Proof", type: "id" },
];

const rows: Row[] = schedule.map(({ task, baseline, float, actual, proof }) => [
  task,
  baseline,
  float,
  actual,
  daysBetween(baseline, actual),
  proof,
]);

/** The date of each document that proves a task, where the books have one. */
const dateOfProof = new Map<string, string>([
  ...[...documents, ...changes].map(({ id, date }): [string, string] => [id, date]),
  ...[...decisions, ...restores].map(({ id, on }): [string, string] => [id, on]),
  ...configurationItems.map(({ baseline, setOn }): [string, string] => [baseline, setOn]),
  [delivery.note, delivery.arrived],
]);

const restore = schedule.at(-1)!;
const delivered = schedule.find(({ proof }) => proof === delivery.note)!;

export const masterSchedule = {
  kind: "table",
  id: "IMS-26-01",
  deliverable: "Integrated master schedule",
  title: "From decision to first restore: nine tasks in the server project",
  caption: "Each task depends on the one above. Acceptance was set for March 25. Tasks without float are the critical path.",
  asOf: "2026-05-23",
  preparedBy: "System Owner",
  reviewed: { by: "Contracting Officer’s Representative", on: "2026-05-26" },
  columns,
  rows,
  pulled: rowWith(rows, "Delivery"),
  lookFirst:
    "Delivery was three days late, using three of the five calendar days before acceptance, and go-live was on time. The first restore came a week late, but before P-26-04 was due on May 29.",
  ties: [
    markedAs("agreed", count(
      "Actual dates that equal the date of the proof on its own sheet = tasks",
      schedule.filter(({ proof, actual }) => dateOfProof.get(proof) === actual).length,
      schedule.length,
    )),
    count(
      "Tasks done no earlier than the one before = tasks − 1",
      schedule.filter(({ actual }, index) => index > 0 && schedule[index - 1]!.actual <= actual).length,
      schedule.length - 1,
    ),
    count(
      "Tasks no later than their float allows = tasks",
      schedule.filter(({ baseline, float, actual }) => daysBetween(baseline, actual) <= float).length,
      schedule.length,
    ),
    markedAs("recomputed", count(
      "Float of the first restore = due date of P-26-04 − baseline finish",
      restore.float,
      daysBetween(restore.baseline, plan.find(({ id }) => id === "P-26-04")!.due),
    )),
    count(
      "Delivery: days late = arrival on DN-26-0041 − delivery date of the order",
      daysBetween(delivered.baseline, delivered.actual),
      daysBetween(delivery.dueBy, delivery.arrived),
      "one-line-item",
    ),
  ],
  cites: [citeOf("gao-schedule-guide")],
  shares: ["SAMPLE26P0002", "CHG-26-0079", "RST-26-03"],
} satisfies Specimen;
