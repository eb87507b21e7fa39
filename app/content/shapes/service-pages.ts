import type { ClosingCall } from "./page-section.ts";
import type { ServiceCategory, ServiceItem } from "./types.ts";

/** A line that leads to a service page. */
export interface ServiceLink {
  slug: string;
  name: string;
  path: string;
  promise: string;
}

export interface Stations {
  label: string;
  stations: { name: string; state: "off" | "lit" | "here" }[];
}

/** A service page, ready to be laid out. */
export type ItemPageData = {
  kind: "item";
  category: ServiceLink;
  stations: Stations;
  related: ServiceLink[];
  closing: ClosingCall;
} & Omit<ServiceItem, "related" | "thread" | "slug" | "inMenu">;

/** A service on its practice's course: positions among the seven stages, from 0. */
export interface ServiceOnCourse extends ServiceLink {
  from: number;
  here: number;
  to: number;
}

/** A category page: its own words, its services on the course they share, and where to begin. */
export type CategoryPageData = {
  kind: "category";
  path: string;
  course: { label: string; stages: readonly string[] };
  services: ServiceOnCourse[];
  starts: { note: string; rows: (ServiceLink & { when: string })[] };
  neighbors: ServiceLink[];
  closing: ClosingCall;
} & Omit<ServiceCategory, "items" | "starts" | "lifecycle">;
