import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContactSite } from "../support/contact-site.ts";
import { checkEach } from "../support/check-each.ts";

const ORIGIN = "https://www.agency-partner.example";

let deployed: ContactSite;
beforeAll(async () => {
  deployed = await ContactSite.start();
});
afterAll(() => deployed.stop());

const ask = (address: string) => deployed.ask(ORIGIN + address);
const searchFor = async (query: string) => {
  const response = await ask(`/search?${new URLSearchParams({ q: query })}`);
  return { response, html: await response.text() };
};
const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&") ?? "";
/** Files of the build that contain the search. */
const holding = (folder: string) =>
  globSync(`build/${folder}/**/*.js`).filter((file) => readFileSync(file, "utf8").includes("averageFieldLength"));
const cacheOf = ({ headers }: Response) => /cache;desc=([\w-]+)/.exec(headers.get("server-timing") ?? "")?.[1];
/** The chosen of the links to kinds of results. */
const currentIn = (main: string) =>
  [...main.matchAll(/<a (?=[^>]*aria-current="true")[^>]*href="([^"]+)"/g)].map(([, to]) =>
    to!.replaceAll("&amp;", "&"),
  );
const mainOf = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? "";

test("FIND-1 FIND-3 every spelling of a form's number finds the form", () =>
  checkEach(["SF 132", "SF132", "sf-132", "sf 132 ", "Sf–132"], async (query) => {
    const { response, html } = await searchFor(query);
    expect(response.status).toBe(200);
    expect(headingOf(html)).toMatch(/^\w+ results for “/);
    expect(mainOf(html)).toMatch(/href="\/rules#sf-132"/);
    expect(mainOf(html)).toMatch(/<mark>(?:<span[^>]*>)?SF 132</);
  }));

test("FIND-1 FIND-6 the best results come first, then a link to all of them; the number of all and of each kind links to it", async () => {
  const main = mainOf((await searchFor("audit")).html);
  expect([...main.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)).toEqual(["best"]);
  const shown = main.match(/<h3[ >]/g)!.length;
  const counts = [...main.matchAll(/href="\/search\?q=audit&amp;in=\w+"[^>]*>[^<]*<span[^>]*>(\d+)/g)].map(
    ([, count]) => Number(count),
  );
  expect(counts.length).toBeGreaterThan(3);
  const all = Number(/\d+/.exec(headingOf(main)!)![0]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(currentIn(main)).toEqual(["/search?q=audit"]);
  expect(shown).toBeGreaterThan(3);
  expect(shown).toBeLessThan(all);
  const every = mainOf(await (await ask("/search?q=audit&in=all")).text());
  expect(main).toContain('href="/search?q=audit&amp;in=all"');
  expect(every.match(/<h3[ >]/g)).toHaveLength(all);
});

test("FIND-1 one kind of results can be shown alone, completely", async () => {
  const html = await (await ask("/search?q=audit&in=rules")).text();
  const sections = [...mainOf(html).matchAll(/<section id="(\w+)"/g)].map(([, id]) => id);
  expect(sections).toEqual(["rules"]);
  expect(mainOf(html).match(/<h3[ >]/g)!.length).toBeGreaterThan(3);
  expect(currentIn(mainOf(html))).toEqual(["/search?q=audit&in=rules"]);
  const long = mainOf(await (await ask("/search?q=management&in=rules")).text());
  const count = Number(/<a (?=[^>]*aria-current="true")[^>]*>[^<]*<span[^>]*>(\d+)/.exec(long)![1]);
  expect(count).toBeGreaterThan(60);
  expect(long.match(/<h3[ >]/g)).toHaveLength(count);
  const unknown = await (await ask("/search?q=audit&in=constructor")).text();
  expect(mainOf(unknown)).toMatch(/<section id="best"/);
});

test("FIND-2 the filter of services shows or counts each service page that the search finds", () =>
  checkEach(["oracle", "firm", "federal grants", "ledger"], async (query) => {
    const filtered = mainOf(await (await ask(`/services?q=${encodeURIComponent(query)}`)).text());
    const paths = [...filtered.matchAll(/<a class="stretched row-link[^"]*" href="([^"]+)"/g)].map(([, path]) => path);
    const others = Number(/(\d+) more mention/.exec(filtered.replaceAll(/<!--.*?-->/g, ""))?.[1] ?? 0);
    const found = mainOf(await (await ask(`/search?q=${encodeURIComponent(query)}&in=services`)).text());
    const pages = [...found.matchAll(/<h3[^>]*><a [^>]*href="([^"#]+)/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(pages.filter((path) => !paths.includes(path))).toHaveLength(others);
  }));

test("FIND-2 each example in the field of a list finds something", () =>
  checkEach(["/services", "/specimens", "/rules", "/glossary", "/buyers-answers"], async (path) => {
    const statusOf = async (query: string) =>
      /<p role="status" class="text-small[^>]*>([^<]*)/.exec(
        mainOf(await (await ask(`${path}?q=${query}`)).text()),
      )?.[1];
    const none = await statusOf("zorblax");
    const examples = /placeholder="Try ([^"]+)"/.exec(mainOf(await (await ask(path)).text()))![1]!.split(/, | or /);
    expect(examples.length).toBeGreaterThan(2);
    for (const example of examples) {
      const status = await statusOf(encodeURIComponent(example.replaceAll("&amp;", "&")));
      expect(status, example).toBeTruthy();
      expect(status, example).not.toBe(none);
    }
  }));

test("FIND-1 without results the page says what was searched, and offers links", async () => {
  const { response, html } = await searchFor("zorblax flimp");
  expect(response.status).toBe(200);
  expect(headingOf(html)).toBe("Nothing for “zorblax flimp”");
  expect(mainOf(html)).toContain('href="/rules"');
  expect(mainOf(html)).toContain('href="/contact"');
});

test("FIND-1 search results are neither cached nor indexed; the empty search page is cached like any other", async () => {
  for (const path of ["/search?q=sap", "/search?q=sap", "/search?q=", "/search.data?q=sap"]) {
    const response = await ask(path);
    await response.text();
    expect([cacheOf(response), response.headers.get("cache-control")], path).toEqual(["bypass", "no-store"]);
  }
  const html = await (await ask("/search")).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(cacheOf(await ask("/search?utm_source=mail"))).toBe("memory");
});

test("FIND-2 browsers are offered the search, and its URL works", async () => {
  const home = await (await ask("/")).text();
  expect(home).toMatch(/<link rel="search" type="application\/opensearchdescription\+xml" href="\/opensearch.xml"/);
  const response = await ask("/opensearch.xml");
  expect(response.headers.get("content-type")).toBe("application/opensearchdescription+xml; charset=utf-8");
  const template = /template="([^"]+)"/.exec(await response.text())?.[1] ?? "";
  expect(template.startsWith(`${ORIGIN}/search?q=`)).toBe(true);
  const found = await deployed.ask(template.replace("{searchTerms}", "SF%20133"));
  expect(headingOf(await found.text())).toContain("SF 133");
});

