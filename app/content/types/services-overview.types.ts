import type { ClosingCall, Crumb, NamedText, PageLink } from "./page-section.types.ts";
import type { ServiceLink } from "./service-pages.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** A visitor's situation, and the practice that helps. `slug` is a category's. */
export interface PracticeChoice {
  when: string;
  slug: string;
}

/** A service page that is in no menu. Source: RT-5. */
export interface UnlistedService {
  slug: string;
  why: string;
}

export interface ServicesOverviewPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  promise: string;
  lead: string;
  /** Labels of the filter above the list of practices. `{count}` is the number of services found. */
  filter: { label: string; placeholder: string; submit: string; clear: string; one: string; many: string; none: string; others?: { one: string; many: string } };
  list: { heading: string; note: string; inShort: PageLink; compare: PageLink };
  choose: { heading: string; lead: string; rows: PracticeChoice[] };
  work: { heading: string; note: string; items: NamedText[] };
  unlisted: { heading: string; note: string; rows: UnlistedService[] };
  closing: ClosingCall;
}

/** A practice and its services; the last group has no page of its own. */
export interface ServiceGroup {
  name: string;
  promise: string;
  path?: string;
  icon?: string;
  services: ServiceLink[];
}
