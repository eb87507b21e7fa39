import type { Fact, PageLink } from "./page-section.ts";
import type { PageMeta } from "./types.ts";

/** A field of a buyer's form: its name, and what to paste into it. Brackets mark what the buyer changes. */
export interface PasteField {
  name: string;
  words: string;
}

/** A part of a contract under which one may order: item, domain, area or code. `mark` says that it is a stand-in's. */
export interface OrderLine {
  code: string;
  title: string;
  ours: string;
  mark?: string;
}

/** A labor category: `price` in US dollars with two decimals, `mark` where it is a stand-in's. */
export interface OrderRate {
  category: string;
  where: string;
  least: string;
  price: string;
  mark?: string;
}

/** What a step shows under its words. A part without rows is left out. */
export type OrderPart =
  | { kind: "facts"; facts: Fact[] }
  | { kind: "lines"; caption: string; columns: { code: string; title: string; ours: string }; rows: OrderLine[] }
  | { kind: "paste"; fields: PasteField[] }
  | {
      kind: "rates";
      caption: string;
      /** `where` names the lines of this vehicle, `price` the unit. */
      columns: { category: string; where: string; least: string; price: string };
      rows: OrderRate[];
    };

export interface OrderStep {
  name: string;
  text: string;
  parts: OrderPart[];
}

/** How to order through one contract vehicle: one content file each, in content/vehicles. Source: BUY-1. */
export interface OrderPage {
  /** Last part of its address. */
  slug: "gsa-mas" | "oasis-sb" | "efast" | "ungm";
  /** The vehicle, in short. */
  name: string;
  meta: PageMeta;
  /** Ends with the number of steps. */
  promise: string;
  lead: string;
  /** Beside the steps: what a buyer quotes. */
  side: { heading: string; note: string; keys: Fact[] };
  steps: OrderStep[];
}

/** Words that all these pages share. */
export interface OrderLabels {
  heading: string;
  /** Breadcrumbs: "How to order: {name}". */
  crumb: string;
  /** Where a sample stands on the page. */
  sample?: string;
  others: { heading: string; note: string };
  lookUp: PageLink[];
}
