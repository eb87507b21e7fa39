import { addressOf } from "./answer.server.ts";
import type { Searcher } from "./searcher.server.ts";

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
export function filterOf(query: string, kind: "services" | "specimens", searcher: Searcher): Filtered {
  const all = searcher.search(query).found;
  const whole = all.filter(({ isWhole }) => isWhole);
  const found = whole.length > 0 ? whole : all;
  if (kind === "specimens") {
    return { paths: new Set(found.filter(({ entry }) => entry.kind === kind).map(({ entry }) => entry.path)) };
  }
  const services = found.filter(({ entry }) => entry.path.startsWith(SERVICE));
  const named = services.filter(({ entry, isNamed }) => isNamed && entry.kind === kind);
  const paths = pathsOf(named.length > 0 ? named : services);
  const count = found.filter(({ entry }) => entry.kind === kind && !paths.has(entry.path)).length;
  return { paths, ...(count > 0 && { others: { count, to: addressOf(query, kind) } }) };
}

const SERVICE = "/services/";

/** A match in a part of a service's page counts for the service. */
const pathsOf = (found: readonly { entry: { path: string } }[]): Set<string> =>
  new Set(found.map(({ entry }) => entry.path.replace(/#.*/, "")));
