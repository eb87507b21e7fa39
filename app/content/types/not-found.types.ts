import type { PageLink } from "./page-section.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** The page for an unknown path, which is shown between `beforePath` and `afterPath`. Source: GEN-1. */
export interface NotFoundPage {
  meta: PageMeta;
  heading: string;
  beforePath: string;
  afterPath: string;
  primary: PageLink;
  secondary: PageLink;
  /** Before the link to the nearest page. */
  beforeNearest: string;
  /** The page whose path is most like the wrong one. */
  nearest?: PageLink;
}
