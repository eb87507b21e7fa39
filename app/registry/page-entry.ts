import type { PageMeta, Question } from "../content/shapes/types.ts";

/** The words of a page by their file under app/content, or by a folder there, which ends in a slash: the page changed on the day on which one of these files did. */
export type Words = Readonly<Record<string, unknown>>;

/** What search engines are told of a page besides its title and description, in the terms of schema.org, and what it answers. */
export interface Described {
  /** "WebPage" unless it is something narrower. */
  type?: "AboutPage" | "ContactPage" | "CollectionPage" | "SearchResultsPage";
  /** What the page offers, where it is about one thing. */
  offer?: { name: string; text: string; type: string };
  questions?: readonly Question[];
  /** The pages above, between the home page and this one. */
  above?: readonly { name: string; path: string }[];
}

/** What is written down of a page, once. Everything else is derived (site-pages.server.ts). */
export interface PageFacts extends Described {
  path: string;
  /** Words of its own. One of the values, the last that has one, brings the page's `meta`. */
  words: Words;
  /** Words that it repeats from other pages, and that change without its own changing. */
  shows?: Words;
  /** File under public/ into which the page is printed, for those who want to keep it. */
  pdf?: string;
}

/** A page with a route module of its own. `route` is its file in app/routes, without `.tsx`. */
export interface SinglePage extends PageFacts {
  route: string;
}

/**
 * Pages that share one route module: the pattern of their addresses, and all pages that are under it. Those that have an
 * entry of their own as well are left to it.
 */
export interface PageFamily {
  path: `${string}/:${string}`;
  route: string;
  members: readonly FamilyMember[];
}

export interface FamilyMember extends PageFacts {
  /** Members of one kind are laid out alike: tests that need one page of each kind take the first. */
  kind: string;
}

export type PageEntry = SinglePage | PageFamily;

/** A page of the site, ready for whatever lists, describes or tests pages. */
export interface SitePage extends PageFacts {
  kind: string;
  meta: PageMeta;
}
