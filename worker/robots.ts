import type { Context } from "hono";
import type { WorkerEnv } from "./types.ts";

/** `/robots.txt`: open with the way to the sitemap, or closed on previews and where INDEXABLE is "false". RFC 9309. */
export function robots(c: Context<WorkerEnv>): Response {
  const text = c.var.indexable
    ? `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${c.var.siteUrl}/sitemap.xml\n`
    : "User-agent: *\nDisallow: /\n";
  return c.text(text, 200, { "cache-control": "public, max-age=3600" });
}
