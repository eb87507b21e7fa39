import { createMiddleware } from "hono/factory";
import { log } from "./log.ts";
import { loggedPath } from "./logged-path.ts";
import { routeNamer } from "./route-name.ts";
import type { WorkerEnv } from "./types.ts";

/**
 * One line per request: what kind of address, what became of it, and how long it took. No query strings, no addresses
 * of visitors, and no paths but the site's own patterns; a page that is missing is named in a second line (GEN-2).
 * Durations are what the runtime lets a worker see: on Workers the clock stands still while code computes, so they show
 * waiting, not CPU.
 * @param patterns every URL pattern of the site
 */
export function requestLog(patterns: readonly string[]) {
  const nameOf = routeNamer(patterns);
  return createMiddleware<WorkerEnv>(async (c, next) => {
    const start = performance.now();
    const { pathname } = c.var.url;
    const named = nameOf(pathname);
    c.set("route", named);
    await next();
    const { status } = c.res;
    const isPage = !/^\/(?:api|files)\//.test(named);
    const isMissing = status === 404 && isPage;
    log(status >= 500 ? "error" : "info", "request", {
      requestId: c.var.requestId,
      method: knownMethod(c.req.method),
      route: isMissing ? `*${named.endsWith(".data") ? ".data" : ""}` : named,
      status,
      cache: c.var.cacheState,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
    if (isMissing) log("warn", "no-such-page", { requestId: c.var.requestId, path: loggedPath(pathname) });
  });
}

const knownMethod = (method: string) =>
  /^(?:GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS)$/.test(method) ? method : "other";
