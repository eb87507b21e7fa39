import type { DataStrategyResult } from "react-router";
import { isCutOff } from "./cut-off.ts";
import type { PageMiddleware, RouteResults } from "./page-middleware.ts";
import { bringSheets } from "./page-sheets.ts";
import { isOfAnotherBuild } from "../../shims/data-build.ts";
import { pageAt, routerState } from "../../shims/router-globals.ts";
import { readPageData } from "../../shims/turbo-stream.ts";

/** As long as browsers keep what was fetched ahead. */
const KEEP_MS = 5 * 60_000;

/**
 * What the loaders of pages gave that were fetched ahead or looked at, by path and query. When its time is over, it still
 * serves where nothing newer can be had.
 */
const kept = new Map<string, { results: RouteResults; until: number }>();

/** Pages whose data is being read, until it is. */
const underWay = new Map<string, Promise<void>>();

/**
 * Reads the data of a page that is about to be opened, so that the click that opens it finds it read: fetching it, even from
 * the browser's own cache, and decoding it takes a phone 70 ms. The sheets that the page needs come then, too. Whatever is no
 * plain page is left to the router.
 * @param page path and query
 * @param href address of its data
 */
export function keepPage(page: string, href: string): void {
  if (keptResults(page) || underWay.has(page)) return;
  underWay.set(
    page,
    readPage(page, href).finally(() => underWay.delete(page)),
  );
}

async function readPage(page: string, href: string): Promise<void> {
  try {
    const answer = await fetch(href);
    if (!answer.ok || !answer.body || isOfAnotherBuild(answer)) return;
    const results = plainResults(await readPageData(answer.body));
    if (!results) return;
    kept.set(page, { results, until: Date.now() + KEEP_MS });
    void bringSheets(Object.keys(results));
  } catch {
    // The router asks again when the page is opened, and says what is wrong.
  }
}

/**
 * Client middleware: answers for the loaders of a page that is kept, and asks the server for any other. Without a
 * connection, pages that were looked at open too. Source: GEN-4.
 */
export const answerFromKept: PageMiddleware = async ({ request }, next) => {
  if (request.method !== "GET") return next();
  keepShown();
  const page = pageAt(new URL(request.url));
  await underWay.get(page);
  const fresh = keptResults(page);
  if (fresh) return fresh;
  const results = await next();
  const old = kept.get(page)?.results;
  return old && (await isCutOff(results)) ? old : results;
};

/** Keeps the data of the page on screen for the way back to it. */
function keepShown(): void {
  const { location, loaderData, matches, errors } = routerState()!;
  const page = pageAt(location);
  if (errors || kept.has(page)) return;
  const own = matches.map(({ route }) => route.id).filter((id) => id !== "root" && id in loaderData);
  const results = own.map((id): [string, DataStrategyResult] => [id, { type: "data", result: loaderData[id] }]);
  kept.set(page, { results: Object.fromEntries(results), until: 0 });
}

function keptResults(page: string): RouteResults | undefined {
  const entry = kept.get(page);
  return entry && entry.until > Date.now() ? entry.results : undefined;
}

/** Loader data by route, as the router takes it; undefined for errors and redirects. */
function plainResults(data: Record<string, unknown>): RouteResults | undefined {
  const results: RouteResults = {};
  for (const [route, result] of Object.entries(data)) {
    if (typeof result !== "object" || result === null || !("data" in result)) return undefined;
    results[route] = { type: "data", result: result.data };
  }
  return Object.keys(results).length > 0 ? results : undefined;
}
