import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { daysBetween } from "../../../books/calendar.ts";
import { dateOfChange } from "../../../books/changes.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { restores } from "../../../books/operations.ts";
import { schedule } from "../../../books/program.ts";
import { asset } from "../../../books/property.ts";
import { count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Task", type: "text" },
  { name: "Baseline", type: "date" },
  { name: "Actual", type: "date" },
  { name: "Days late", type: "days" },
  { name: "Proof", type: "id" },
];

const rows: Row[] = schedule.map(({ task, baseline, actual, proof }) => [
  task,
  baseline,
  actual,
  daysBetween(baseline, actual),
  proof,
]);

/** What the books record about tasks that posted, changed or tested something. */
const recordedDates: Record<string, string> = {
  Requisition: documentOf("PR-26-0031").date,
  Award: documentOf("SAMPLE26P0002").date,
  Acceptance: documentOf("RR-26-0057").date,
  "Install the database": dateOfChange("CHG-26-0079"),
  "Go live": asset.inService,
  "First full restore": restores.find(({ id }) => id === "RST-26-03")!.on,
};

export const masterSchedule = {
  kind: "table",
  id: "IMS-26-01",
  deliverable: "Integrated master schedule",
  title: "From decision to first restore: nine tasks of the server project",
  caption: "Planned and actual days for each task, with the document that proves the date.",
  asOf: "2026-05-23",
  preparedBy: "System Owner",
  columns,
  rows,
  pulled: rowWith(rows, "Delivery"),
  lookFirst:
    "Delivery slipped three days, go-live did not. The float stood in the plan, between delivery and acceptance, and was used where it stood.",
  ties: [
    count(
      "Actual dates that equal the books = tasks the books record",
      schedule.filter(({ task, actual }) => recordedDates[task] === actual).length,
      Object.keys(recordedDates).length,
    ),
    count(
      "Tasks done no earlier than the one before = tasks − 1",
      schedule.filter(({ actual }, index) => index > 0 && schedule[index - 1]!.actual <= actual).length,
      schedule.length - 1,
    ),
    count(
      "Late tasks = delivery and the first restore",
      schedule.filter(({ baseline, actual }) => actual > baseline).length,
      ["Delivery", "First full restore"].length,
    ),
  ],
  cites: [citeOf("gao-schedule-guide")],
  shares: ["SAMPLE26P0002", "CHG-26-0079", "RST-26-03"],
} satisfies Specimen;
