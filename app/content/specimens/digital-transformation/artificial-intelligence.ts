import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { documents } from "../../../books/ledger/index.ts";
import { MODEL_LOWER_BOUND, MODEL_THRESHOLD, modelClasses } from "../../../books/software-in-use.ts";
import { count, markedAs } from "../../../books/cells.ts";
import { lowerBound } from "../../../books/exact-interval.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Object class", type: "key" },
  { name: "Cases", type: "number", foots: true },
  { name: "Right", type: "number", foots: true },
  { name: "Rate", type: "percent" },
  { name: "Lower bound", type: "percent" },
  { name: "Use", type: "text" },
];

/** A share in percent, rounded to a tenth. */
const rate = (right: number, cases: number) => Math.round((right / cases) * 1000) / 1000;

const passes = ({ cases, right }: { cases: number; right: number }) => right / cases >= MODEL_THRESHOLD && lowerBound(right, cases) >= MODEL_LOWER_BOUND;

const rows: Row[] = modelClasses.map((tested) => [
  tested.class,
  tested.cases,
  tested.right,
  rate(tested.right, tested.cases),
  Math.round(lowerBound(tested.right, tested.cases) * 1000) / 1000,
  tested.use,
]);

/** The object classes used in the ledger this year. */
const used = new Set(
  documents
    .flatMap(({ objectClass, lines }) => [objectClass, ...lines.map((line) => line.objectClass)])
    .filter(Boolean),
);

const all = { cases: sumOf(modelClasses, ({ cases }) => cases), right: sumOf(modelClasses, ({ right }) => right) };

export const testAndEvaluation = {
  kind: "table",
  id: "TER-26-01",
  deliverable: "Test and evaluation report",
  title: "Use case UC-26-01: a model proposes the object class, and a person decides",
  caption: `Model 1.2 on payment lines of earlier years, drawn at random in each class and kept out of training: how many it classed as the accountants had, and the lower bound of the exact (Clopper-Pearson) 95% confidence interval. A class needs a rate of ${MODEL_THRESHOLD * 100}% and a lower bound of ${MODEL_LOWER_BOUND * 100}%. The tester had no part in building the model.`,
  asOf: "2026-09-30",
  preparedBy: "A-123 Lead",
  reviewed: { by: "Chief AI Officer", on: "2026-10-05" },
  columns,
  rows,
  pulled: rowWith(rows, "31.0"),
  lookFirst:
    "Class 31.0 has a rate of 95%, but with only 40 cases, the true rate may be as low as 83.1%. A person codes it until more cases are tested. Class 43.0 fails both tests.",
  totals: [footed("All classes", columns, rows, { Rate: rate(all.right, all.cases) })],
  ties: [
    markedAs("agreed", count(
      "Object classes tested = object classes on SFS report OC-10, the year’s documents by class",
      modelClasses.filter((tested) => used.has(tested.class)).length,
      used.size,
    )),
    count(
      "Classes below either threshold = classes by hand",
      modelClasses.filter((tested) => !passes(tested)).length,
      modelClasses.filter(({ use }) => use === "by hand").length,
    ),
  ],
  cites: [
    citeOf("nist-ai-rmf"),
    { name: "OMB Circular A-11, Section 83", edition: "object classification" },
  ],
  shares: ["HW-7304", "43.0", "31.0"],
} satisfies Specimen;
