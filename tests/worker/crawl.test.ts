import { expect, inject, test } from "vitest";
import { MERGE_HASH } from "../../app/ui/stored-pack.ts";
import { allPages } from "../support/all-pages.ts";
import { entries } from "../support/search.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";

const origin = inject("siteOrigin");
const pages = await allPages(origin);

const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, "");
const unescaped = (value: string) => value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const values = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => unescaped(value!));

/** URLs of each page's links. */
const linksOn = new Map(
  [...pages].map(([path, html]) => {
    const links = values(withoutScripts(html), /<a\b[^>]*?\shref="([^"]*)"/g);
    return [path, links.map((link) => new URL(link, origin + path))] as const;
  }),
);
/** Ids of each page's elements. */
const idsOn = new Map(
  [...pages].map(([path, html]) => [path, new Set(values(withoutScripts(html), /\sid="([^"]*)"/g))] as const),
);

test("RT-1 every link of all pages leads to a page that is there, without a detour", async () => {
  const broken: string[] = [];
  const known = new Map([...pages.keys()].map((path) => [path, 200]));
  for (const [path, links] of linksOn) {
    for (const url of links) {
      if (url.origin !== origin) continue;
      const target = url.pathname + url.search;
      if (!known.has(target)) {
        const response = await fetch(origin + target, { redirect: "manual" });
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
  for (const [path, links] of linksOn) {
    for (const url of links) {
      // This hash merges two packs and names no section.
      if (url.origin !== origin || !url.hash || url.hash === MERGE_HASH) continue;
      if (!idsOn.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1))))
        lost.push(`${path} → ${url.pathname}${url.hash}`);
    }
  }
  expect(lost).toEqual([]);
});

test("FIND-1 FIND-5 every search result's target exists, as does each section it may open at", () => {
  const lost = entries
    .flatMap(({ path, sections = [] }) => [path, ...sections.map(({ id }) => `${path}#${id}`)])
    .filter((path) => {
      const [address, hash] = path.split("#");
      const ids = idsOn.get(address!);
      return !ids || (hash && !ids.has(hash));
    });
  expect([...new Set(lost)]).toEqual([]);
});

test("STACK-1 GEN-8 every accordion of a page is React Aria's, and each of its items can be linked to", () => {
  let accordions = 0;
  const foreign: string[] = [];
  for (const [path, html] of pages) {
    const main = /<main[\s>].*<\/main>/s.exec(withoutScripts(html))?.[0] ?? "";
    accordions += main.match(/<div class="accordion[ "][^>]* data-rac/g)?.length ?? 0;
    const items = main.match(/<div (?=[^>]*class="fold-item)(?=[^>]* data-rac)[^>]*>/g) ?? [];
    const panels = main.match(/<div (?=[^>]*class="accordion-panel)(?=[^>]* data-rac)[^>]*>/g) ?? [];
    expect(panels.length, path).toBe(items.length);
    foreign.push(
      ...items.filter((item) => !item.includes(' id="')),
      ...panels.filter((panel) => / (?:hidden|aria-hidden)[ =>]/.test(panel)),
      ...(main.match(/<details[^>]* name=[^>]*>/g) ?? []),
      ...(main.match(/<button(?=[^>]* aria-(?:expanded|controls|haspopup)=)(?![^>]* data-rac)[^>]*>/g) ?? []),
    );
  }
  expect(foreign).toEqual([]);
  // Services, practices and solutions have questions.
  expect(accordions).toBeGreaterThan(50);
});

test("RT-3 every page can be reached from the home page", () => {
  // No menu in the specification links to the flip cards (HDR-3, FTR-1…3), so they are a second starting point.
  const reached = new Set(["/", "/flip-cards"]);
  for (const path of reached) {
    for (const url of linksOn.get(path) ?? []) {
      if (url.origin === origin && pages.has(url.pathname)) reached.add(url.pathname);
    }
  }
  expect(ROUTES_OF_SPEC.filter((path) => !reached.has(path))).toEqual([]);
});

test("RT-1 links that leave the site are https, call or mail", () => {
  const outward = [...linksOn.values()].flat().filter((url) => url.origin !== origin);
  expect([...new Set(outward.map(({ protocol }) => protocol))].toSorted()).toEqual(["https:", "mailto:", "tel:"]);
});
