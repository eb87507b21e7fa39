import type { PageMeta, Question } from "./content-schema.types.ts";

/**
 * Content of a page by its file or folder (ending in a slash) under app/content. A page's last modification is the
 * latest of these files.
 */
export type Words = Readonly<Record<string, unknown>>;

/** Metadata for search engines besides title and description, in terms of schema.org. */
export interface Described {
  /** Default: "WebPage". */
  type?: "AboutPage" | "ContactPage" | "CollectionPage" | "SearchResultsPage";
  /** The offer, if the page describes one service or product. */
  offer?: { name: string; text: string; type: string };
  questions?: readonly Question[];
  /** Breadcrumbs between the home page and this page. */
  above?: readonly { name: string; path: string }[];
}

/** The data of a page in the registry. Everything else is derived from it (site-pages.server.ts). */
export interface PageFacts extends Described {
  path: string;
  /** The page's own content. The page's `meta` is taken from the last value that has one. */
  words: Words;
  /** Content shown from other pages. Its changes do not count as changes of this page. */
  shows?: Words;
  /** Printed version of the page for download, a file under public/. */
  pdf?: string;
}

/** A page with its own route module. `route` is the name of the module, without `.route.tsx`. */
export interface SinglePage extends PageFacts {
  route: string;
}

/** Pages that share one route module: the URL pattern and its pages. Pages with their own entry are excluded. */
export interface PageFamily {
  path: `${string}/:${string}`;
  route: string;
  members: readonly FamilyMember[];
}

export interface FamilyMember extends PageFacts {
  /** Pages of one kind have the same layout. Tests that need one page per kind use the first. */
  kind: string;
}

export type PageEntry = SinglePage | PageFamily;

/** A page with its derived data. */
export interface SitePage extends PageFacts {
  kind: string;
  meta: PageMeta;
}
