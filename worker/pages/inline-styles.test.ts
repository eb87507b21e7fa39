import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { stylesFor } from "./inline-styles.ts";

const bundle = vi.hoisted(() => ({
  sheets: {} as Record<string, string>,
  site: ["/site.css"] as string[] | undefined,
  hasRoot: true,
}));
vi.mock("virtual:client-styles", () => bundle);
vi.mock("virtual:react-router/server-build", () => ({
  assets: {
    get routes() {
      return bundle.hasRoot ? { root: { css: bundle.site } } : {};
    },
  },
}));
vi.mock("virtual:route-styles", () => ({ ROUTE_STYLES: { "routes/a": ["/a.css"], "routes/b": ["/b.css"] } }));

beforeEach(() => {
  vi.stubEnv("DEV", false);
  Object.assign(bundle, { site: ["/site.css"], hasRoot: true });
  Object.assign(bundle.sheets, { "/site.css": "site{}", "/a.css": "a{}", "/b.css": "b{}" });
});
afterEach(() => void vi.unstubAllEnvs());

async function load(): Promise<typeof stylesFor> {
  vi.resetModules();
  return (await import("./inline-styles.ts")).stylesFor;
}

test("EDGE-1 the site's style sheet is in every page, followed by those of its route", async () => {
  const stylesFor = await load();
  expect(stylesFor(["routes/b", "routes/a"])).toEqual({ css: "site{}\nb{}\na{}", sheets: "/b.css /a.css" });
  expect(stylesFor([])).toEqual({ css: "site{}\n", sheets: "" });
});

test("EDGE-1 a build that lacks a style sheet does not start, and names it", async () => {
  bundle.sheets["/b.css"] = "";
  await expect(load()).rejects.toThrow("/a.css,/b.css");
  bundle.sheets["/b.css"] = "b{}";
  bundle.sheets["/site.css"] = "";
  await expect(load()).rejects.toThrow("/site.css");
  bundle.site = undefined;
  await expect(load()).rejects.toThrow("the site's sheet");
  bundle.hasRoot = false;
  await expect(load()).rejects.toThrow("the site's sheet");
});

test("EDGE-1 in development Vite serves the style sheets", async () => {
  vi.stubEnv("DEV", true);
  expect((await load())(["routes/a"])).toEqual({ css: "\n", sheets: "/a.css" });
});
