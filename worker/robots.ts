import type { Context } from "hono";
import type { WorkerEnv } from "./types.ts";

/** `/robots.txt`: allows crawling and names the sitemap, or disallows everything on previews and with INDEXABLE "false". Source: RFC 9309. */
export function robots(c: Context<WorkerEnv>): Response {
  const text = c.var.indexable
    ? `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${c.var.siteUrl}/sitemap.xml\n`
    : "User-agent: *\nDisallow: /\n";
  return c.text(text, 200, { "cache-control": "public, max-age=3600" });
}
