import type { Route } from "./+types/compare-csv.route";
import { comparePage } from "../../content/pages/compare.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { siteContext } from "../../lib/server-context.ts";
import { compareCsv } from "./compare-csv.server.ts";

export const handle = { query: ["s"] } satisfies PageHandle;

/** `/compare.csv?s=slug,slug`: a comparison as a download. Source: PACK-4, RFC 4180. */
export function loader({ request, context }: Route.LoaderArgs) {
  const csv = compareCsv({
    lists: new URL(request.url).searchParams.getAll("s"),
    siteUrl: context.get(siteContext).siteUrl,
    day: new Date(),
  });
  if (!csv) return new Response("A comparison needs two services. Choose them at /compare.\n", { status: 404 });
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${comparePage.csv.file}"`,
      "cache-control": "no-store",
    },
  });
}
