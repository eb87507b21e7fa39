import type { Route } from "./+types/specimen-csv.route";
import { csvName, csvOf } from "./specimen-csv.server.ts";
import { findSpecimen } from "./shown-specimens.server.ts";

/** `/specimens/{id}.csv`: a specimen’s rows as a download. Source: SHOW-3, RFC 4180. */
export function loader({ params }: Route.LoaderArgs) {
  const specimen = findSpecimen(params.id);
  if (!specimen) return new Response("No specimen has this id. All are listed at /specimens.\n", { status: 404 });
  return new Response(csvOf(specimen), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${csvName(specimen)}"`,
      "cache-control": "public, max-age=3600",
    },
  });
}
