import { indexFile } from "virtual:search-index";
import { answer } from "./answer.server.ts";
import { searchEntries } from "./entries.server.ts";
import { filterOf } from "./filter.server.ts";
import { searcherOf } from "./searcher.server.ts";

/** Kept in the memory of the isolate. */
const search = searcherOf(indexFile, searchEntries());

/** Answers a query that is not empty. */
export const answerTo = (asked: Parameters<typeof answer>[0]) => answer(asked, search);

/** Filters a list. */
export const filteredBy = (query: string, kind: Parameters<typeof filterOf>[1]) => filterOf(query, kind, search);
