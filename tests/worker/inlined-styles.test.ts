import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, inject, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { pages } from "../../app/registry/pages.server.ts";
import { groupsOf, stylesOfRoutes } from "../../scripts/lib/styles-of-routes.ts";

const ASSETS = "build/client/assets";

/** Text of a style sheet of the client build, by its name without the hash. */
const sheetText = (name: string): string => {
  const file = readdirSync(ASSETS).find((one) => new RegExp(`^${name}-[\\w-]{8}\\.css$`).test(one));
  return readFileSync(`${ASSETS}/${file}`, "utf8");
};

const routes = stylesOfRoutes();

/** Names of a route's files of style sheets: each has the name of the first one in it. */
const sheetsOf = (route: string) =>
  groupsOf(routes)
    .map(([first]) => first!)
    .filter((first) => routes[`routes/${route}`]!.includes(first))
    .map((first) => basename(first, ".css"));

const writtenSheet = async (origin: string, path: string): Promise<string | undefined> =>
  /<style[^>]*>(.*?)<\/style>/s.exec(await (await fetch(origin + path)).text())?.[1];

const origin = inject("siteOrigin");

test("GEN-4 each page inlines the site's style sheet and those that its components import, and no others", async () => {
  const single = new Set(pages.flatMap((page) => ("members" in page ? [] : [page.path])));
  for (const page of pages) {
    const paths =
      "members" in page ? page.members.map(({ path }) => path).filter((path) => !single.has(path)) : [page.path];
    const expected = ["root", ...sheetsOf(page.route)].map(sheetText).join("").trim();
    for (const path of paths) {
      const written = await writtenSheet(origin, path);
      expect(written?.trim() === expected, `${path} has the sheets of ${page.route}`).toBe(true);
    }
  }
});

test("GEN-1 a not-found page has the site's style sheet alone, under every pattern", async () => {
  for (const path of ["/nowhere", "/services/nowhere", "/solutions/nowhere"]) {
    const written = await writtenSheet(origin, path);
    expect(written?.trim() === sheetText("root").trim(), path).toBe(true);
  }
});

/** The worker with static files that return error pages only. */
const WITH_BROKEN_FILES = `import worker from "./index.js";
const ASSETS = { fetch: () => Promise.resolve(new Response("</style><h1>Bad gateway</h1>", { status: 503 })) };
export default { ...worker, fetch: (request, env, ctx) => worker.fetch(request, { ...env, ASSETS }, ctx) };`;

test("SEC-1 EDGE-8 errors of static files do not affect pages: style sheets are part of the bundle", async () => {
  const broken = await BuiltSite.start({ entry: WITH_BROKEN_FILES });
  try {
    for (let visit = 0; visit < 2; visit += 1) {
      const html = await (await fetch(`${broken.origin}/about`)).text();
      expect(html).not.toContain("Bad gateway");
      const written = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];
      expect(
        written === ["root", "headed-section", "picture-hero"].map(sheetText).join(""),
        "the page's sheets are the client's",
      ).toBe(true);
    }
  } finally {
    await broken.stop();
  }
});
