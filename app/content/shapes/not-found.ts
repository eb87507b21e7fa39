import type { PageLink } from "./page-section.ts";
import type { PageMeta } from "./types.ts";

/** The page for an unknown path, which is shown between `beforePath` and `afterPath`. Source: GEN-1. */
export interface NotFoundPage {
  meta: PageMeta;
  heading: string;
  beforePath: string;
  afterPath: string;
  primary: PageLink;
  secondary: PageLink;
}
