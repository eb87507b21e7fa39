import { createMiddleware } from "hono/factory";
import { notFoundPage } from "../app/content/pages/not-found.ts";
import { plainPage } from "./plain-page.ts";
import type { WorkerEnv } from "./types.ts";

const { meta, heading, afterPath, primary, secondary } = notFoundPage;

const PLAIN_NOT_FOUND = plainPage({
  title: meta.title,
  text: `${heading} ${afterPath}`,
  links: [primary, secondary].map(({ to, label }) => [to, label] as const),
});

/**
 * Answers a path that is no UTF-8 with a plain not-found page. React Router would print the path to the console, and a
 * path can contain anything. Source: GEN-1.
 */
export const undecodablePaths = createMiddleware<WorkerEnv>(async (c, next) => {
  if (isDecodable(c.var.url.pathname)) return next();
  return c.html(PLAIN_NOT_FOUND, 404, { "cache-control": "no-store" });
});

function isDecodable(path: string): boolean {
  try {
    // The comparison keeps the bundler from removing the call.
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}
