import { choiceOf, packPath } from "../content/pack/choice.ts";

/** The services that a text with their slugs, parted by commas, chooses; what no service has is left out. */
export interface ChosenPack {
  /** Names by slug, in the order in which they were chosen. */
  names: Record<string, string>;
  /** Path and query of the page that shows them. */
  path: string;
}

/**
 * The pack that a text names, or undefined where it names no service. Source: PACK-3.
 * @param limit how many services a pack holds
 */
export function findPack(list: string, limit: number): ChosenPack | undefined {
  const { offers } = choiceOf([list], limit);
  if (offers.length === 0) return undefined;
  return {
    names: Object.fromEntries(offers.map(({ slug, name }) => [slug, name])),
    path: packPath(offers.map(({ slug }) => slug)),
  };
}
