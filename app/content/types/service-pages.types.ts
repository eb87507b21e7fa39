import type { ClosingCall, Crumb } from "./page-section.types.ts";
import type { CitedStandard } from "./rule.types.ts";
import type { SpecimenSheet } from "./specimen-sheet.types.ts";
import type { Engagement, ServiceCategory, ServiceItem } from "./content-schema.types.ts";

/** A row that links to a service page. */
export interface ServiceLink {
  name: string;
  path: string;
  promise: string;
}

/** A row on how to buy a service: codes with titles, or links to vehicles. Source: BUY-2. */
export interface BuyingRow {
  name: string;
  values: { code?: string; label: string; to?: string }[];
}

/** The seven stations of a lifecycle: each is not covered, covered, or the main one. */
export interface Stations {
  label: string;
  stations: { name: string; state: "off" | "lit" | "here" }[];
}

/** Labels of the parts of an engagement. */
export type EngagementLabels = Record<"heading" | keyof Engagement, string>;

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
  engagement: EngagementLabels;
  standards: string;
  questions: string;
  related: string;
}

export type ItemPageData = {
  kind: "item";
  labels: ItemLabels;
  trail: Crumb[];
  stations: Stations;
  buying: BuyingRow[];
  standards: CitedStandard[];
  specimen: SpecimenSheet;
  related: ServiceLink[];
  closing: ClosingCall;
} & Omit<ServiceItem, "buying" | "standards" | "related" | "thread" | "slug" | "inMenu">;

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
  starts: { note: string; rows: (ServiceLink & { when: string })[] };
  standards: CitedStandard[];
  /** The next three practices. */
  related: ServiceLink[];
  closing: ClosingCall;
} & Omit<ServiceCategory, "standards" | "items" | "starts" | "lifecycle">;
