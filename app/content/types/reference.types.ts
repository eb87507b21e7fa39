import type { PageMeta } from "./content-schema.types.ts";
import type { ClosingCall, Crumb, PageLink } from "./page-section.types.ts";

/** Names of the doors, in the order of the page. */
export type DoorId = "specimens" | "line" | "tools" | "rules" | "glossary" | "answers" | "compare" | "pack";

/** A door's words. `{count}` is the number of entries behind it. */
export interface DoorWords {
  count: string;
  text: string;
}

/** Texts of the reference page. Source: REF-1. */
export interface ReferencePage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  search: {
    heading: string;
    note: string;
    /** A price that the search finds; `{category}` is its labor category. */
    found: { label: string; name: string; text: string; all: PageLink };
  };
  doors: Record<DoorId, DoorWords>;
  /** Below the amount of the line item. */
  line: string;
  closing: ClosingCall;
}

/** A crop of what is behind a door, made from the same data as its page. */
export type Crop =
  | { kind: "sheet"; title: string; mark?: string; columns?: string[]; rows: string[][]; pulled?: number }
  | { kind: "amount"; amount: string; text: string; stations: string[] }
  | { kind: "term"; letter: string; term: string; full: string; sentence: string; rule?: string }
  | { kind: "questions"; questions: string[] };

/** A door as displayed. */
export interface Door extends PageLink {
  count: string;
  text: string;
  crop: Crop;
}
