import { sitePages } from "../../app/registry/site-pages.server.ts";

/** Every text of a value, at any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The content of each page by its path: what stands on that page and nowhere else by design. */
export const contentByPath: ReadonlyMap<string, unknown> = new Map(
  sitePages.map(({ path, words }) => [path, Object.values(words)]),
);

/** Words of a page's content, as a reader would count them. */
export const wordCount = (value: unknown): number =>
  textsOf(value)
    .join(" ")
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

/** Sentences of a page's content. */
export const sentencesOf = (value: unknown): string[] => textsOf(value).flatMap((text) => text.split(/(?<=[.?!])\s+/));
