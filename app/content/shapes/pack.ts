import type { Crumb, Fact, PageLink } from "./page-section.ts";
import type { PageMeta } from "./types.ts";

/** The words of the page that shows a pack. `{…}` stands for what is put there. */
export interface PackPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  promise: string;
  /** Without a choice, with one service, and with more. */
  leads: { none: string; one: string; many: string };
  /** How a pack grows from one sheet to four. */
  sheets: string;
  leftOut: { unknown: string; others: string; beyond: string };
  side: {
    heading: string;
    remove: string;
    /** Behind "Remove", for those who hear the page. */
    from: string;
    add: string;
    print: string;
    address: string;
    send: string;
    note: string;
    /** What else this device has chosen. */
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

/** A service or a solution on the list of what can be chosen. */
export interface PackOption {
  slug: string;
  name: string;
}

/** A chosen one in the list beside the sheet. */
export interface ChosenService extends PackOption {
  path: string;
  /** The address of the pack without it. */
  without: string;
}

/** A chosen one on the sheet. */
export interface SheetService {
  slug: string;
  name: string;
  promise: string;
  lead: string;
  /** What its client holds at the end, as one text. */
  value: string;
  rows: { name: string; values: string }[];
}

/** The sheet that prints. */
export interface PackSheet {
  firm: { name: string; line: string };
  /** The day of the print, as machines read it and as people do. */
  date: { iso: string; written: string };
  facts: Fact[];
  services: SheetService[];
  vehicles: { title: string; number: string; about: string; to: string }[];
  specimens: { id: string; title: string; to: string }[];
  contact: { ways: string; address: string };
}

/** A pack's page, ready to be laid out. */
export interface PackPageData {
  lead: string;
  chosen: ChosenService[];
  /** The chosen slugs as the address has them. */
  list: string;
  /** Sentences about what was left out. */
  leftOut: string[];
  /** What can be added, by practice; empty where the pack is full. */
  groups: { name: string; options: PackOption[] }[];
  sheet?: PackSheet;
}
