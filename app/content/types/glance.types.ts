/** A row on how to buy a service: codes with titles, or links to vehicles. Source: BUY-2. */
export interface BuyingRow {
  name: string;
  values: { code?: string; label: string; to?: string }[];
}

/** One fact of a service: a short value, and what it depends on; or codes and links. */
export interface GlanceRow {
  name: string;
  value?: string;
  note?: string;
  /** The part of the page with the details. */
  to?: string;
  values?: BuyingRow["values"];
}

/** What a buyer needs first, at the top of a service or solution page. Source: READ-1. */
export interface Glance {
  heading: string;
  rows: GlanceRow[];
  /** Day of the last change of the page's content, if the build knows it. */
  updated?: { date: string; text: string };
}

export type GlanceLabels = Record<
  "heading" | "length" | "team" | "needs" | "gets" | "documents" | "range" | "excluded" | "contract" | "updated",
  string
>;
