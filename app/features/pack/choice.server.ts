import { slugList } from "../../lib/text/slug-list.ts";
import { PACK_PATH } from "../../content/pages/pack.ts";
import { findOffer, type Offer } from "./offers.server.ts";

/** The services requested by a URL or a form. */
export interface Choice {
  /** The services in the pack, in the order in which they were chosen. */
  offers: Offer[];
  /** Slugs without a service or solution. */
  unknown: string[];
  /** Services over the limit, which are left out. */
  beyond: Offer[];
}

/**
 * Parses lists of slugs. Source: PACK-2.
 * @param limit maximum number of services in a pack
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

/** The URL of a pack, which contains its whole state. Source: PACK-1. */
export const packPath = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `${PACK_PATH}?s=${slugs.map(encodeURIComponent).join(",")}` : PACK_PATH;
