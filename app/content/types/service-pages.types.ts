import type { ClosingCall, Crumb, NamedText } from "./page-section.types.ts";
import type { Glance } from "./glance.types.ts";
import type { CitedStandard } from "./rule.types.ts";
import type { SpecimenSheet } from "./specimen-sheet.types.ts";
import type { ServiceCategory, ServiceItem } from "./content-schema.types.ts";
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
  kind: "item";
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

/** A service with its stations, as indexes of the practice's seven stations, from 0. */
export interface ServiceOnCourse extends ServiceLink {
  from: number;
  here: number;
  to: number;
}

/** Headings and labels of a practice page; `centers` and `spans` describe a service's stations. */
export interface PracticeLabels {
  situation: string;
  services: string;
  centers: string;
  spans: string;
  starts: string;
  /** Codes and vehicles of all the practice's services. */
  buying: string;
  principles: string;
  standards: string;
  questions: string;
  related: string;
}

/** Data of a category page: its texts, its services with their stations, and starting points. */
export type CategoryPageData = {
  kind: "category";
  labels: PracticeLabels;
  trail: Crumb[];
  course: { label: string; stages: readonly string[] };
  services: ServiceOnCourse[];
  /** `how`: how to buy any of the practice's services. Source: BUY-2. */
  starts: { note: string; rows: (ServiceLink & { when: string })[]; how: string };
  standards?: CitedStandard[];
  /** The next three practices. */
  related: ServiceLink[];
  closing: ClosingCall;
} & Omit<ServiceCategory, "standards" | "items" | "starts" | "lifecycle">;
