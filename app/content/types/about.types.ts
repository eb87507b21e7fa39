import type { PictureName } from "./pictures.types.ts";
import type { PageMeta, Question } from "./content-schema.types.ts";
import type { ClosingCall, Crumb, NamedText, PageLink } from "./page-section.types.ts";

export interface FirmFact {
  label: string;
  value: string;
  to?: string;
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
  /** The `h1`. */
  title: string;
  promise: string;
  image: PictureName;
  talk: PageLink;
  statement: PageLink;
  facts: { label: string; items: FirmFact[] };
  story: { heading: string; statement: string; paragraphs: string[] };
  /** The proof: a figure, and where its documents are. Source: LINE-1. */
  thread: {
    heading: string;
    lead: string;
    figure: string;
    caption: string;
    links: PageLink[];
  };
  values: { heading: string; note: string; items: NamedText[] };
  /** `id` is the anchor that header and footer link to. Source: HDR-3, FTR-2. */
  leadership: { id: string; heading: string; note: string; answersFor: string; roles: LeadershipRole[] };
  ownership: {
    heading: string;
    lead: string;
    facts: Question[];
  };
  closing: ClosingCall;
}
