import type { Specimen } from "../../types/specimen.types.ts";
import { testAndEvaluation } from "./artificial-intelligence.ts";
import { parallelRun } from "./business-process-automation.ts";
import { decisionLog } from "./governance-and-oversight.ts";
import { alternatives } from "./program-planning-and-strategy.ts";
import { masterSchedule } from "./project-management-methodologies.ts";
import { conversionReconciliation } from "./systems-modernizations.ts";

export const digitalTransformation: Record<string, Specimen> = {
  "artificial-intelligence": testAndEvaluation,
  "business-process-automation": parallelRun,
  "governance-and-oversight": decisionLog,
  "program-planning-and-strategy": alternatives,
  "project-management-methodologies": masterSchedule,
  "systems-modernizations": conversionReconciliation,
};
