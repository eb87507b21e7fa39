import type { ClosingCall, Fact, NamedText, PageLink } from "./page-section.ts";
import type { PageMeta } from "./types.ts";

/** A row of the NAICS or PSC table. */
export interface CodeRow {
  code: string;
  title: string;
  primary?: boolean;
}

/** A field of work in which the firm can be asked for references. No contract is named. */
export interface PerformanceArea {
  area: string;
  work: string;
}

export interface CorporateCapabilityPage {
  meta: PageMeta;
  heading: string;
  promise: string;
  lead: string;
  /** `downloads` are files of the site, not pages. */
  actions: { primary: PageLink; secondary: PageLink; downloads: PageLink[] };
  competencies: { heading: string; note: string; items: NamedText[] };
  differentiators: { heading: string; note: string; items: NamedText[] };
  company: { heading: string; note: string; facts: Fact[] };
  naics: { heading: string; note: string; rows: CodeRow[] };
  psc: { heading: string; note: string; rows: CodeRow[] };
  performance: { heading: string; note: string; rows: PerformanceArea[] };
  /** The vehicles themselves come from contract-vehicles.ts. */
  vehicles: { heading: string; note: string; link: PageLink };
  /** The certifications themselves come from certifications.ts. */
  certifications: { heading: string; note: string; link: PageLink };
  accessibility: { id: string; heading: string; paragraphs: string[] };
  contact: { heading: string; note: string; facts: Fact[] };
  closing: ClosingCall;
}
