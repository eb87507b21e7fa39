import type { Specimen } from "../../types/specimen.types.ts";
import { testWorkpapers } from "./a123-support.ts";
import { statusOfFunds } from "./budget-management.ts";
import { promptPaymentAnalysis } from "./business-operations-support.ts";
import { settlement } from "./interagency-agreements-iaa-support.ts";
import { fundBalanceReconciliation } from "./us-treasury-accounting-and-reporting-support.ts";

export const federalFinancialManagement: Record<string, Specimen> = {
  "us-treasury-accounting-and-reporting-support": fundBalanceReconciliation,
  "interagency-agreements-iaa-support": settlement,
  "business-operations-support": promptPaymentAnalysis,
  "budget-management": statusOfFunds,
  "a123-support": testWorkpapers,
};
