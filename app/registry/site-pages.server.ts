import type { PageMeta } from "../content/types/content-schema.types.ts";
import type { FamilyMember, PageEntry, SitePage } from "../content/types/page-entry.types.ts";
import { pages } from "./pages.server.ts";

/** All pages with their titles, in registry order. */
export const sitePages: readonly SitePage[] = pagesOf(pages);

/** Paths of all pages. */
export const sitePaths: readonly string[] = sitePages.map(({ path }) => path);

const byPath = new Map(sitePages.map((page) => [page.path, page]));

/** The page at a path, or undefined. */
export const findPage = (path: string): SitePage | undefined => byPath.get(path);

/** Pages that search engines may index. */
export const listedOf = (all: readonly SitePage[]) => all.filter(({ meta }) => meta.indexed !== false);

/** Builds the pages of a registry. Throws if a page has no title or a path is not unique. */
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
  if (!meta) throw new Error(`The page ${page.path} has no title: none of its content has a meta.`);
  return { ...page, meta };
}

function hasMeta(words: unknown): words is { meta: PageMeta } {
  return typeof words === "object" && words !== null && "meta" in words;
}
