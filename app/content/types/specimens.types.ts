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
  /** `practices` is the accessible name of the choice of practice; doors stand beside the first practices. */
  list: { practices: string; all: string; one: string; many: string; doors: SpecimenDoor[] };
  filter: ServicesOverviewPage["filter"];
  /** Labels of each specimen; names of the kinds. */
  labels: { ties: string; download: string; more: string; kinds: Record<SpecimenKind, string> };
  /** What the invented agency's books do not contain, and which sources were not read. */
  omissions: { id: string; heading: string; note: string; rows: NamedText[] };
  closing: ClosingCall;
}

/** A specimen in the list, as a miniature of its sheet. */
export interface ListedSpecimen {
  id: string;
  title: string;
  label: string;
  deliverable: string;
  path: string;
  csv: string;
  /** Names of the two columns. */
  columns: readonly [string, string];
  /** Label and value of three rows, the highlighted one among them. */
  rows: { label: string; value: string; isPulled: boolean }[];
  /** Label and value of the total. Without one, the number of other rows. */
  total?: { label: string; value: string };
  more: number;
  /** The specimens that it ties out to. */
  ties: { id: string; to: string }[];
}

/** The specimens of one practice, and what else stands in their row. */
export interface SpecimenGroup {
  practice: string;
  specimens: ListedSpecimen[];
  door?: SpecimenDoor;
}

/** A door between the miniatures. */
export interface SpecimenDoor extends PageLink {
  heading: string;
}
