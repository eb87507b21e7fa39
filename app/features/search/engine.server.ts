import { index } from "virtual:search-index";
import type { Kind, MarkedText } from "../../content/types/search-results.types.ts";
import { addressOf, answer } from "./answer.server.ts";
import { searchEntries } from "./entries.server.ts";
import { marked } from "./excerpt.server.ts";
import { searcherOf } from "./searcher.server.ts";

/** Kept in the memory of the isolate. */
const search = searcherOf(index, searchEntries());

/** Answers a query that is not empty. */
export const answerTo = (asked: Parameters<typeof answer>[0]) => answer(asked, search);

/** The lists that are filtered with the site's search. */
export type FilteredKind = Extract<Kind, "services" | "specimens" | "rules" | "terms">;

/** Result of filtering a list. */
export interface Filtered {
  /** Paths of the matching items. */
  paths: ReadonlySet<string>;
  /** Number of other items that only mention the query, and the URL of the search that lists them. */
  others?: { count: number; to: string };
  /** Marks the matches in a text of a matching service. */
  mark?: (text: string) => MarkedText;
}

/** Filters a list by a query. Services that only mention what others are named after are left to the results page. */
export function filteredBy(query: string, kind: FilteredKind): Filtered {
  const { found } = search(query);
  const own = found.filter(({ entry }) => entry.kind === kind);
  if (kind !== "services") return { paths: new Set(own.map(({ entry }) => entry.path)) };
  const named = own.filter(({ isNamed }) => isNamed);
  // A match in a part of a service's page counts for the service.
  const parts = found.filter(({ entry }) => entry.path.startsWith("/services/"));
  const paths = new Set((named.length > 0 ? named : parts).map(({ entry }) => entry.path.replace(/#.*/, "")));
  const count = own.filter(({ entry }) => !paths.has(entry.path)).length;
  const terms = new Set((named.length > 0 ? named : parts).flatMap((hit) => [...hit.terms.keys()]));
  return {
    paths,
    mark: (text) => marked(text, terms),
    ...(count > 0 && { others: { count, to: addressOf(query, kind) } }),
  };
}
