import { firm } from "../../content/firm.ts";
import { COMPARE_PATH, comparePage } from "../../content/pages/compare.ts";
import { capitalized, inWords } from "../../content/words.ts";
import { fill } from "../../lib/text/fill.ts";
import { choiceOf, choicePath } from "../pack/choice.server.ts";
import { leftOutOf } from "../pack/left-out.server.ts";
import { offerGroups } from "../pack/offers.server.ts";
import { compareRows } from "./compare-rows.server.ts";
import { COMPARE_FIELDS, type ComparePageData } from "./compare.types.ts";

/** What the page shows before a visitor has chosen: two services that are often confused. */
const EXAMPLE = ["a123-support,audit-support"];

/** Data of the page at `/compare`, for the values of its query parameter. Source: PACK-4. */
export const comparePageOf = (lists: readonly string[]): ComparePageData =>
  lists.length > 0 ? comparePageData(lists) : { ...comparePageData(EXAMPLE), lead: comparePage.leads.lead };

/** The comparison of the services in these lists. */
export function comparePageData(lists: readonly string[]): ComparePageData {
  const choice = choiceOf(lists, COMPARE_FIELDS.length);
  const { offers } = choice;
  const slugs = offers.map(({ slug }) => slug);
  const waiting = choice.beyond.map(({ slug }) => slug);
  const rows = offers.length > 1 ? compareRows(offers) : [];
  const { none, one, many } = comparePage.leads;
  return {
    lead: [none, one][offers.length] ?? fill(many, { count: capitalized(inWords(offers.length)) }),
    services: offers.map(({ slug, name, path, promise }) => ({
      slug,
      name,
      path,
      promise,
      without: choicePath(COMPARE_PATH, [...slugs.filter((other) => other !== slug), ...waiting]),
    })),
    list: slugs.join(","),
    waiting: waiting.join(","),
    rows,
    hasSample: rows.some(({ cells }) => cells.some((cell) => cell.some(({ mark }) => mark))),
    leftOut: leftOutOf(choice, comparePage.leftOut),
    groups: offerGroups.map(({ name, offers: all }) => ({
      name,
      options: all.map((offer) => ({ slug: offer.slug, name: offer.name })),
    })),
    contact: fill(comparePage.contact.text, { name: firm.name, phone: firm.phone.display, email: firm.email }),
  };
}
