import { afterAll, beforeAll, expect, test } from "vitest";
import { ADD_HASH } from "../../app/lib/pack/kept-pack.ts";
import { BuiltSite } from "../../local/built-site.ts";
import { entries } from "../support/search.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";

let site: BuiltSite;
const pages = new Map<string, string>();
beforeAll(async () => {
  site = await BuiltSite.start({ settings: { SITE_URL: undefined } });
  for (const path of ROUTES_OF_SPEC) pages.set(path, await (await fetch(site.origin + path)).text());
}, 120_000);
afterAll(() => site.stop());

const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, "");
const unescaped = (value: string) => value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const values = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => unescaped(value!));

/** URLs of a page's links. */
const linksOf = (html: string) => values(withoutScripts(html), /<a\b[^>]*?\shref="([^"]*)"/g);
const idsOf = (html: string) => new Set(values(withoutScripts(html), /\sid="([^"]*)"/g));

/** URLs that a browser loads to display a page. */
const fetchedBy = (html: string) => [
  ...values(html, /<(?:script|img|source|iframe|video|audio|embed)\b[^>]*?\ssrc="([^"]*)"/g),
  ...values(html, /<link\b(?![^>]*rel="canonical")[^>]*?\shref="([^"]*)"/g),
  ...values(html, /<use\b[^>]*?\shref="([^"]*)"/g),
  ...values(html, /\ssrcset="([^"]*)"/gi).flatMap((set) => set.split(",").map((entry) => entry.trim().split(" ")[0]!)),
];

test("RT-1 every link of all pages leads to an existing page, without a redirect", async () => {
  const broken: string[] = [];
  const known = new Map<string, number>();
  for (const [path, html] of pages) {
    for (const link of linksOf(html)) {
      const url = new URL(link, site.origin + path);
      if (url.origin !== site.origin) continue;
      const target = url.pathname + url.search;
      if (!known.has(target)) {
        const response = await fetch(site.origin + target, { redirect: "manual" });
        known.set(target, response.status);
        await response.body?.cancel();
      }
      if (known.get(target) !== 200) broken.push(`${path} → ${target} (${known.get(target)})`);
    }
  }
  expect(broken).toEqual([]);
});

test("GEN-6 every link with a hash leads to a section", () => {
  const lost: string[] = [];
  for (const [path, html] of pages) {
    for (const link of linksOf(html)) {
      const url = new URL(link, site.origin + path);
      // This hash merges two packs and names no section.
      if (url.origin !== site.origin || !url.hash || url.hash === ADD_HASH) continue;
      const page = pages.get(url.pathname);
      if (!page || !idsOf(page).has(decodeURIComponent(url.hash.slice(1))))
        lost.push(`${path} → ${url.pathname}${url.hash}`);
    }
  }
  expect(lost).toEqual([]);
});

test("FIND-1 every search result's target exists", () => {
  const lost = entries
    .map(({ path }) => path)
    .filter((path) => {
      const [address, hash] = path.split("#");
      const page = pages.get(address!);
      return !page || (hash && !idsOf(page).has(hash));
    });
  expect([...new Set(lost)]).toEqual([]);
});

test("GEN-8 every list of disclosures is an exclusive group of its own", () => {
  let folds = 0;
  for (const [path, html] of pages) {
    const groups = values(html, /<div class="fold[ "](.*?)<\/div>/gs)
      .map((fold) => [...fold.matchAll(/<details\b([^>]*)>/g)].map(([, rest]) => / name="([^"]+)"/.exec(rest!)?.[1]))
      .filter((names) => names.length > 1);
    for (const names of groups) expect([path, ...new Set(names)]).toEqual([path, expect.any(String)]);
    expect(new Set(groups.flat()).size, path).toBe(groups.length);
    folds += groups.length;
  }
  // Services, practices and solutions have questions.
  expect(folds).toBeGreaterThan(50);
});

test("RT-3 every page can be reached from the home page", () => {
  // No menu in the specification links to the flip cards (HDR-3, FTR-1…3), so they are a second starting point.
  const reached = new Set(["/", "/flip-cards"]);
  for (const path of reached) {
    for (const link of linksOf(pages.get(path) ?? "")) {
      const url = new URL(link, site.origin + path);
      if (url.origin === site.origin && pages.has(url.pathname)) reached.add(url.pathname);
    }
  }
  expect(ROUTES_OF_SPEC.filter((path) => !reached.has(path))).toEqual([]);
});

test("CALL-4 no page loads anything from another host, and everything it loads exists", async () => {
  const all = new Set([...pages.values()].flatMap(fetchedBy));
  expect(all.size).toBeGreaterThan(10);
  for (const address of all) {
    if (address.startsWith("data:")) continue;
    const url = new URL(address, site.origin);
    expect(url.origin, address).toBe(site.origin);
    const response = await fetch(url);
    expect(response.status, address).toBe(200);
    await response.body?.cancel();
  }
});

test("RT-1 external links are https, tel or mailto", () => {
  const outward = [...pages].flatMap(([path, html]) =>
    linksOf(html)
      .map((link) => new URL(link, site.origin + path))
      .filter(({ origin }) => origin !== site.origin),
  );
  expect([...new Set(outward.map(({ protocol }) => protocol))].toSorted()).toEqual(["https:", "mailto:", "tel:"]);
});
