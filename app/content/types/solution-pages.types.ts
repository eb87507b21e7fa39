import type { ClosingCall, Crumb, NamedText } from "./page-section.types.ts";
import type { CitedStandard } from "./rule.types.ts";
import type { Glance } from "./glance.types.ts";
import type { ServiceLink } from "./service-pages.types.ts";
import type { SpecimenSheet } from "./specimen-sheet.types.ts";
import type { Solution } from "./content-schema.types.ts";

/** A solution as on its card, with its path. Source: ENT-2. */
export interface SolutionInShort extends Pick<
  Solution,
  "id" | "title" | "tagline" | "features" | "metric" | "metricLabel"
> {
  path: string;
}

export interface SolutionLabels {
  problem: string;
  howItWorks: string;
  output: string;
  capabilities: string;
  audience: string;
  start: string;
  standards: string;
  allStandards: string;
  questions: string;
  related: string;
}

export interface SolutionPageData {
  labels: SolutionLabels;
  trail: Crumb[];
  solution: Omit<Solution, "engagement" | "buying" | "standards"> & {
    glance: Glance;
    /** How the engagement begins and ends. */
    terms: NamedText[];
    standards: CitedStandard[];
  };
  specimen: SpecimenSheet;
  relatedPages: ServiceLink[];
  closing: ClosingCall;
}
