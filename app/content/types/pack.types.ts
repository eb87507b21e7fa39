import type { Crumb, PageLink } from "./page-section.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** Texts of the pack's page. `{…}` are placeholders. */
export interface PackPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  /** For no service, one service, and several. */
  leads: { none: string; one: string; many: string };
  /** How the number of printed sheets grows, from one to four. */
  sheets: string;
  leftOut: { unknown: string; others: string; beyond: string };
  side: {
    heading: string;
    remove: string;
    /** After "Remove", for screen readers. */
    from: string;
    add: string;
    print: string;
    address: string;
    send: string;
    compare: string;
    note: string;
    /** Note on further services stored on this device. */
    elsewhere: string;
    addElsewhere: string;
    removeElsewhere: string;
  };
  choose: { heading: string; count: string; least: string; submit: string; full: string; browse: PageLink };
  /** Above the beginning of the statement, before a service is chosen. */
  preview: string;
  sheet: {
    label: string;
    what: string;
    facts: string;
    services: string;
    holds: string;
    naics: string;
    psc: string;
    vehicles: string;
    specimen: string;
    specimens: string;
    contact: string;
    columns: { vehicle: string; number: string; about: string };
  };
}
