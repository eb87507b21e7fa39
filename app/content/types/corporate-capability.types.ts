import type { CodeRow } from "../codes.ts";
import type { ClosingCall, Crumb, Fact, NamedText, PageLink } from "./page-section.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** Codes of one classification; `kind` is the name of one code. */
export interface CodeList {
  id: string;
  heading: string;
  note: string;
  kind: string;
  rows: readonly CodeRow[];
}

/** Column headings of both lists, and the label of a primary code. */
export interface CodeLabels {
  code: string;
  title: string;
  standard: string;
  copy: string;
  primary: string;
}

/** One contract, with the fields of a past performance sheet. `codes`: NAICS, then PSC. Source: BUY-3. */
export interface Reference {
  work: string;
  /** The work in two or three words, where it names a cell. */
  short: string;
  customer: string;
  contract: string;
  role: string;
  kind: string;
  value: string;
  period: string;
  codes: string;
  /** Date of the last evaluation. Its ratings are for source selection officials alone. */
  evaluated: string;
  contact: string;
}

export interface References {
  id: string;
  heading: string;
  note: string;
  /** The field labels, in display order. */
  labels: Record<keyof Omit<Reference, "short">, string>;
  /** Precedes a value that all contracts have. */
  each: string;
  sheets: Reference[];
}

export interface CorporateCapabilityPage {
  meta: PageMeta;
  trail: Crumb[];
  heading: string;
  promise: string;
  lead: string;
  /** `downloads` are files of the site; `related` are other pages for a buyer's file. */
  actions: { primary: PageLink; secondary: PageLink; downloads: PageLink[]; related: PageLink[] };
  competencies: { id: string; heading: string; note: string; fold: string; items: NamedText[] };
  differentiators: { id: string; heading: string; note: string; items: NamedText[] };
  /** Sections with an `id` are link targets: search results point to their facts. */
  company: { id: string; heading: string; note: string; facts: Fact[] };
  /** Facts that a contracting officer records. Source: BUY-3. */
  standing: { id: string; heading: string; note: string; facts: Fact[] };
  naics: CodeList;
  /** `fold` opens the list on phones, as that of `certifications` does. */
  psc: CodeList & { fold: string };
  codes: CodeLabels;
  /** Kinds of work and their scope. They name and imply no contract. */
  performance: { heading: string; note: string; items: NamedText[] };
  references: References;
  /** The vehicles themselves come from contract-vehicles.ts. */
  vehicles: { id: string; heading: string; note: string; columns: { vehicle: string; about: string; number: string }; link: PageLink };
  /** The certifications themselves come from certifications.ts. */
  certifications: { id: string; heading: string; note: string; fold: string; link: PageLink };
  accessibility: { id: string; heading: string; paragraphs: string[]; link: PageLink };
  contact: { id: string; heading: string; note: string; facts: Fact[] };
  closing: ClosingCall;
}
