import type { Specimen } from "../../types/specimen.types.ts";
import { apiDescription } from "./api-development-and-integrations.ts";
import { traceability } from "./framework-based-development.ts";
import { appInventory } from "./low-code-application-development.ts";
import { ricewRegister } from "./ricew-objects.ts";
import { conformanceReport } from "./uiux-design.ts";

export const applicationAndSoftwareDevelopment: Record<string, Specimen> = {
  "api-development-and-integrations": apiDescription,
  "low-code-application-development": appInventory,
  "framework-based-development": traceability,
  "ricew-objects": ricewRegister,
  "uiux-design": conformanceReport,
};
