import { addressOf } from "./answer.ts";
import type { Searcher } from "./searcher.ts";

/** What a filter leaves of a list. */
export interface Filtered {
  /** Paths of what stays. */
  paths: ReadonlySet<string>;
  /** Others that only mention it, and where search lists them. */
  others?: { count: number; to: string };
}

/**
 * What search finds of a list. Where a service's name, heading or practice says what was typed, those that only mention it are
 * left to the page of results.
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

/** A part of a service's page stands for the service. */
const pathsOf = (found: readonly { entry: { path: string } }[]): Set<string> =>
  new Set(found.map(({ entry }) => entry.path.replace(/#.*/, "")));
