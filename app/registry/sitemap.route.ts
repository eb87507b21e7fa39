import { lastModified } from "virtual:build-facts";
import type { Route } from "./+types/sitemap.route";
import { listedOf, sitePages } from "./site-pages.server.ts";
import { lastModifiedOf } from "./last-modified.server.ts";
import { siteContext } from "../lib/server-context.ts";

/** `/sitemap.xml`: every indexable page, with the date its texts last changed. Source: sitemaps.org protocol 0.9. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const entries = listedOf(sitePages).map(({ path }) => {
    const date = lastModifiedOf(path, lastModified);
    return `  <url><loc>${siteUrl}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`,
    { headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" } },
  );
}
