import { index } from "virtual:search-index";
import type { Kind, MarkedText } from "../../content/types/search-results.types.ts";
import { addressOf, answer } from "./answer.server.ts";
import { searchEntries } from "./entries.server.ts";
import { marked } from "./excerpt.server.ts";
import { type Found, searcherOf } from "./searcher.server.ts";
import { termsOf } from "./terms.server.ts";

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
  /** Paths of all services that mention the query, and the URL of the search that lists them. */
  mentions?: { paths: string[]; to: string };
  /** Marks the matches in a text of a matching service. */
  mark?: (text: string) => MarkedText;
}

/** Filters a list by a query. Services that only mention what others are named after are left to the results page. */
export function filteredBy(query: string, kind: FilteredKind): Filtered {
  const { found } = search(query);
  const own = found.filter(({ entry }) => entry.kind === kind);
  if (kind !== "services") return { paths: new Set(pathsOf(own)) };
  const named = own.filter(({ entry, terms }) => {
    const names = new Set([entry.name, ...(entry.alias ?? [])].flatMap(termsOf));
    return [...terms.keys()].every((term) => names.has(term));
  });
  // A match in a part of a service's page counts for the service.
  const shown = named.length > 0 ? named : found.filter(({ entry }) => entry.path.startsWith("/services/"));
  const terms = new Map(shown.flatMap((hit) => [...hit.terms]));
  return {
    paths: new Set(pathsOf(shown)),
    mentions: { paths: pathsOf(own), to: addressOf(query, kind) },
    mark: (text) => marked(text, terms),
  };
}

const pathsOf = (found: readonly Found[]) =>
  found.map(({ entry }) => entry.path.replace(/(?<=^\/services\/.*)#.*/, ""));
