import type { Packed } from "../../lib/text/packed.ts";
import type { ClosingCall, Crumb } from "./page-section.ts";
import type { CitedStandard } from "./rule.ts";
import type { BuyingRow, EngagementLabels, ServiceLink } from "./service-pages.ts";
import type { SpecimenSheet } from "./specimen-sheet.ts";
import type { Solution } from "./types.ts";

/** A solution without its page: what ENT-2 lists, and where the page is. */
export interface SolutionInShort extends Pick<
  Solution,
  "id" | "title" | "tagline" | "icon" | "color" | "features" | "metric" | "metricLabel" | "description"
> {
  path: string;
}

/** Headings and labels of a solution's page. */
export interface SolutionLabels {
  problem: string;
  howItWorks: string;
  output: string;
  capabilities: string;
  audience: string;
  start: string;
  engagement: EngagementLabels;
  standards: string;
  questions: string;
  related: string;
}

/** A solution's page, ready to be laid out. */
export interface SolutionPageData {
  labels: SolutionLabels;
  trail: Crumb[];
  solution: Omit<Solution, "buying" | "standards"> & { buying: BuyingRow[]; standards: CitedStandard[] };
  specimen: Packed<SpecimenSheet>;
  related: ServiceLink[];
  closing: ClosingCall;
}
