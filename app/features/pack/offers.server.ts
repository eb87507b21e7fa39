import { categories, pathOfItem, slugOfItem } from "../../content/services/index.ts";
import type { Buying, Engagement, ServiceItem, Solution } from "../../content/types/content-schema.types.ts";
import { solutionSlug } from "../../content/slug.ts";
import { pathOfSolution } from "../../content/solutions/find-solution.ts";
import { solutions } from "../../content/solutions/index.ts";
import { SOLUTIONS } from "../../content/trail.ts";

/** A service or a solution, as part of a pack or a comparison. */
export interface Offer {
  /** The last segment of its page's path, which identifies it in a URL. */
  slug: string;
  name: string;
  path: string;
  promise: string;
  lead: string;
  /** Its deliverables. */
  deliverables: string[];
  engagement: Engagement;
  buying: Buying;
}

const ofItem = (item: ServiceItem): Offer => ({
  slug: slugOfItem(item),
  engagement: item.engagement,
  path: pathOfItem(item),
  deliverables: item.deliverables.rows.map(({ name }) => name),
  name: item.name,
  promise: item.promise,
  lead: item.lead,
  buying: item.buying,
});

const ofSolution = (solution: Solution): Offer => ({
  slug: solutionSlug(solution.title),
  engagement: solution.engagement,
  name: solution.title,
  path: pathOfSolution(solution),
  promise: solution.tagline,
  lead: solution.description,
  deliverables: solution.howItWorks.steps.map(({ output }) => output),
  buying: solution.buying,
});

/** Everything that can be chosen, by practice, solutions last. Source: PACK-1. */
export const offerGroups: readonly { name: string; offers: readonly Offer[] }[] = [
  ...categories.map(({ name, items }) => ({ name, offers: items.map(ofItem) })),
  { name: SOLUTIONS.name, offers: solutions.map(ofSolution) },
];

const bySlug = new Map(offerGroups.flatMap(({ offers }) => offers.map((offer) => [offer.slug, offer])));

/** The service or solution with this slug, or undefined. */
export const findOffer = (slug: string): Offer | undefined => bySlug.get(slug);
