import type { Crumb, PageLink } from "./page-section.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** What services are compared by. */
export type CriterionId =
  | "about"
  | "length"
  | "team"
  | "needs"
  | "deliverables"
  | "contract"
  | "items"
  | "rates"
  | "naics"
  | "psc"
  | "vehicles";

/** Texts of the page that compares services. `{…}` are placeholders. */
export interface ComparePage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  /** For no service, one service, and several. */
  leads: { lead: string; none: string; one: string; many: string };
  leftOut: { unknown: string; others: string; beyond: string };
  table: {
    /** For screen readers. */
    caption: string;
    /** Name of the first column. */
    criterion: string;
    /** Names a cell that holds for all services. */
    all: string;
    remove: string;
    /** After "Remove", for screen readers. */
    from: string;
    /** In the order of the rows. */
    criteria: Record<CriterionId, string>;
    /** In the cell of a service that has nothing under a criterion. */
    none: string;
    note: string;
    /** After the note, if a value is a sample. */
    sample: string;
  };
  actions: { print: string; csv: string; ask: string; pack: string; browse: PageLink };
  choose: { heading: string; field: string; empty: string; submit: string };
  contact: { heading: string; text: string };
  csv: { file: string; page: string; day: string };
}
