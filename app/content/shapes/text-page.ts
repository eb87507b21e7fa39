import type { Crumb, NamedText, PageLink } from "./page-section.ts";
import type { PageMeta } from "./types.ts";

/** A section of a page of text: paragraphs, names and what they mean, or fields by their names in the code. Links stand under it; one with a dot in its path is a file. */
export type TextSection = { id: string; heading: string; note?: string; links?: readonly PageLink[] } & (
  | { kind: "prose"; paragraphs: readonly string[] }
  | { kind: "rows" | "fields"; rows: readonly NamedText[] }
);

/** A page of text alone, such as a notice: what it says, and the day from which it says so. Source: TRUST-1, TRUST-3. */
export interface TextPage {
  meta: PageMeta;
  /** Its name in breadcrumbs, and its heading. */
  name: string;
  trail: Crumb[];
  promise: string;
  lead: string;
  /** `date` as 2026-11-22, and the sentence that says it. */
  dated: { date: string; text: string };
  sections: readonly TextSection[];
}
