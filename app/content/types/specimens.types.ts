import type { ClosingCall, Crumb, NamedText, PageLink } from "./page-section.types.ts";
import type { ServicesOverviewPage } from "./services-overview.types.ts";
import type { SheetColumn, SpecimenSheet } from "./specimen-sheet.types.ts";
import type { MarkedText } from "./search-results.types.ts";
import type { SpecimenKind } from "./specimen.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** Texts of the page that lists all specimens. */
export interface SpecimensPage {
  meta: PageMeta;
  /** Its name in lists of pages, and its heading. */
  name: string;
  title: string;
  trail: Crumb[];
  lead: string;
  /** The samples to read first, the largest first, each with its reader and the columns to show. */
  first: { heading: string; note: string; look: string; samples: { id: string; reader: string; columns: string[] }[] };
  /** `practices` is the accessible name of the choice of practice. */
  list: { heading: string; practices: string; all: string; one: string; many: string };
  /** Other ways into the samples. */
  doors: SpecimenDoor[];
  filter: ServicesOverviewPage["filter"];
  /** Labels of each specimen; names of the kinds. */
  labels: { download: string; more: string; kinds: Record<SpecimenKind, string> };
  /** What the invented agency's books do not contain, and which sources were not read. */
  omissions: NamedList;
  /** What documents without a sample contain. */
  others: NamedList;
  closing: ClosingCall;
}

/** A list that is folded, with its id. */
interface NamedList {
  id: string;
  heading: string;
  note: string;
  rows: NamedText[];
}

/** A specimen in the list. */
export interface ListedSpecimen {
  id: string;
  /** The matches are marked. */
  deliverable: MarkedText;
  /** Its title, or the row or sentence of its sheet that matches. */
  excerpt: MarkedText;
  path: string;
  csv: string;
}

/** The specimens of one practice, and what the practice promises. */
export interface SpecimenGroup {
  practice: string;
  promise: string;
  specimens: ListedSpecimen[];
}

/** A sample to read first: a part of its sheet. */
export interface FirstSample extends Pick<SpecimenSheet, "id" | "deliverable" | "title" | "label"> {
  reader: string;
  path: string;
  columns: SheetColumn[];
  /** The highlighted row is among them. */
  rows: { cells: string[]; isPulled: boolean }[];
  total?: string[];
  /** The number of other rows. */
  more: number;
  /** The reviewer's note, beside the largest. */
  note?: string;
}

/** Another way into the samples. */
export interface SpecimenDoor extends PageLink {
  heading: string;
}
