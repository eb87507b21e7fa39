import { createMiddleware } from "hono/factory";
import { log } from "./log.ts";
import { routeNamer } from "./route-name.ts";
import type { WorkerEnv } from "./types.ts";

/**
 * Logs one line per request: route pattern (`*` for a path that is no page), status, cache state and duration. Never logs
 * query strings, IP addresses or paths: a path can contain anything. The browser's console names a wrong one (GEN-2).
 * The duration is time spent waiting, not CPU time: on Workers the clock stops while code runs.
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
  });
}

const knownMethod = (method: string) =>
  /^(?:GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS)$/.test(method) ? method : "other";
