import { lettersOf } from "../support/shown-texts.ts";
import { bestLink, type SeenLink } from "./match.ts";
import type { Task } from "./task.ts";

/** A page as one way of reading gives it. */
export interface Seen {
  /** Path and search. */
  address: string;
  text: string;
  links: readonly SeenLink[];
  /** Whether its links stand best first, as results of a search do. */
  isRanked?: boolean;
  hasSearchField: boolean;
}

/** A way of reading the site. It opens a page only by what stands on the page before. */
export interface Route {
  start: (task: Task) => Promise<Seen>;
  follow: (link: SeenLink, task: Task) => Promise<Seen>;
  /** Types words into the field of the page and sends them. Text alone has none. */
  search?: (words: string, task: Task) => Promise<Seen>;
}

/** How far a walk came: the pages in order, and the facts that none of them held. */
export interface Walk {
  task: Task;
  pages: string[];
  missing: string[];
}

/** The first page counts as one. */
export const MOST_LOADS = 4;
/** Search page, results and the page found. */
const LOADS_OF_SEARCH = 3;
/** So much of what somebody would type has to stand in a link for it to be followed rather than the search. */
const CLEARLY = 0.75;

/**
 * Looks for a task's answer as its asker would: by a link that clearly says it, else by the search, then by the links that
 * say most of it. It knows the words of the question, not where the answer stands; it stops where all facts have been read.
 */
export async function walk(task: Task, route: Route): Promise<Walk> {
  let seen = await route.start(task);
  const pages = [seen.address];
  const followed: string[] = [];
  let missing = stillMissing(task.facts, seen.text);
  while (missing.length > 0 && pages.length < MOST_LOADS) {
    const next = await step(task, seen, { pages, followed }, route);
    if (!next) break;
    seen = next;
    pages.push(seen.address);
    missing = stillMissing(missing, seen.text);
  }
  return { task, pages, missing };
}

/** Where a walk has been, and the links it went by. */
interface Way {
  pages: readonly string[];
  followed: string[];
}

async function step(task: Task, seen: Seen, { pages, followed }: Way, route: Route): Promise<Seen | undefined> {
  if (seen.hasSearchField && route.search) return route.search(task.types, task);
  const links = seen.links.filter(({ to }) => !pages.includes(to.replace(/#.*/, "")));
  const best = bestLink({ task, followed }, links, seen.isRanked);
  const toSearch = seen.links.find(({ label }) => label === "Search");
  const canSearch = route.search && toSearch && pages.length + LOADS_OF_SEARCH <= MOST_LOADS;
  if (canSearch && !(best && best.share >= CLEARLY)) return route.follow(toSearch, task);
  if (!best) return undefined;
  followed.push(best.link.label);
  return route.follow(best.link, task);
}

const stillMissing = (facts: readonly string[], text: string): string[] => {
  const letters = lettersOf(text);
  return facts.filter((fact) => !letters.includes(lettersOf(fact)));
};
