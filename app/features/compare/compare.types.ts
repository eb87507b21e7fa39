import type { CriterionId } from "../../content/types/compare-page.types.ts";

/** The form's fields, one for each service that a comparison can hold. */
export const COMPARE_FIELDS = ["s1", "s2", "s3", "s4"] as const;

/** One text of a cell. */
export interface ComparedText {
  text: string;
  /** A rate in dollars. */
  amount?: string;
  /** Address of the page about it. */
  to?: string;
  /** Label of a sample that the firm has not confirmed. */
  mark?: string;
}

/** What one service has under a criterion. Several texts are a list. */
export type ComparedCell = readonly ComparedText[];

/** A criterion with one cell per service, or a single cell that holds for all. */
export interface ComparedRow {
  id: CriterionId;
  name: string;
  cells: readonly ComparedCell[];
  /** The label of all its texts. */
  mark?: string;
}

/** A chosen service, at the head of its column. */
export interface ComparedService {
  slug: string;
  name: string;
  path: string;
  promise: string;
  /** The comparison's URL without it. */
  without: string;
}

export interface ComparePageData {
  lead: string;
  services: ComparedService[];
  /** The compared slugs as in the URL. */
  list: string;
  /** The slugs over the limit as in the URL. */
  waiting: string;
  /** Empty if fewer than two services are chosen. */
  rows: ComparedRow[];
  hasSample: boolean;
  /** Messages about what was left out. */
  leftOut: string[];
  /** Everything that can be chosen, by practice. */
  groups: { name: string; options: { slug: string; name: string }[] }[];
  contact: string;
}
