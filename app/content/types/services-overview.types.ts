import type { ContactCall } from "./glance.types.ts";
import type { Crumb, NamedText, PageLink } from "./page-section.types.ts";
import type { MarkedText } from "./search-results.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** A visitor's problem, and the practice that helps. `slug` is a category's. */
export interface PracticeChoice {
  when: string;
  slug: string;
}

/** One step of an engagement. Phones show `rest` on request. */
interface EngagementStep extends NamedText {
  rest: string;
}

export interface ServicesOverviewPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  /** Labels of the filter above the list of practices. `{count}` is the number of services found. */
  filter: { label: string; placeholder: string; submit: string; clear: string; one: string; many: string; none: string };
  /** `others`: label of the link to the other pages that mention a query. */
  list: { heading: string; found: string; note: string; others: { one: string; many: string } };
  choose: { heading: string; lead: string; rows: PracticeChoice[] };
  work: { heading: string; note: string; items: EngagementStep[]; more: string; less: string };
  closing: ContactCall;
}

export interface Problem {
  when: string;
  /** Name of the practice, and its address. */
  name: string;
  path: string;
}

export interface PracticeRow {
  name: string;
  path: string;
  services: PageLink[];
}

/** A service that the filter found, with the matches marked: its name, and its promise or the sentence that matches. */
export interface FoundService {
  path: string;
  name: MarkedText;
  excerpt: MarkedText;
  practice: string;
}
