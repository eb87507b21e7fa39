import { createMiddleware } from "hono/factory";
import { REFUSALS } from "./contact/refusals.ts";
import { log } from "./log.ts";
import { plainPage } from "./plain-page.ts";
import { problem } from "./problem.ts";
import { pageOf } from "./shims/data-requests.ts";
import type { WorkerEnv } from "./types.ts";

/** Methods that change nothing on the server. Source: RFC 9110, section 9.2.1. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects cross-site requests with an unsafe method (CSRF), on every path and before any route reads the body. The
 * response does not repeat submitted values, so a visitor cannot send on what another site filled in.
 * Replaces React Router's check (`allowedActionOrigins`), which answers with a bare 400, takes its origins at build time
 * only, and rejects visitors behind a proxy that changes the host.
 */
export const rejectCrossSite = createMiddleware<WorkerEnv>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || isSameOrigin(c.req.raw, c.var.config.siteUrl)) return next();
  log("info", "other-site", { requestId: c.var.requestId });
  const { type, detail } = REFUSALS.otherSite.problem;
  const { pathname } = c.var.url;
  if (pathname.startsWith("/api/") || pageOf(pathname).isData) return problem(c, 403, type, detail);
  const page = plainPage({
    title: "Not sent",
    text: `${detail} If you typed something, go back to find it.`,
    links: [
      ["/contact", "Contact"],
      ["/", "Go Home"],
    ],
  });
  return c.html(page, 403, { "cache-control": "no-store" });
});

/**
 * Whether a request comes from this site's own pages. `Sec-Fetch-Site` decides if present: a page cannot set it, and it
 * is right behind a proxy that changes the host. Otherwise `Origin` must match. A request with neither is accepted,
 * because every browser sends `Origin` with a cross-site post.
 * @param siteUrl the site's public origin, if it differs from the origin of the request
 */
export function isSameOrigin(request: Request, siteUrl: string | null): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  // No browser sends such a header, and React Router throws at it.
  if (origin !== null && origin !== "null" && !URL.canParse(origin)) return false;
  // "none": started by the visitor, for example by restoring a tab.
  if (site !== null) return site === "same-origin" || site === "none";
  return origin === null || origin === new URL(request.url).origin || origin === siteUrl;
}
