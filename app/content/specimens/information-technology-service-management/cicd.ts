import { citeOf } from "../cite-of.ts";
import type { Row, Specimen } from "../../types/specimen.types.ts";
import { regression } from "../../../books/delivery.ts";
import { pipeline, pipelineSteps } from "../../../books/pipeline.ts";
import { count, markedAs } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const rows: Row[] = pipelineSteps.map(({ at, step, by, result, digest }) => [at, step, by, result, digest]);

const stepOf = (name: string) => pipelineSteps.find(({ step }) => step.startsWith(name))!;

export const evidenceStore = {
  kind: "timeline",
  id: "PL-2207",
  deliverable: "Evidence store",
  title: "One change from commit to production",
  caption:
    "Nine steps of a pipeline run, in Eastern Daylight Time: who or what performed each one, its result, and the first digits of the artifact’s digest.",
  asOf: "2026-06-13",
  preparedBy: "Release Manager",
  reviewed: { by: "Information System Security Officer", on: "2026-06-15" },
  columns: [
    { name: "Time", type: "time" },
    { name: "Step", type: "text" },
    { name: "By", type: "id" },
    { name: "Result", type: "id" },
    { name: "Digest", type: "text" },
  ],
  rows,
  pulled: rowWith(rows, "Deployed, signature verified"),
  lookFirst: "The digest is the same at signing, in the regression run, and at deployment the next morning. It ties what was signed and tested to what is running.",
  ties: [
    count(
      "Distinct digests at signing, regression and deployment = 1",
      new Set(["Artifact signed", "Regression", "Deployed"].map((step) => stepOf(step).digest)).size,
      1,
    ),
    count(
      "Distinct people at commit and at review = 2",
      new Set([stepOf("Commit").by, stepOf("Review").by]).size,
      2,
    ),
    markedAs(
      "counted",
      count(
        "Steps in time order, regression before approval before deployment = 9",
        pipelineSteps.filter(({ at }, index) => index === 0 || pipelineSteps[index - 1]!.at < at).length,
        pipelineSteps.length,
        regression.id,
      ),
    ),
  ],
  cites: [citeOf("nist-sp-800-53", "CM-3 and SA-10")],
  shares: [pipeline.change, regression.id, "R26.2"],
} satisfies Specimen;
