import type { Specimen } from "../../shapes/specimen.ts";
import { evidenceStore } from "./cicd.ts";

/** Specimens of the practice by the slug of their service. */
export const informationTechnologyServiceManagement: Record<string, Specimen> = {
  cicd: evidenceStore,
};
