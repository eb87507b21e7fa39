import { choiceOf, packPath } from "./choice.server.ts";

/** Services chosen by a comma-separated list of slugs. Unknown slugs are ignored. */
export interface ChosenPack {
  /** Names by slug, in the order of the list. */
  names: Record<string, string>;
  /** Path and query of the pack's page. */
  path: string;
}

/**
 * The pack for a list of slugs, or undefined if it has no known service. Source: PACK-3.
 * @param limit maximum number of services in a pack
 */
export function findPack(list: string, limit: number): ChosenPack | undefined {
  const { offers } = choiceOf([list], limit);
  if (offers.length === 0) return undefined;
  return {
    names: Object.fromEntries(offers.map(({ slug, name }) => [slug, name])),
    path: packPath(offers.map(({ slug }) => slug)),
  };
}
