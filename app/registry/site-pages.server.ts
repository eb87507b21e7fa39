import type { PageMeta } from "../content/shapes/types.ts";
import type { FamilyMember, PageEntry, SitePage } from "./page-entry.ts";
import { pages } from "./pages.server.ts";

/** Every page of the site with its title, in the order of the registry. */
export const sitePages: readonly SitePage[] = pagesOf(pages);

/** The addresses of all pages. */
export const sitePaths: readonly string[] = sitePages.map(({ path }) => path);

const byPath = new Map(sitePages.map((page) => [page.path, page]));

/** The page at an address, or undefined where there is none. */
export const findPage = (path: string): SitePage | undefined => byPath.get(path);

/** The pages that search engines may list. */
export const listedOf = (all: readonly SitePage[]) => all.filter(({ meta }) => meta.indexed !== false);

/** The pages of a registry. Throws where a page has no title, and where two have one address. */
export function pagesOf(entries: readonly PageEntry[]): SitePage[] {
  const single = new Set(entries.flatMap((entry) => ("members" in entry ? [] : [entry.path])));
  const found = entries.flatMap((entry) =>
    "members" in entry
      ? entry.members.filter(({ path }) => !single.has(path)).map(withMeta)
      : [withMeta({ ...entry, kind: entry.route })],
  );
  const seen = new Set<string>();
  for (const { path } of found) {
    if (seen.has(path)) throw new Error(`The page ${path} is registered twice.`);
    seen.add(path);
  }
  return found;
}

function withMeta(page: FamilyMember): SitePage {
  const meta = Object.values(page.words).findLast(hasMeta)?.meta;
  if (!meta) throw new Error(`The page ${page.path} has no title: none of its words holds a meta.`);
  return { ...page, meta };
}

function hasMeta(words: unknown): words is { meta: PageMeta } {
  return typeof words === "object" && words !== null && "meta" in words;
}
