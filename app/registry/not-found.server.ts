import { data } from "react-router";
import { notFoundPage } from "../content/pages/not-found.ts";
import type { NotFoundPage } from "../content/types/not-found.types.ts";
import { findPage, sitePages } from "./site-pages.server.ts";

/** Share of a path's characters that may differ from the page's. */
const MAX_DIFFERENCE = 0.4;

/** The time to compare two paths grows with the product of their lengths. */
const LIMIT_CHARS = 100;

/** What a loader throws for a request without a page: the not-found page's texts, with the nearest page. Source: GEN-1. */
export function notFound(request: Request) {
  const page = nearestPage(new URL(request.url).pathname);
  const nearest = page && page.path !== "/" ? { label: page.meta.title, to: page.path } : undefined;
  return data<NotFoundPage>({ ...notFoundPage, nearest }, { status: 404 });
}

/** The page whose path is most like a wrong one, else the one above it. */
export function nearestPage(path: string) {
  const wrong = path.slice(0, LIMIT_CHARS).toLowerCase();
  const [best] = sitePages
    .map((page) => ({ page, difference: distance(wrong, page.path) / Math.max(wrong.length, page.path.length) }))
    .toSorted((a, b) => a.difference - b.difference);
  if (best && best.difference <= MAX_DIFFERENCE) return best.page;
  return findPage(wrong.replace(/(?<=^\/[^/]+)\/.*/, ""));
}

/** How many characters have to be typed, deleted or replaced: Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (let at = 0; at < b.length; at += 1)
      next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + (letter === b[at] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
