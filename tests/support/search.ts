import { answer } from "../../app/search/answer.ts";
import { searchEntries } from "../../app/search/entries.ts";
import { makeIndex } from "../../app/search/make-index.ts";
import { readQuery } from "../../app/search/read-query.ts";
import { searcherOf } from "../../app/search/searcher.ts";
import type { Kind } from "../../app/content/shapes/search-results.ts";

/** The site's search with an index built here in the same way as in the build. */
export const entries = searchEntries();
export const indexFile = makeIndex(entries);
export const searcher = searcherOf(indexFile, entries);

/** The data of the search page for a typed query. */
export const answerTo = (typed: string, kind?: Kind) => answer({ ...readQuery([typed]), kind }, searcher, entries);
