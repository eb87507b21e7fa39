import { CHANGE_APPROVER, dateOfChange } from "./changes.ts";
import { regression, requirements } from "./delivery.ts";

/** The pipeline that deployed release R26.2, and its change. */
export const pipeline = { id: "PL-2207", change: "CHG-26-0114", author: "u-1033", reviewer: "u-1034" } as const;

const MACHINE = "svc-pipeline";
const TEST_DAY = regression.at.slice(0, 10);

/** A step of the pipeline. `at`: ISO time. */
export interface PipelineStep {
  at: string;
  step: string;
  by: string;
  result: string;
  /** The first eight digits, as the step itself logged them. */
  digest: string | null;
}

const on = (time: string, step: string, by: string, result: string, digest: string | null = null): PipelineStep => ({
  at: `${TEST_DAY}T${time}`,
  step,
  by,
  result,
  digest,
});

export const pipelineSteps: readonly PipelineStep[] = [
  on("09:02", `Commit ${requirements[1]!.commit}`, pipeline.author, requirements[1]!.id),
  on("10:15", "Review", pipeline.reviewer, "approved"),
  on("10:21", "Unit and service tests", MACHINE, "412 of 412"),
  on("10:34", "Secret, code, and dependency scans", MACHINE, "0 blocking findings"),
  on("10:36", `SBOM-${regression.build}, CycloneDX`, MACHINE, "148 components"),
  on("10:38", "Artifact signed", MACHINE, "signed", "sha256:114a7e02"),
  {
    ...on("16:00", `Regression ${regression.id}`, MACHINE, "8 of 8 after one rerun", regression.digest),
    at: regression.at,
  },
  on("17:10", `${pipeline.change} approved`, CHANGE_APPROVER, "approved"),
  {
    ...on("07:05", "Deployed, signature verified", MACHINE, "deployed", "sha256:114a7e02"),
    at: `${dateOfChange(pipeline.change)}T07:05`,
  },
];
