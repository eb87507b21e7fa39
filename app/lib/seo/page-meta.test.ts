import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const args = { matches: [], location: { pathname: "/page" } };
const words = { title: "A title", description: "A description" };
const noindex = { name: "robots", content: "noindex" };

test("SEO-6 only pages with noindex in their meta are kept out of search engines", () => {
  expect(pageMeta(args, words)).not.toContainEqual(noindex);
  expect(pageMeta(args, { ...words, indexed: false })).toContainEqual(noindex);
});
