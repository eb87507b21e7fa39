import type { FilteredKind } from "../../content/types/search-results.types.ts";
import { readQuery } from "../../lib/text/read-query.ts";

/** The search engine and its index. They are loaded for a query, so that other pages do not pay for them. */
const engine = () => import("./engine.server.ts");

/**
 * Answers the query in the URL. Returns undefined if there is none.
 * @param best how many of several kinds to give
 */
export async function answerTo(params: URLSearchParams, best: number) {
  const read = readQuery(params.getAll("q"));
  return read.query ? (await engine()).answerTo({ ...read, kind: params.get("in"), best }) : undefined;
}

/** Filters a list with the site's search. Returns undefined without a query. Source: FIND-2. */
export async function filteredBy(params: URLSearchParams, kind: FilteredKind) {
  const { query } = readQuery(params.getAll("q"));
  return query ? (await engine()).filteredBy(query, kind) : undefined;
}
