import { createMiddleware } from "hono/factory";
import { log } from "./log.ts";
import type { WorkerEnv } from "./types.ts";

/** So much of a path that is no page's is worth a line. */
const PATH_LIMIT_CHARS = 200;

/**
 * One line per request: what kind of address, what became of it, and how long it took. No query strings, no addresses
 * of visitors, and no paths but the site's own patterns; a page that is missing is named in a second line (GEN-2). Durations are what the runtime lets a worker see: on Workers
 * the clock stands still while code computes, so they show waiting, not CPU.
 */
export const requestLog = createMiddleware<WorkerEnv>(async (c, next) => {
  const start = performance.now();
  await next();
  const { status } = c.res;
  const { pathname } = c.var.url;
  const route = routeOf(pathname, status);
  log(status >= 500 ? "error" : "info", "request", {
    requestId: c.var.requestId,
    method: knownMethod(c.req.method),
    route,
    status,
    cache: c.var.cacheState,
    ms: Math.round((performance.now() - start) * 10) / 10,
  });
  if (status === 404 && route.startsWith("*")) {
    const path = pathname.replace(/\.data$/, "").slice(0, PATH_LIMIT_CHARS);
    log("warn", "no-such-page", { requestId: c.var.requestId, path });
  }
});

const knownMethod = (method: string) =>
  /^(?:GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS)$/.test(method) ? method : "other";

/** The address's pattern. A path that is none of the site's is not repeated: it can hold anything. */
export function routeOf(pathname: string, status: number): string {
  const isData = pathname.endsWith(".data");
  const path = isData ? pathname.replace(/(?:_)?\.data$/, "") : pathname;
  const suffix = isData ? ".data" : "";
  if (path.startsWith("/api/")) return path === "/api/contact" ? path : "/api/*";
  if (/^\/(?:assets|fonts|pictures|marks)\//.test(path)) return "/files/*";
  if (status === 404 || status === 405) return `*${suffix}`;
  return path.replace(/^\/(services|solutions)\/[^/]+$/, "/$1/:slug").slice(0, 80) + suffix;
}
