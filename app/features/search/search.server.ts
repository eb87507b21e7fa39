import type { FilteredKind } from "../../content/types/search-results.types.ts";

/** Loads the search engine and its index for a query, so that other pages do not pay for them. */
const engineFor = async (params: URLSearchParams) =>
  params.getAll("q").join("").trim() ? import("./engine.server.ts") : undefined;

/**
 * Answers the query in the URL. Returns undefined if there is none.
 * @param best how many of the best to give, if not as many as the page shows
 */
export const answerTo = async (params: URLSearchParams, best?: number) =>
  (await engineFor(params))?.answerTo(params, best);

/** Filters a list with the site's search. Returns undefined without a query. Source: FIND-2. */
export const filteredBy = async (params: URLSearchParams, kind: FilteredKind) =>
  (await engineFor(params))?.filteredBy(params, kind);
