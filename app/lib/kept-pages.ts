import { type DataStrategyResult, UNSAFE_decodeViaTurboStream as decode } from "react-router";

/** As long as browsers keep what was fetched ahead. */
const KEEP_MS = 5 * 60_000;

type RouteResults = Record<string, DataStrategyResult>;

/** What the loaders of pages fetched ahead gave, by path and query. */
const kept = new Map<string, { results: RouteResults; until: number }>();

/** Pages whose data is being read. */
const underWay = new Set<string>();

/** Set when a plain page may not be kept by the browser, for a visitor who sends credentials: nothing is asked for twice. */
let isCacheUseless = false;

/**
 * Reads the data of a page that was fetched ahead, so that the click that opens it finds it read: fetching it from the
 * browser's own cache and decoding it takes a phone 70 ms. Whatever is no plain page is left to the router.
 * @param page path and query
 * @param href address of its data, which the browser's cache holds
 */
export async function keepPage(page: string, href: string): Promise<void> {
  if (isCacheUseless || keptResults(page) || underWay.has(page)) return;
  underWay.add(page);
  try {
    const answer = await fetch(href, { priority: "low" });
    if (!answer.ok || !answer.body) return;
    isCacheUseless = !page.includes("?") && (answer.headers.get("cache-control")?.includes("no-store") ?? false);
    const { value, done } = await decode(answer.body, window);
    await done;
    const results = plainResults(value);
    if (results) kept.set(page, { results, until: Date.now() + KEEP_MS });
  } catch {
    // The router asks again when the page is opened, and says what is wrong.
  } finally {
    underWay.delete(page);
  }
}

/** Client middleware: answers for the loaders of a page that is kept, and asks the server for any other. Source: GEN-4. */
export async function answerFromKept(
  { request }: { request: Request },
  next: () => Promise<RouteResults>,
): Promise<RouteResults> {
  const { pathname, search } = new URL(request.url);
  return (request.method === "GET" && keptResults(pathname + search)) || next();
}

function keptResults(page: string): RouteResults | undefined {
  const entry = kept.get(page);
  if (!entry || entry.until > Date.now()) return entry?.results;
  kept.delete(page);
  return undefined;
}

/** Loader data by route, as the router takes it; undefined for errors and redirects. */
function plainResults(value: unknown): RouteResults | undefined {
  const results: RouteResults = {};
  for (const [route, result] of Object.entries(value as Record<string, unknown>)) {
    if (typeof result !== "object" || result === null || !("data" in result)) return undefined;
    results[route] = { type: "data", result: result.data };
  }
  return Object.keys(results).length > 0 ? results : undefined;
}
