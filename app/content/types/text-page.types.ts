import type { Crumb, NamedText, PageLink } from "./page-section.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/**
 * A section of a text page: paragraphs, named explanations, or field names from the code, followed by links. A link
 * with a dot in its path is a file.
 */
export type TextSection = { id: string; heading: string; note?: string; links?: readonly PageLink[] } & (
  | { kind: "prose"; paragraphs: readonly string[] }
  | { kind: "rows" | "fields"; rows: readonly NamedText[] }
);

/** A text page, such as a notice, with the date from which it applies. Source: TRUST-1, TRUST-3. */
export interface TextPage {
  meta: PageMeta;
  /** Its heading and its name in breadcrumbs. */
  name: string;
  trail: Crumb[];
  promise: string;
  lead: string;
  /** `date` as 2026-11-22, and the sentence with it. */
  dated: { date: string; text: string };
  /** What the page says in a few sentences. */
  inShort?: { heading: string; sentences: readonly string[] };
  /** Label of each list of fields where it is collapsed, on phones. `{count}` is the number of rows. */
  fold?: string;
  sections: readonly TextSection[];
}
