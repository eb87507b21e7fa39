import { index } from "virtual:search-index";
import type { Filtered, FilteredKind } from "../../content/types/search-results.types.ts";
import { addressOf, answer, type Asked } from "./answer.server.ts";
import { searchEntries } from "./entries.server.ts";
import { excerptOf, marked, quotedText } from "./excerpt.server.ts";
import { type Found, searcherOf } from "./searcher.server.ts";
import { termsOf } from "./terms.server.ts";

/** Kept in the memory of the isolate. */
const search = searcherOf(index, searchEntries());

export const answerTo = (asked: Asked) => answer(asked, search);

/** Filters a list by a query. Services that only mention what others are named after are left to the results page. */
export function filteredBy(query: string, kind: FilteredKind): Filtered {
  const { found } = search(query);
  const own = found.filter(({ entry }) => entry.kind === kind);
  const mentions = { paths: own.map(({ entry }) => entry.path), to: addressOf(query, kind) };
  if (kind !== "services") return { paths: new Set(mentions.paths), ...markersOf(own) };
  const named = own.filter(({ entry: { name, alias = [] }, terms }) => {
    const names = new Set([name, ...alias].flatMap(termsOf));
    return [...terms.keys()].every((term) => names.has(term));
  });
  // A match in a part of a service's page counts for the service.
  const shown = named.length > 0 ? named : found.filter(({ entry }) => entry.path.startsWith("/services/"));
  return { paths: new Set(shown.map(({ entry }) => entry.path.replace(/#.*/, ""))), mentions, ...markersOf(shown) };
}

/** Marks matches in texts of what was found, and quotes what was found at a path or, first, in a part of its page. */
function markersOf(found: readonly Found[]): Pick<Filtered, "mark" | "excerpt"> {
  const terms = new Map(found.flatMap((hit) => [...hit.terms]));
  return {
    mark: (text) => marked(text, terms),
    excerpt(path) {
      const hit = found.find(({ entry }) => entry.path.replace(/#.*/, "") === path);
      return hit ? excerptOf(quotedText(hit.entry.text, hit.terms), hit.terms) : [];
    },
  };
}
