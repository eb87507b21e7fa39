import { readdirSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { pages } from "../../app/registry/pages.server.ts";
import { stylesOfRoutes } from "../../scripts/lib/styles-of-routes.ts";

const ASSETS = "build/client/assets";
const siteSheet = readFileSync(
  `${ASSETS}/${readdirSync(ASSETS).find((file) => /^root-.*\.css$/.test(file))}`,
  "utf8",
).trim();

const routes = stylesOfRoutes();
const files = [...new Set(Object.values(routes).flat())];
const classesIn = (text: string) => new Set([...text.matchAll(/\.([a-z][\w-]+)/g)].map(([, name]) => name!));
const classes = new Map(files.map((file) => [file, classesIn(readFileSync(file, "utf8"))]));
const siteClasses = classesIn(siteSheet);

/** A class by which a route's style sheet can be told: no other sheet names it. */
const signs = files.flatMap((file) => {
  const others = files.filter((other) => other !== file).map((other) => classes.get(other)!);
  const sign = [...classes.get(file)!].find((name) => ![siteClasses, ...others].some((all) => all.has(name)));
  return sign ? [{ file, sign }] : [];
});

const writtenSheet = async (origin: string, path: string): Promise<string | undefined> =>
  /<style[^>]*>(.*?)<\/style>/s.exec(await (await fetch(origin + path)).text())?.[1];

const origin = inject("siteOrigin");

test("GEN-4 each page inlines the site's style sheet and those that its components import, and no others", async () => {
  expect(signs.length).toBeGreaterThan(0.8 * files.length);
  const single = new Set(pages.flatMap((page) => ("members" in page ? [] : [page.path])));
  for (const page of pages) {
    const paths =
      "members" in page ? page.members.map(({ path }) => path).filter((path) => !single.has(path)) : [page.path];
    const expected = signs.filter(({ file }) => routes[`routes/${page.route}`]!.includes(file));
    for (const path of paths) {
      const written = (await writtenSheet(origin, path))!;
      expect(written.startsWith(siteSheet), path).toBe(true);
      const names = classesIn(written);
      expect(
        signs.filter(({ sign }) => names.has(sign)),
        path,
      ).toEqual(expected);
    }
  }
});

test("GEN-1 a not-found page has the site's style sheet alone, under every pattern", async () => {
  for (const path of ["/nowhere", "/services/nowhere", "/solutions/nowhere"])
    expect((await writtenSheet(origin, path))?.trim() === siteSheet, path).toBe(true);
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
      expect(written).toContain(siteSheet);
      expect(written).toContain(".picture-hero");
    }
  } finally {
    await broken.stop();
  }
});
