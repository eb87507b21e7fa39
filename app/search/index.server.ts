import type { SearchAnswer } from "../content/shapes/search-results.ts";
import type { Filtered } from "./filter.ts";
import { readQuery } from "./read-query.ts";

/** Index and code of the search. Both are read when the first visitor searches: no other page pays for them. */
const engine = () => import("./engine.ts");

/** What an address asks for, answered; undefined where it asks for nothing. */
export async function answerTo(params: URLSearchParams): Promise<SearchAnswer | undefined> {
  const read = readQuery(params.getAll("q"));
  return read.query ? (await engine()).answerTo({ ...read, kind: params.get("in") }) : undefined;
}

/** What of a list the filter over it leaves, by the same search; undefined where nothing is filtered. Source: FIND-2. */
export async function filteredBy(
  params: URLSearchParams,
  kind: "services" | "specimens",
): Promise<Filtered | undefined> {
  const { query } = readQuery(params.getAll("q"));
  return query ? (await engine()).filteredBy(query, kind) : undefined;
}
