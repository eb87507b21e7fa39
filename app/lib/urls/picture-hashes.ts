import type { PictureName } from "../../content/types/pictures.types.ts";

/** Part of every picture's file names. Written by scripts/pictures.ts from the masters and its settings. */
export const PICTURE_HASHES: Record<PictureName, string> = {
  "hero-federal-expertise": "d1cddbd9",
  "hero-global-erp": "d1a0b686",
  "hero-cloud-erp": "92468a03",
  "hero-emerging-tech": "d01dd88d",
  "hero-innovation-agility": "fd6d73ed",
  "dt-process-automation": "0d1f8ed9",
  "dt-systems-modernization": "ee75607a",
  "dt-artificial-intelligence": "efe09f9a",
  "dt-strategy": "438f767c",
  "db-storage": "7c002f38",
  "db-infrastructure": "0733dac7",
  "db-security": "fdf62f37",
  "db-continuity": "ae3e4cec",
  "practice-erp-solutions": "39d83222",
  "practice-federal-financial-management": "6a097b67",
  "practice-federal-grants-management": "957120d4",
  "practice-application-and-software-development": "19cbf28c",
  "practice-cybersecurity": "25163a36",
  "practice-information-technology-service-management": "57bfd6ff",
  "why-choose-us": "9e175cfe",
};
