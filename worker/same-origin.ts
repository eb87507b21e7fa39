import { createMiddleware } from "hono/factory";
import { REFUSALS } from "./contact/refusals.ts";
import { log } from "./log.ts";
import { plainPage } from "./plain-page.ts";
import { problem } from "./problem.ts";
import type { WorkerEnv } from "./types.ts";

/** Methods that ask and change nothing. Source: RFC 9110, section 9.2.1. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site's page sends here to have something done, whatever the address: before a route reads any of
 * it, and without showing any of it, since entries that another site planted are not to be sent on by a visitor's click.
 * This stands in for React Router's own check (`allowedActionOrigins`), which answers a bare 400, knows the sites it allows
 * only when it is built, and would turn away visitors behind a proxy that changes the host.
 */
export const fromThisSite = createMiddleware<WorkerEnv>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || isSameOrigin(c.req.raw, c.var.config.siteUrl)) return next();
  log("info", "other-site", { requestId: c.var.requestId });
  const { type, detail } = REFUSALS.otherSite.problem;
  if (/^\/api\/|\.data$/.test(c.var.url.pathname)) return problem(c, 403, type, detail);
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
 * Whether a post comes from this site's own pages. The browser's own verdict counts first: `Sec-Fetch-Site` cannot be
 * set by a page, and holds behind a proxy that changes the host. Without it, `Origin` must be this site's. With neither
 * it is no browser's cross-site post: every browser sends `Origin` with those.
 * @param siteUrl the origin under which visitors know the site, where it differs from the request's own
 */
export function isSameOrigin(request: Request, siteUrl: string | null): boolean {
  const site = request.headers.get("sec-fetch-site");
  // "none" is the visitor's own doing, such as a page restored after a restart.
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(request.url).origin || origin === siteUrl;
}
