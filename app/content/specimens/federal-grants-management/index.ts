import type { Specimen } from "../../types/specimen.types.ts";
import { expenditureSchedule } from "./audit-readiness.ts";
import { requirementsMatrix } from "./compliance-assurance.ts";
import { balancingReports } from "./financial-system-integration.ts";
import { awardReconciliation } from "./grants-closeout-reconciliation.ts";
import { accrualWorkbook } from "./grants-execution-funds-control.ts";

export const federalGrantsManagement: Record<string, Specimen> = {
  "grants-execution-funds-control": accrualWorkbook,
  "financial-system-integration": balancingReports,
  "compliance-assurance": requirementsMatrix,
  "grants-closeout-reconciliation": awardReconciliation,
  "audit-readiness": expenditureSchedule,
};
