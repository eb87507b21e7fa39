import { expect, test } from "vitest";
import { type PageRequest, notFoundClass, type SitePages, classifyRequest } from "./page-request.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const SITE: SitePages = {
  paths: new Set(["/", "/about", "/services", "/services/sap"]),
  isFile: (path) => path === "/sitemap.xml",
  routeIds: new Set(["root", "routes/about"]),
  queryOf: (path) => (path === "/services" ? ["q"] : []),
};

const classify = (address: string, rest: Partial<PageRequest> = {}) =>
  classifyRequest(
    {
      method: "GET",
      url: new URL(address, "https://www.example.gov"),
      mayBeShared: true,
      siteUrl: "https://www.example.gov",
      indexable: true,
      ...rest,
    },
    SITE,
  );

test("EDGE-1 EDGE-6 a request is classified by its path and query", () =>
  checkEach(
    [
      ["/about", "page", "/about"],
      ["/about?utm_source=mail", "page", "/about"],
      ["/services?utm_source=mail", "page", "/services"],
      ["/about.data", "data", "/about.data"],
      ["/_.data", "data", "/_.data"],
      ["/about.data?_routes=routes%2Fabout&x=1", "data", "/about.data?_routes=routes%2Fabout"],
      ["/nowhere", "not-found", "/-"],
      ["/services/nowhere", "not-found", "/services/-"],
      ["/", "page", "/"],
      ["/services.data?utm_source=mail", "data", "/services.data"],
      ["/services/sap.data?_routes=root", "data", "/services/sap.data?_routes=root"],
      ["/about.database", "not-found", "/-"],
      ["/about_.data.x", "not-found", "/-"],
      ["/services/100%.data?x=1", "not-found", "/services/-"],
    ],
    (address, kind, render) => {
      expect(classify(address)).toMatchObject({ kind, render });
      expect(classify(address, { method: "HEAD" })).toMatchObject({ kind, render });
    },
  ));

test("EDGE-7 a request that may have an own answer is not cached", () =>
  checkEach(
    [
      ["a posted form", "/about", { method: "POST" }, "/about"],
      ["a page in development", "/about", { mayBeShared: false }, "/about"],
      ["a declared query, without what is not declared", "/services?q=sap&x=1", {}, "/services?q=sap"],
      ["data of it", "/services.data?q=sap&x=1", {}, "/services.data?q=sap"],
      [
        "data of some other selection",
        "/about.data?_routes=root,routes/about",
        {},
        "/about.data?_routes=root%2Croutes%2Fabout",
      ],
      ["data of what only begins as a page's does", "/services/_.datasap.data", {}, "/services/_.datasap.data"],
      ["data of no page", "/nowhere.data?x=1", {}, "/nowhere.data"],
      ["what is no page", "/sitemap.xml?x=1", {}, "/sitemap.xml"],
      [
        "a page with something of the router's",
        "/about?index&_routes=x&y=1",
        { method: "POST" },
        "/about?index=&_routes=x",
      ],
      ["a page that is not there, in development", "/nowhere", { mayBeShared: false }, "/nowhere"],
    ],
    (_what, address, rest, render) => {
      expect(classify(address, rest)).toEqual({ kind: "uncacheable", render });
    },
  ));

test("EDGE-3 pages with another canonical URL or noindex have keys of their own", () => {
  const keys = [
    classify("/about"),
    classify("/about", { siteUrl: "https://b.example" }),
    classify("/about", { indexable: false }),
  ];
  expect(new Set(keys.map((key) => "key" in key && key.key)).size).toBe(3);
});

test("EDGE-3 a page's key contains everything that changes its content", () => {
  expect(classify("/about?x=1")).toEqual({
    kind: "page",
    key: "https://www.example.gov true page /about",
    render: "/about",
  });
});

test("EDGE-9 one not-found page stands for all paths of a class", () =>
  checkEach(
    [
      ["/", "/-"],
      ["/services/", "/services/-"],
      ["/nowhere", "/-"],
      ["/a/b/c", "/-/-"],
      ["/services/nowhere", "/services/-"],
      ["/services/a/b/c/d", "/services/-/-"],
      ["/services/sap/more", "/services/sap/-"],
      ["/Services/nowhere", "/SERVICES/-"],
      ["/sErViCeS/nowhere", "/SERVICES/-"],
      ["/Services/SAP/more", "/SERVICES/SAP/-"],
    ],
    (path, expected) => {
      expect(notFoundClass(path, SITE.paths)).toBe(expected);
    },
  ));
