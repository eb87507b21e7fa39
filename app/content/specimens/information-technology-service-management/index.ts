import type { Specimen } from "../../types/specimen.types.ts";
import { evidenceStore } from "./cicd.ts";
import { componentInventory } from "./configuration-management.ts";
import { releaseManifest } from "./release-management.ts";
import { serviceReport } from "./service-desk-and-support.ts";

export const informationTechnologyServiceManagement: Record<string, Specimen> = {
  cicd: evidenceStore,
  "configuration-management": componentInventory,
  "release-management": releaseManifest,
  "service-desk-and-support": serviceReport,
};
