import type { Specimen } from "../../types/specimen.types.ts";
import { requestTracker } from "./audit-support.ts";
import { privilegedAccess } from "./database-administration.ts";
import { restoreTests } from "./disaster-recovery-and-management.ts";
import { assetInventory } from "./infrastructure-management.ts";
import { scanCoverage } from "./security-and-vulnerability-management.ts";

export const databaseAndInfrastructureManagement: Record<string, Specimen> = {
  "audit-support": requestTracker,
  "database-administration": privilegedAccess,
  "disaster-recovery-and-management": restoreTests,
  "infrastructure-management": assetInventory,
  "security-and-vulnerability-management": scanCoverage,
};
