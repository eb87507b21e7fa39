import type { PictureName } from "../../content/types/pictures.types.ts";

/** Part of every picture's file names. Written by scripts/pictures.ts from the masters and its settings. */
export const PICTURE_HASHES: Record<PictureName, string> = {
  "hero-federal-expertise": "ba4a0784",
  "hero-global-erp": "4eea3b0b",
  "hero-cloud-erp": "a7fd6681",
  "hero-emerging-tech": "f250081f",
  "hero-innovation-agility": "00d2f470",
  "dt-process-automation": "11b9e1ce",
  "dt-systems-modernization": "9442ed08",
  "dt-artificial-intelligence": "c758ce61",
  "dt-strategy": "27c1ab28",
  "db-storage": "d3fcf753",
  "db-infrastructure": "83ae91e0",
  "db-security": "1c8795c9",
  "db-continuity": "1d6e77fb",
  "practice-erp-solutions": "35c32c58",
  "practice-federal-financial-management": "7bac1686",
  "practice-federal-grants-management": "d040ff33",
  "practice-application-and-software-development": "beac2635",
  "practice-cybersecurity": "aa3635a4",
  "practice-information-technology-service-management": "daeb7a1f",
  "why-choose-us": "ba0e5d4c",
};
