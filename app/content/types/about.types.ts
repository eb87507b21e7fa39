import type { ClosingCall, Crumb, NamedText } from "./page-section.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** One station of the example: a stage of the finance lifecycle, and what happens to the dollar there. */
export interface Station {
  stage: string;
  text: string;
}

/** A leadership role. No names: offers name key people. */
export interface LeadershipRole {
  role: string;
  remit: string;
  /** What the role is accountable for, in one line. */
  answersFor: string;
}

export interface AboutPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  promise: string;
  lead: string;
  story: { heading: string; statement: string; paragraphs: string[] };
  thread: { heading: string; lead: string; exampleTitle: string; stations: Station[]; after: string };
  values: { heading: string; note: string; items: NamedText[] };
  /** `id` is the anchor that header and footer link to. Source: HDR-3, FTR-2. */
  leadership: { id: string; heading: string; note: string; answersFor: string; roles: LeadershipRole[] };
  ownership: {
    heading: string;
    lead: string;
    facts: NamedText[];
    /** Undefined where no appraisal is claimed. */
    maturity: { heading: string; paragraphs: string[] } | undefined;
  };
  closing: ClosingCall;
}
