import type { Specimen } from "../../types/specimen.types.ts";
import { programToLedger } from "./agriculture-data-solutions.ts";
import { runReport } from "./automated-regression-testing.ts";
import { closeoutFile } from "./financial-contract-close-out.ts";
import { disabledAccounts } from "./user-provisioning.ts";

export const solutions: Record<string, Specimen> = {
  userprovisioning: disabledAccounts,
  financialcontractcloseout: closeoutFile,
  automatedregressiontesting: runReport,
  agriculturedatasolutions: programToLedger,
};
