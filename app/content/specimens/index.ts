import type { Specimen } from "../types/specimen.types.ts";
import { applicationAndSoftwareDevelopment } from "./application-and-software-development/index.ts";
import { cybersecurity } from "./cybersecurity/index.ts";
import { databaseAndInfrastructureManagement } from "./database-and-infrastructure-management/index.ts";
import { digitalTransformation } from "./digital-transformation/index.ts";
import { erpSolutions } from "./erp-solutions/index.ts";
import { federalFinancialManagement } from "./federal-financial-management/index.ts";
import { federalGrantsManagement } from "./federal-grants-management/index.ts";
import { informationTechnologyServiceManagement } from "./information-technology-service-management/index.ts";
import { solutions } from "./solutions/index.ts";

/** Every specimen by the slug of the page that shows it, in the order of the menus. Source: SHOW-1. */
export const specimenBySlug: ReadonlyMap<string, Specimen> = new Map(
  Object.entries({
    ...erpSolutions,
    ...digitalTransformation,
    ...federalFinancialManagement,
    ...applicationAndSoftwareDevelopment,
    ...databaseAndInfrastructureManagement,
    ...cybersecurity,
    ...informationTechnologyServiceManagement,
    ...federalGrantsManagement,
    ...solutions,
  }),
);

/** Every specimen, in the same order. */
export const specimens: readonly Specimen[] = [...specimenBySlug.values()];
