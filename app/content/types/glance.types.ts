import type { PageLink } from "./page-section.types.ts";

/** A row on how to buy a service: codes with titles, or links to vehicles. Source: BUY-2. */
export interface BuyingRow {
  name: string;
  values: { code?: string; label: string; to?: string }[];
}

/** One of the four facts at first sight: a short value, and what it depends on. */
export interface GlanceCell {
  name: string;
  value: string;
  note?: string;
  /** The part of the page with the details. */
  to?: string;
}

/** A fact that is collapsed: texts, or codes and links. */
export interface GlanceRow {
  name: string;
  texts?: string[];
  values?: BuyingRow["values"];
}

/** What a buyer needs first, at the top of a service or solution page. Source: READ-1. */
export interface Glance {
  heading: string;
  cells: GlanceCell[];
  details: {
    label: string;
    hint: string;
    /** Which of these values are samples. */
    notice?: string | undefined;
    columns: GlanceRow[][];
  };
  /** Where a buyer gets the firm’s own documents; undefined if they are not claimed. */
  papers?: PageLink | undefined;
  /** Day of the last change of the page's content, if the build knows it. */
  updated?: { date: string; text: string };
}

export type GlanceLabels = Record<
  | "heading"
  | "length"
  | "team"
  | "needs"
  | "gets"
  | "documents"
  | "range"
  | "contract"
  | "buy"
  | "through"
  | "acceptance"
  | "accepted"
  | "inFull"
  | "details"
  | "hint"
  | "papers"
  | "updated",
  string
>;

/** The call at the end of a page, in one row, with further links below it. */
export interface ContactCall {
  lines: string[];
  lead: string;
  primary: PageLink;
  /** The firm's phone number, shown on phones. */
  call?: PageLink;
  also: { label?: string; links: PageLink[] };
}
