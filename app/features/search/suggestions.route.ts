import type { Route } from "./+types/suggestions.route";
import type { Suggestion } from "../../content/types/search-results.types.ts";
import { SUGGESTIONS } from "../../lib/behaviour.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { answerTo } from "./search.server.ts";

export const handle = { query: ["q"] } satisfies PageHandle;

/** `/search.json?q=…`: the best results as suggestions while typing. Source: FIND-5. */
export async function loader({ request }: Route.LoaderArgs) {
  const answer = await answerTo(new URL(request.url).searchParams, SUGGESTIONS.most);
  const hits = (answer?.groups ?? []).flatMap((group) => group.hits).slice(0, SUGGESTIONS.most);
  const suggestions = hits.map(({ path, name, where }): Suggestion => ({ path, name: name.join(""), where }));
  return Response.json(suggestions, { headers: { "cache-control": "no-store" } });
}
