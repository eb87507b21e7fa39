import { fill } from "../../lib/text/fill.ts";
import { packPage } from "../../content/pages/pack-page.ts";
import { choiceOf, packPath } from "./choice.server.ts";
import { leftOutOf } from "./left-out.server.ts";
import { offerGroups } from "./offers.server.ts";
import { packSheet, type PackSheetData } from "./pack-sheet-data.server.ts";

interface PackAsked {
  /** The values of the query parameter. */
  lists: readonly string[];
  /** Maximum number of services in a pack. */
  limit: number;
  day: Date;
}

const beginningOf = ({ firm, date, facts }: PackSheetData) => ({ firm, date, facts });

const COUNTS = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

export type PackPageData = ReturnType<typeof packPageData>;

/** Data of the page at `/pack`, for its query. Source: PACK-1, PACK-2. */
export function packPageData({ lists, limit, day }: PackAsked) {
  const choice = choiceOf(lists, limit);
  const { offers } = choice;
  const slugs = offers.map(({ slug }) => slug);
  const { none, one, many } = packPage.leads;
  const isFull = offers.length >= limit;
  return {
    lead: [none, one][offers.length] ?? fill(many, { count: COUNTS[offers.length]! }),
    chosen: offers.map(({ slug, name, path }) => ({
      slug,
      name,
      path,
      /** The pack's URL without it. */
      without: packPath(slugs.filter((other) => other !== slug)),
    })),
    /** As in the URL. */
    list: slugs.join(","),
    leftOut: leftOutOf(choice, packPage.leftOut),
    /** What can be added, by practice. */
    groups: (isFull ? [] : offerGroups).map(({ name, offers: all }) => ({
      name,
      options: all.filter(({ slug }) => !slugs.includes(slug)).map((offer) => ({ slug: offer.slug, name: offer.name })),
    })),
    ...(offers.length > 0 && { sheet: packSheet(offers, day) }),
    ...(offers.length === 0 && { preview: beginningOf(packSheet([], day)) }),
  };
}
