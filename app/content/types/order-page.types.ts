import type { Fact, PageLink } from "./page-section.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** A field of a buyer's form: its name, and a text to paste. The buyer replaces what is in brackets. */
export interface PasteField {
  name: string;
  words: string;
}

/** A part of a contract to order under: item, domain, area or code. `mark` labels a sample. */
export interface OrderLine {
  code: string;
  title: string;
  ours: string;
  mark?: string;
}

/** A labor category: `price` in US dollars with two decimals; `mark` labels a sample. */
export interface OrderRate {
  category: string;
  where: string;
  least: string;
  price: string;
  mark?: string;
}

/** What a step shows below its text. A part without rows is left out. */
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
  /** Last segment of its path. */
  slug: "gsa-mas" | "oasis-sb" | "efast" | "ungm";
  /** Short name of the vehicle. */
  name: string;
  meta: PageMeta;
  /** Ends with the number of steps. */
  promise: string;
  lead: string;
  /** What a buyer quotes, beside the steps. */
  side: { heading: string; note: string; keys: Fact[] };
  steps: OrderStep[];
}

/** Texts that all these pages share. */
export interface OrderLabels {
  /** Title and breadcrumbs: "How to order: {name}". */
  crumb: string;
  /** Nobody may gain from having drafted a requirement. Source: FAR subpart 9.5. */
  publicWords: string;
  others: { heading: string; note: string };
  lookUp: PageLink[];
}
