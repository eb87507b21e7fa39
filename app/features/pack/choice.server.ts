import { slugList } from "../../lib/text/slug-list.ts";
import { PACK_PATH } from "../../content/pages/pack-page.ts";
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

/** The URL of a choice, which contains its whole state. Source: PACK-1, PACK-4. */
export const choicePath = (path: string, slugs: readonly string[]): string =>
  slugs.length > 0 ? `${path}?s=${slugs.map(encodeURIComponent).join(",")}` : path;

export const packPath = (slugs: readonly string[]): string => choicePath(PACK_PATH, slugs);

/** Maximum number of names that a form's URL is shortened to. */
const MAX_NAMES = 40;

/** A form sends one parameter per service. Returns the URL with one list to redirect to; undefined if it is one already. */
export const oneListPath = (path: string, lists: readonly string[]): string | undefined =>
  lists.length > 1 ? choicePath(path, slugList(lists).slice(0, MAX_NAMES)) : undefined;
