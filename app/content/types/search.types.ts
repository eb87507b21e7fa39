import type { Crumb, PageLink } from "./page-section.types.ts";
import type { Kind } from "./search-results.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** Texts of the search page. `{…}` are placeholders. */
export interface SearchPage {
  meta: PageMeta;
  path: string;
  name: string;
  trail: Crumb[];
  /** Without a query. */
  lead: string;
  examples: { heading: string; note: string; rows: { name: string; path: string; promise: string }[] };
  /** For screen readers: the name of the list of suggestions, and how many there are. */
  suggestions: { heading: string; none: string; one: string; many: string };
  /** The page's heading with the number of results. `none` also applies to queries of punctuation only. */
  count: { none: string; one: string; many: string };
  kinds: { heading: string; all: string; best: string; every: string; names: Record<Kind, string> };
  where: Record<"home" | "page" | "question" | "rule" | "ruleRead" | "term" | "code" | "fact" | "specimen" | "station", string>;
  notes: { meant: string; unknown: string; shortened: string };
  nothing: { statement: string; ways: { name: string; path: string; promise: string }[] };
  end: string;
  ask: PageLink;
}
