import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { incidentEvents } from "../../../books/incident.ts";
import { alertSources } from "../../../books/operations.ts";
import { count, markedAs, recomputed } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Source", type: "text" },
  { name: "Alerts", type: "number", foots: true },
  { name: "False positive", type: "number", foots: true },
  { name: "Benign", type: "number", foots: true },
  { name: "Incident", type: "number", foots: true },
  { name: "Median minutes", type: "minutes" },
];

const MONTH = "2026-04";

const outcomes = ({ falsePositive, benign, incident }: (typeof alertSources)[number]) =>
  falsePositive + benign + incident;

const rows: Row[] = alertSources.map((row) => [
  row.source,
  recomputed(row.alerts, outcomes(row)),
  row.falsePositive,
  row.benign,
  row.incident,
  row.minutes,
]);

export const operationsReport = {
  kind: "table",
  id: "SOC-26-04",
  deliverable: "Monthly operations report",
  title: "April 2026: six alert sources and their outcomes",
  caption: "Alerts by source, how they were resolved, and the median minutes until a person looked at them, against a target of 60.",
  asOf: "2026-04-30",
  preparedBy: "Security Analyst",
  reviewed: { by: "Information System Security Officer", on: "2026-05-04" },
  columns,
  rows,
  pulled: rowWith(rows, "Interface log, quiet Apr 9, 22:00, to Apr 24, 11:30"),
  lookFirst:
    "The row with no alerts matters most. The feed that should have reported a departure stopped on April 9, and a feed that stops raises no alert.",
  totals: [footed("All sources", columns, rows)],
  ties: [
    markedAs("footed", count(
      "False positive + benign + incident = alerts",
      sumOf(alertSources, outcomes),
      sumOf(alertSources, ({ alerts }) => alerts),
    )),
    count(
      "Incidents in the month = incident timelines that began in it",
      sumOf(alertSources, ({ incident }) => incident),
      [incidentEvents[0]!].filter(({ at }) => at.startsWith(MONTH)).length,
      "SIR-26-02",
    ),
  ],
  cites: [citeOf("omb-m-21-31", "event logging, as in force in April 2026")],
  shares: ["ALR-26-0231", "SIR-26-02", "INT-07"],
} satisfies Specimen;
