import { indexFile } from "virtual:search-index";
import { searchPage } from "../../content/pages/search.ts";
import type { Kind, SearchAnswer } from "../../content/types/search-results.types.ts";
import { answer } from "./answer.server.ts";
import { searchEntries } from "./entries.server.ts";
import { filterOf, type Filtered } from "./filter.server.ts";
import { searcherOf } from "./searcher.server.ts";

/** Kept in the memory of the isolate. */
const entries = searchEntries();
const searcher = searcherOf(indexFile, entries);

const isKind = (text: string | null): text is Kind => text !== null && Object.hasOwn(searchPage.kinds.names, text);

interface Asked {
  query: string;
  isShortened: boolean;
  /** The kind in the URL, not validated. */
  kind: string | null;
}

/** Answers a query that is not empty. */
export const answerTo = ({ kind, ...asked }: Asked): SearchAnswer =>
  answer({ ...asked, ...(isKind(kind) && { kind }) }, searcher, entries);

/** Filters a list. */
export const filteredBy = (query: string, kind: "services" | "specimens"): Filtered => filterOf(query, kind, searcher);
