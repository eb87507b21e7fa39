import type { ClosingCall, Crumb, NamedText, PageLink } from "./page-section.types.ts";
import type { ServicesOverviewPage } from "./services-overview.types.ts";
import type { SpecimenKind } from "./specimen.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** Texts of the page that lists all specimens. */
export interface SpecimensPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  /** `practices` is the accessible name of the choice of practice. */
  list: { practices: string; all: string; note: string; line: PageLink };
  filter: ServicesOverviewPage["filter"];
  /** Labels of each specimen; names of the kinds. */
  labels: { ties: string; download: string; kinds: Record<SpecimenKind, string> };
  /** What the invented agency's books do not contain, and which sources were not read. */
  omissions: { id: string; heading: string; note: string; rows: NamedText[] };
  closing: ClosingCall;
}

/** A specimen in the list. */
export interface ListedSpecimen {
  id: string;
  kind: string;
  title: string;
  deliverable: string;
  path: string;
  csv: string;
  /** The specimens that it ties out to. */
  ties: { id: string; to: string }[];
}
