import { indexFile } from "virtual:search-index";
import type { SearchAnswer } from "../../content/types/search-results.types.ts";
import { answer, type Asked } from "./answer.server.ts";
import { searchEntries } from "./entries.server.ts";
import { filterOf, type Filtered, type FilteredKind } from "./filter.server.ts";
import { searcherOf } from "./searcher.server.ts";

/** Kept in the memory of the isolate. */
const entries = searchEntries();
const searcher = searcherOf(indexFile, entries);

/** Answers a query that is not empty. */
export const answerTo = (asked: Asked): SearchAnswer => answer(asked, searcher, entries);

/** Filters a list. */
export const filteredBy = (query: string, kind: FilteredKind): Filtered => filterOf(query, kind, searcher);
