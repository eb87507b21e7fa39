import { sitePages } from "../../app/registry/site-pages.server.ts";

/** All texts in a value, at any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The content of each page by path, without the texts that pages share. */
export const contentByPath: ReadonlyMap<string, unknown> = new Map(
  sitePages.map(({ path, words }) => [path, Object.values(words)]),
);

export const wordCount = (value: unknown): number =>
  textsOf(value)
    .join(" ")
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

export const sentencesOf = (value: unknown): string[] => textsOf(value).flatMap((text) => text.split(/(?<=[.?!])\s+/));
