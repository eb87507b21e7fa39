import { offerGroups } from "./offers.server.ts";

/** `/pack.json`: the names of all services and solutions by slug, the same for every visitor. Source: PACK-1. */
export function loader() {
  const offers = offerGroups.flatMap((group) => group.offers);
  const names = Object.fromEntries(offers.map(({ slug, name }) => [slug, name]));
  return Response.json(names, { headers: { "cache-control": "public, max-age=60" } });
}
