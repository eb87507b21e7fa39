import type { ClosingCall, Crumb, NamedText } from "./page-section.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** A row of the comparison. `slug` is a solution's (RT-4). */
export interface SolutionComparison {
  slug: string;
  choose: string;
  beginsWith: string;
  endsWith: string;
}

export interface SolutionsOverviewPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  promise: string;
  lead: string;
  packaged: { heading: string; paragraphs: string[] };
  compare: {
    heading: string;
    note: string;
    columns: { solution: string; choose: string; beginsWith: string; endsWith: string };
    rows: SolutionComparison[];
  };
  included: { heading: string; note: string; items: NamedText[] };
  work: { heading: string; note: string; items: NamedText[] };
  closing: ClosingCall;
}
