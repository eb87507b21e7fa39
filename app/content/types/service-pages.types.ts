import type { ClosingCall, Crumb, NamedText } from "./page-section.types.ts";
import type { Glance } from "./glance.types.ts";
import type { CitedStandard } from "./rule.types.ts";
import type { SpecimenSheet } from "./specimen-sheet.types.ts";
import type { ServiceItem } from "./content-schema.types.ts";
import type { OwnSection, SectionOrder } from "./practice-sections.types.ts";

/** A row that links to a service page. */
export interface ServiceLink {
  name: string;
  path: string;
  promise: string;
}

/** The seven stations of a lifecycle: each is not covered, covered, or the main one. */
export interface Stations {
  label: string;
  stations: { name: string; state: "off" | "lit" | "here" }[];
}

/** Headings and labels of a service page. `{…}` are placeholders. */
export interface ItemLabels {
  /** After the stations covered by the service, and after the main one, for screen readers. */
  touched: string;
  here: string;
  situation: string;
  capabilities: string;
  process: string;
  output: string;
  deliverables: string;
  caption: string;
  columns: { name: string; shows: string; firstReader: string };
  standards: string;
  /** Opens the list on phones. */
  allStandards: string;
  questions: string;
  related: string;
}

export type ItemPageData = {
  labels: ItemLabels;
  trail: Crumb[];
  stations: Stations;
  glance: Glance;
  /** How the engagement begins and ends. */
  terms: NamedText[];
  /** The section that only this practice has. */
  own: OwnSection;
  order: SectionOrder;
  standards: CitedStandard[];
  specimen: SpecimenSheet;
  relatedPages: Pick<ServiceLink, "name" | "path">[];
  closing: ClosingCall;
} & Omit<ServiceItem, "engagement" | "buying" | "standards" | "related" | "thread" | "slug" | "inMenu">;
