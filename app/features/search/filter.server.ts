import type { Kind } from "../../content/types/search-results.types.ts";
import { addressOf } from "./answer.server.ts";
import { pageOf } from "./entry.server.ts";
import type { Searcher } from "./searcher.server.ts";

/** The lists that are filtered with the site's search. */
export type FilteredKind = Extract<Kind, "services" | "specimens" | "rules" | "terms">;

/** Result of filtering a list. */
export interface Filtered {
  /** Paths of the matching items. */
  paths: ReadonlySet<string>;
  /** Number of other items that only mention the query, and the URL of the search that lists them. */
  others?: { count: number; to: string };
}

/** Filters a list by a query. Services that only mention what others are named after are left to the results page. */
export function filterOf(query: string, kind: FilteredKind, search: Searcher): Filtered {
  const found = search(query).found.filter(
    ({ entry }) => entry.kind === kind || (kind === "services" && entry.path.startsWith("/services/")),
  );
  const named = kind === "services" ? found.filter(({ entry, isNamed }) => isNamed && entry.kind === kind) : [];
  // A match in a part of a service's page counts for the service.
  const paths = new Set(
    (named.length > 0 ? named : found).map(({ entry }) => (kind === "services" ? pageOf(entry) : entry.path)),
  );
  const count = found.filter(({ entry }) => entry.kind === kind && !paths.has(entry.path)).length;
  return { paths, ...(count > 0 && kind === "services" && { others: { count, to: addressOf(query, kind) } }) };
}
