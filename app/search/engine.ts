import { indexFile } from "virtual:search-index";
import { searchPage } from "../content/pages/search.ts";
import type { Kind, SearchAnswer } from "../content/shapes/search-results.ts";
import { answer } from "./answer.ts";
import { searchEntries } from "./entries.ts";
import { filterOf, type Filtered } from "./filter.ts";
import { searcherOf } from "./searcher.ts";

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
