import { addressOf } from "./answer.server.ts";
import { pageOf } from "./entry.server.ts";
import type { Searcher } from "./searcher.server.ts";

/** The lists that are filtered with the site's search. */
export type FilteredKind = "services" | "specimens" | "rules" | "terms";

/** Result of filtering a list. */
export interface Filtered {
  /** Paths of the matching items. */
  paths: ReadonlySet<string>;
  /** Number of other items that only mention the query, and the URL of the search that lists them. */
  others?: { count: number; to: string };
}

/**
 * Filters a list by a query. If the name, heading or practice of a service matches, services that only mention the
 * query are left to the results page.
 */
export function filterOf(query: string, kind: FilteredKind, searcher: Searcher): Filtered {
  const all = searcher.search(query).found;
  const whole = all.filter(({ isWhole }) => isWhole);
  const found = whole.length > 0 ? whole : all;
  if (kind !== "services") {
    return { paths: new Set(found.filter(({ entry }) => entry.kind === kind).map(({ entry }) => entry.path)) };
  }
  const services = found.filter(({ entry }) => entry.path.startsWith("/services/"));
  const named = services.filter(({ entry, isNamed }) => isNamed && entry.kind === kind);
  // A match in a part of a service's page counts for the service.
  const paths = new Set((named.length > 0 ? named : services).map(({ entry }) => pageOf(entry)));
  const count = found.filter(({ entry }) => entry.kind === kind && !paths.has(entry.path)).length;
  return { paths, ...(count > 0 && { others: { count, to: addressOf(query, kind) } }) };
}
