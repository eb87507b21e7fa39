import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { dayOf } from "../../../books/calendar.ts";
import { regression, requirements, scenarios } from "../../../books/delivery.ts";
import { findings } from "../../../books/flaws.ts";
import { count } from "../../../books/cells.ts";
import { rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Scenario", type: "text" },
  { name: "Requirement", type: "id" },
  { name: "Screen", type: "text" },
  { name: "Service", type: "text" },
  { name: "Data", type: "text" },
  { name: "First run", type: "text" },
  { name: "Defect", type: "text" },
];

const rows: Row[] = scenarios.map(({ id, scenario, requirement, layers, first, defect }) => [
  `${id} ${scenario}`,
  requirement,
  layers.screen,
  layers.service,
  layers.data,
  first,
  defect,
]);

const results = scenarios.flatMap(({ layers }) => Object.values(layers));
const failed = scenarios.filter(({ first }) => first === "fail");

export const runReport = {
  kind: "table",
  id: regression.id,
  deliverable: "Run report, failures triaged",
  title: "Eight scenarios run on build 26.2.0, in three layers",
  caption:
    "For each scenario: its last result in three layers (screen, service and data), the result of its first run and any defect found.",
  asOf: dayOf(regression.at),
  preparedBy: "Release Manager",
  reviewed: { by: "Change Manager", on: "2026-06-12" },
  columns,
  rows,
  pulled: rowWith(rows, "REQ-119"),
  lookFirst:
    `On its first run, RT-045 failed at the data layer even though the screen was right, so a test of the screen alone would have passed. DEF-26-033 was in the test database, where the deputies script had not been run. The signed build, ${regression.digest}, did not change.`,
  ties: [
    count(
      "Checks passed = checks made",
      results.filter((result) => result === "pass").length,
      results.filter((result) => result !== "n/a").length,
    ),
    count(
      "Scenarios that failed at first and name a defect = scenarios that failed at first",
      failed.filter(({ defect }) => defect).length,
      failed.length,
    ),
    count(
      "Requirements in RTM-26 and findings in FND-26 for the scenarios = scenarios",
      sumOf(
        scenarios,
        ({ requirement }) => [...requirements, ...findings].filter(({ id }) => id === requirement).length,
      ),
      scenarios.length,
      "RTM-26",
    ),
  ],
  cites: [citeOf("nist-sp-800-53", "SA-11")],
  shares: ["REQ-118", "RT-046", "PL-2207"],
  holds: scenarios.map(({ id }) => id),
} satisfies Specimen;
