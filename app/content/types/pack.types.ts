import type { Crumb, Fact, PageLink } from "./page-section.types.ts";
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
  };
  choose: { heading: string; note: string; submit: string; full: string; browse: PageLink };
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

/** A service or solution that can be chosen. */
export interface PackOption {
  slug: string;
  name: string;
}

/** A chosen service in the list beside the sheet. */
export interface ChosenService extends PackOption {
  path: string;
  /** The pack's URL without it. */
  without: string;
}

/** A chosen service on the sheet. */
export interface SheetService {
  slug: string;
  name: string;
  promise: string;
  lead: string;
  /** Its deliverables as one text. */
  value: string;
  rows: { name: string; values: string }[];
}

/** The printable sheet. */
export interface PackSheet {
  firm: { name: string; line: string };
  /** The date of printing, machine-readable and formatted. */
  date: { iso: string; written: string };
  facts: Fact[];
  services: SheetService[];
  vehicles: { title: string; number: string; about: string; to: string }[];
  specimens: { id: string; title: string; to: string }[];
  contact: { ways: string; address: string };
}

export interface PackPageData {
  lead: string;
  chosen: ChosenService[];
  /** The chosen slugs as in the URL. */
  list: string;
  /** Messages about what was left out. */
  leftOut: string[];
  /** What can be added, by practice; empty if the pack is full. */
  groups: { name: string; options: PackOption[] }[];
  sheet?: PackSheet;
}
