import { expect, test, vi } from "vitest";
import { sitePages } from "./site-pages.ts";
import { checkEach } from "../../tests/support/check-each.ts";

vi.mock("virtual:react-router/server-build", () => ({
  routes: {
    root: { id: "root", module: { default: () => null } },
    home: { ...page("home", undefined), index: true },
    about: page("about", "about"),
    services: page("services", "services", { handle: { query: ["q", "by"] } }),
    sitemap: page("sitemap", "sitemap.xml", { default: undefined }),
    inner: page("inner", "inner", { default: undefined }, "about"),
    gone: undefined,
  },
}));

/** A route of the build. */
function page(id: string, path: string | undefined, rest: object = {}, parentId = "root") {
  return { id, path, parentId, module: { default: () => null, ...rest } };
}

test("EDGE-1 the site's pages are those of the registry, and its routes those of the build", () => {
  expect(sitePages.paths.has("/about")).toBe(true);
  expect(sitePages.paths.has("/inner")).toBe(false);
  expect([...sitePages.routeIds]).toEqual(["root", "home", "about", "services", "sitemap", "inner"]);
});

test("EDGE-7 the path says whether it is a file", () =>
  checkEach(
    [
      ["/sitemap.xml", true],
      ["/Sitemap.xml", false],
      ["/", false],
      ["/about", false],
      ["/inner", false],
      ["/nowhere", false],
    ],
    (path, expected) => expect(sitePages.isFile(path)).toBe(expected),
  ));

test("EDGE-6 a page's own query parameters are those that its route declares", () => {
  expect(sitePages.queryOf("/services")).toEqual(["q", "by"]);
  expect(sitePages.queryOf("/about")).toEqual([]);
  expect(sitePages.queryOf("/nowhere")).toEqual([]);
});
