import type { Specimen } from "../../shapes/specimen.ts";
import { promptPaymentAnalysis } from "./business-operations-support.ts";
import { fundBalanceReconciliation } from "./us-treasury-accounting-and-reporting-support.ts";

/** Specimens of the practice by the slug of their service. */
export const federalFinancialManagement: Record<string, Specimen> = {
  "us-treasury-accounting-and-reporting-support": fundBalanceReconciliation,
  "business-operations-support": promptPaymentAnalysis,
};
