import { expect, test } from "vitest";
import { pageIndex } from "../../../app/content/page-index.ts";
import { sitePaths } from "../../../app/content/site-routes.ts";
import { ogPicturePath } from "../../../app/lib/og-picture.ts";

test("RT-1 every page has one title, one description and one picture of its own", () => {
  const pages = [...pageIndex];
  expect(pages.map(([path]) => path)).toEqual(sitePaths);
  expect(new Set(pages.map(([, { title }]) => title)).size).toBe(65);
  expect(new Set(pages.map(([, { description }]) => description)).size).toBe(65);
  expect(new Set(pages.map(([path]) => ogPicturePath(path))).size).toBe(65);
});
