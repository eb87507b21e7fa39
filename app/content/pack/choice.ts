import { slugList } from "../../lib/text/slug-list.ts";
import { findOffer, type Offer } from "./offers.ts";

/** Where a pack is shown. */
export const PACK_PATH = "/pack";

/** What an address or a form asks for, sorted. */
export interface Choice {
  /** What the pack holds, in the order in which it was chosen. */
  offers: Offer[];
  /** Names that no service and no solution has. */
  unknown: string[];
  /** What was chosen beyond the limit, and is left out. */
  beyond: Offer[];
}

/**
 * What lists of slugs choose. Source: PACK-2.
 * @param limit how many services a pack holds
 */
export function choiceOf(lists: readonly string[], limit: number): Choice {
  const names = slugList(lists);
  const found = names.flatMap((name) => findOffer(name) ?? []);
  return {
    offers: found.slice(0, limit),
    unknown: names.filter((name) => !findOffer(name)),
    beyond: found.slice(limit),
  };
}

/** The address of a pack: the whole of its state. Source: PACK-1. */
export const packPath = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `${PACK_PATH}?s=${slugs.map(encodeURIComponent).join(",")}` : PACK_PATH;
