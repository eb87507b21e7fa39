import type { Packed } from "../../lib/text/packed.ts";
import type { ClosingCall, Crumb } from "./page-section.ts";
import type { CitedStandard } from "./rule.ts";
import type { SpecimenSheet } from "./specimen-sheet.ts";
import type { Engagement, ServiceCategory, ServiceItem } from "./types.ts";

/** A line that leads to a service page. */
export interface ServiceLink {
  name: string;
  path: string;
  promise: string;
}

/** A row that says how a service is bought: codes with their titles, or links to vehicles. Source: BUY-2. */
export interface BuyingRow {
  name: string;
  values: { code?: string; label: string; to?: string }[];
}

/** The seven stations of a lifecycle: each untouched, touched, or the one the service centers on. */
export interface Stations {
  label: string;
  stations: { name: string; state: "off" | "lit" | "here" }[];
}

/** What each part of an engagement is called. */
export type EngagementLabels = Record<"heading" | keyof Engagement, string>;

/** Headings and labels of a service's page. `{…}` stands for what the template puts there. */
export interface ItemLabels {
  /** Behind the stations that the service touches, and the one it centers on, for those who hear the page. */
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

/** A service page, ready to be laid out. */
export type ItemPageData = {
  kind: "item";
  labels: ItemLabels;
  trail: Crumb[];
  stations: Stations;
  buying: BuyingRow[];
  standards: CitedStandard[];
  specimen: Packed<SpecimenSheet>;
  related: ServiceLink[];
  closing: ClosingCall;
} & Omit<ServiceItem, "buying" | "standards" | "related" | "thread" | "slug" | "inMenu">;

/** A service on its practice's course: positions among the seven stages, from 0. */
export interface ServiceOnCourse extends ServiceLink {
  from: number;
  here: number;
  to: number;
}

/** Headings and labels of a practice's page; `centers` and `spans` put a service's course into words. */
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

/** A category page: its own words, its services on the course they share, and where to begin. */
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
