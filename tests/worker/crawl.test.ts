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
    .flatMap(({ path, placed = [] }) => [
      path,
      ...placed.flatMap(({ section }) => (section ? `${path}#${section.id}` : [])),
    ])
    .filter((path) => {
      const [address, hash] = path.split("#");
      const ids = idsOn.get(address!);
      return !ids || (hash && !ids.has(hash));
    });
  expect([...new Set(lost)]).toEqual([]);
});

/** The accordions, menus and their parts in a page that React Aria does not supply. */
function foreignParts(html: string): string[] {
  const page = withoutScripts(html);
  const header = /<header class="site-header.*?<\/header>/s.exec(page)?.[0] ?? "";
  return [
    ...page.matchAll(/<details[^>]* name=[^>]*>/g),
    ...page.matchAll(/<button(?=[^>]* aria-(?:expanded|controls|haspopup)=)(?![^>]* data-rac)[^>]*>/g),
    ...page.matchAll(/<h[2-6][^>]*><button(?![^>]* data-rac)[^>]*>/g),
    ...header.matchAll(/<details[^>]*>|<\w+[^>]* popover[ =>][^>]*>/g),
    ...header.matchAll(/<\w+(?=[^>]* role="(?:menu|menubar|tab|tablist|tabpanel)")(?![^>]* data-rac)[^>]*>/g),
    // A list of links, or links that CSS shows, in an item of the header that is not React Aria's disclosure.
    ...header.matchAll(/<li class="nav-item[^>]*>(?!<a [^>]*>[^<]*<\/a><\/li>|<div[^>]* data-rac)/g),
  ].map(([part]) => part);
}

test("STACK-1 GEN-8 every accordion and menu of a page is React Aria's, and each item can be linked to", () => {
  let accordions = 0;
  const foreign: string[] = [];
  for (const [path, html] of pages) {
    const main = /<main[\s>].*<\/main>/s.exec(withoutScripts(html))?.[0] ?? "";
    accordions += main.match(/<div class="accordion[ "][^>]* data-rac/g)?.length ?? 0;
    const items = main.match(/<div (?=[^>]*class="fold-item)(?=[^>]* data-rac)[^>]*>/g) ?? [];
    const panels = main.match(/<div (?=[^>]*class="accordion-panel)(?=[^>]* data-rac)[^>]*>/g) ?? [];
    expect(panels.length, path).toBe(items.length);
    // Services and Solutions.
    expect(html.match(/<li class="nav-item[^>]* data-menu="\w+"><div[^>]* data-rac/g), path).toHaveLength(2);
    expect(html.match(/<div class="nav-panel[^>]* data-rac/g), path).toHaveLength(2);
    foreign.push(
      ...items.filter((item) => !item.includes(' id="')),
      ...panels.filter((panel) => / (?:hidden|aria-hidden)[ =>]/.test(panel)),
      ...foreignParts(html),
    );
  }
  expect(foreign).toEqual([]);
  // Services, practices and solutions have questions.
  expect(accordions).toBeGreaterThan(50);
});

test.for([
  ["a disclosure in the header", /(<button[^>]*class="nav-toggle[^>]*) data-rac=""/, "$1"],
  ["the phone's menu button", /(<button class="menu-button[^>]*) data-rac=""/, "$1"],
  [
    "a menu that CSS opens",
    /<li class="nav-item(?=[^>]*><a )([^>]*>)(<a .*?<\/a>)/,
    '<li class="nav-item$1$2<ul><li></li></ul>',
  ],
  ["a menu of details", /(data-menu="solutions">)<div[^>]*>/, "$1<details><summary>Solutions</summary>"],
  ["tabs in the header", /(<div class="mega-list[^>]*) data-rac=""/, "$1"],
  ["an accordion of details", "</main>", '<details name="one"><summary></summary></details></main>'],
  ["an accordion of buttons", "</main>", '<h3><button type="button">Question</button></h3></main>'],
] as [what: string, from: RegExp | string, to: string][])("STACK-1 a seeded fault is found: %s", ([, from, to]) => {
  const html = pages.get("/")!;
  const seeded = html.replace(from, to);
  expect(seeded).not.toBe(html);
  expect(foreignParts(html)).toEqual([]);
  expect(foreignParts(seeded)).not.toEqual([]);
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
