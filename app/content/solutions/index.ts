import type { Solution } from "../types/content-schema.types.ts";
import { agricultureDataSolutions } from "./agriculture-data-solutions.ts";
import { automatedRegressionTesting } from "./automated-regression-testing.ts";
import { financialContractCloseOut } from "./financial-contract-close-out.ts";
import { userProvisioning } from "./user-provisioning.ts";

/** The four packaged solutions, in menu order. */
export const solutions = [
  userProvisioning,
  financialContractCloseOut,
  automatedRegressionTesting,
  agricultureDataSolutions,
] satisfies Solution[];
