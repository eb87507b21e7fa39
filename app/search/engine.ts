import { indexFile } from "virtual:search-index";
import { searchPage } from "../content/pages/search.ts";
import type { Kind, SearchAnswer } from "../content/shapes/search-results.ts";
import { answer } from "./answer.ts";
import { searchEntries } from "./entries.ts";
import { filterOf, type Filtered } from "./filter.ts";
import { searcherOf } from "./searcher.ts";

/** They stay in this isolate's memory. */
const entries = searchEntries();
const searcher = searcherOf(indexFile, entries);

const isKind = (text: string | null): text is Kind => text !== null && Object.hasOwn(searchPage.kinds.names, text);

interface Asked {
  query: string;
  isShortened: boolean;
  /** As the address names it, or anything else. */
  kind: string | null;
}

/** Answers a query that says something. */
export const answerTo = ({ kind, ...asked }: Asked): SearchAnswer =>
  answer({ ...asked, ...(isKind(kind) && { kind }) }, searcher, entries);

/** What a filter leaves of a list. */
export const filteredBy = (query: string, kind: "services" | "specimens"): Filtered => filterOf(query, kind, searcher);
