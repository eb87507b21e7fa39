import { answer } from "../../app/features/search/answer.server.ts";
import { searchEntries } from "../../app/features/search/entries.server.ts";
import { makeIndex } from "../../app/features/search/make-index.server.ts";
import { searcherOf } from "../../app/features/search/searcher.server.ts";
import { readQuery } from "../../app/lib/text/read-query.ts";
import type { Kind } from "../../app/content/types/search-results.types.ts";

/** The site's search with an index built here in the same way as in the build. */
export const entries = searchEntries();
export const search = searcherOf(makeIndex(entries), entries);

/** The data of the search page for a typed query, with the best three results. */
export const answerTo = (typed: string, kind?: Kind) => answer({ ...readQuery([typed]), kind, best: 3 }, search);