/** As a regular expression it would run for hours. */
const RUN_WILD = "(a+)+$";

test("FIND-4 a hostile query gets a page", () =>
  checkEach(
    [
      ["16 KB", "audit ".repeat(2700)],
      ["16 KB in one word", "x".repeat(16_000)],
      ["16 KB of digits", "12".repeat(8000)],
      [
        "4000 different words",
        Array.from({ length: 3000 }, (_, index) => `w${index}`)
          .join(" ")
          .slice(0, 16_000),
      ],
      ["control characters", "SF\u0000 \u0001\u001f133\u007f"],
      ["a regular expression", `${RUN_WILD} [[[ .* \\ (?<x>`],
      ["markup", "<script>alert(1)</script><img src=x onerror=alert(1)>"],
      ["an attribute that ends", `" autofocus onfocus="alert(1)`],
      ["signs that turn the direction of writing", "\u202e133 FS\u2066\u200f"],
      ["names of every object", "__proto__ constructor toString hasOwnProperty"],
      ["accents and signs of other scripts", "ÀÉÎÕÜ 日本語 🧵🧵🧵 ﷽"],
      ["wildcards and quotes", `*:* "SF 133" OR 1=1; -- ~2^4`],
    ],
    async (_, query) => {
      const { response, html } = await searchFor(query);
      expect(response.status).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script>alert|<img src=x|onfocus="/);
      expect(html.length).toBeLessThan(250_000);
    },
  ));

test("FIND-4 a long query is truncated, and the visitor is told", async () => {
  const { html } = await searchFor(`SF 133 ${"and so on ".repeat(1000)}`);
  expect(mainOf(html)).toContain("only its first 200 characters");
  expect(mainOf(html)).toContain("/rules#sf-133");
});

test("FIND-4 queries are never logged, and sent to no other site", async () => {
  const secret = "zorblax-4711";
  for (const path of [
    `/search?q=${secret}`,
    `/search.data?q=${secret}`,
    `/services?q=${secret}`,
    `/specimens?q=${secret}`,
  ]) {
    const response = await ask(path);
    await response.text();
    expect(await deployed.lineOf(response, "request")).toMatchObject({ status: 200 });
  }
  expect(deployed.lines.join("\n")).not.toContain("zorblax");
});

test("FIND-1 code and index of the search stand apart from what every page loads, in the worker as in the browser", () => {
  expect(holding("client")).toEqual([]);
  expect(holding("server").length).toBeGreaterThan(0);
  expect(holding("server")).not.toContain("build/server/index.js");
});
