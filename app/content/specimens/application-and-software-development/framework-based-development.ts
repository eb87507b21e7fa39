import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { requirements, scenarios } from "../../../books/delivery.ts";
import { linked, count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Requirement", type: "key" },
  { name: "Story", type: "text" },
  { name: "Commit", type: "text" },
  { name: "Test", type: "id" },
  { name: "Release", type: "id" },
];

const rows: Row[] = requirements.map(({ id, story, text, commit, test, release }) => [
  id,
  `${story} ${text}`,
  commit,
  scenarios.some((scenario) => scenario.id === test) ? linked(test, "RUN-26-0612") : test,
  release,
]);

const inSecondRelease = requirements.filter(({ release }) => release === "R26.2");

export const traceability = {
  kind: "table",
  id: "RTM-26",
  deliverable: "Requirements traceability matrix",
  title: "Six requirements, from story to release",
  caption:
    "One requirement per row, with its story, the commit that met it, the main test that verifies it, and the release that included it. RT-042 also tests REQ-117, and RT-048 REQ-118. RT-049 was run for R26.3. CHG-26-0079 deployed R26.1.",
  asOf: "2026-09-19",
  preparedBy: "Lead Developer",
  reviewed: { by: "System Owner", on: "2026-09-21" },
  columns,
  rows,
  pulled: rowWith(rows, "REQ-122"),
  lookFirst:
    "REQ-122 follows from the August difference with Treasury. An IPAC that settles before a receipt is keyed now opens a task the same day. With it, the item would have been found on August 26 instead of September 2.",
  ties: [
    count(
      "Cells filled = requirements × columns",
      rows.flat().filter((cell) => cell !== null && cell !== "").length,
      requirements.length * columns.length,
    ),
    count(
      "Main tests of R26.2 in run RUN-26-0612 = requirements of R26.2",
      inSecondRelease.filter(({ test }) => scenarios.some(({ id }) => id === test)).length,
      inSecondRelease.length,
      "RUN-26-0612",
    ),
  ],
  cites: [citeOf("iso-29148", "traceability")],
  shares: ["REQ-118", "REQ-122", "RT-046", "CHG-26-0114"],
} satisfies Specimen;
