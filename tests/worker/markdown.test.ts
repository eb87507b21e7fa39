import { expect, inject, test } from "vitest";
import { BLANK } from "../../app/content/interface/samples.ts";
import { FRAME } from "../../app/content/interface/frame.ts";
import { markdownPath } from "../../shared/markdown-path.ts";
import { sitePages } from "../../app/registry/site-pages.server.ts";
import { allPages } from "../support/all-pages.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { lettersOf, shownTexts } from "../support/shown-texts.ts";
import { checkEach } from "../support/check-each.ts";

const origin = inject("siteOrigin");

const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
const textAt = async (path: string) => (await get(path)).text();

const pages = await allPages(origin);
/** The answer and the text of each Markdown version, by the path of its page. */
const versions: { path: string; response: Response; text: string }[] = [];
for (const path of ROUTES_OF_SPEC) {
  const response = await get(markdownPath(path));
  versions.push({ path, response, text: await response.text() });
}

/** Markdown without the addresses of its links, which could hold any word. */
const wordsOf = (markdown: string) => lettersOf(markdown.replaceAll(/\]\([^)\s]*\)/g, "]").replaceAll("<br>", " "));

test("TRUST-4 the Markdown version of every page contains all text of the page", () =>
  checkEach(
    versions.map(({ path, response, text }) => [path, response.status, text] as const),
    (path, status, text) => {
      expect(status).toBe(200);
      const words = wordsOf(text);
      const texts = shownTexts(pages.get(path)!);
      expect(
        texts.length,
        "a page has at least ten texts; with fewer, it did not render or is too short",
      ).toBeGreaterThanOrEqual(10);
      const missing = texts.filter((shown) => !words.includes(lettersOf(shown)));
      // A link in Markdown cannot open a new tab.
      expect(missing.filter((shown) => !shown.endsWith(FRAME.newTab))).toEqual([]);
    },
  ));

const marksIn = (text: string) => text.split(BLANK).length - 1;

test("TRUST-4 BUY-4 a Markdown version has every blank of its page, and the notice about its samples", () => {
  const withBlanks = versions.filter(({ path }) => pages.get(path)!.includes(`class="blank"`));
  expect(withBlanks.length).toBeGreaterThan(8);
  for (const { path, text } of withBlanks) {
    expect(text, path).toContain("stands in for a real firm");
    const marks = shownTexts(pages.get(path)!).reduce((sum, shown) => sum + marksIn(shown), 0);
    expect(marks, path).toBeGreaterThan(0);
    expect(marksIn(text), path).toBeGreaterThanOrEqual(marks);
  }
});

test("TRUST-4 a Markdown version has one title, names its page, is well formed, and is kept out of search engines", async () => {
  let tables = 0;
  for (const { path, response, text } of versions) {
    expect(response.headers.get("content-type"), path).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("x-robots-tag"), path).toBe("noindex");
    expect(response.headers.get("cache-control"), path).toBe("public, max-age=3600");
    expect(text.match(/^# /gm), path).toHaveLength(1);
    expect(text, path).toMatch(new RegExp(`^# .+\\n\\n.*Page: ${path}$`, "m"));
    expect(text, path).not.toMatch(/undefined|\[object|\{\w+\}|<\/?(?!br>)[a-z]/);
    expect(text, path).not.toMatch(/\\\| -|\*{4}/);
    for (const table of text.match(/(?:^\|.*\n)+/gm) ?? []) {
      tables += 1;
      const rows = table.trim().split("\n");
      const cells = rows.map((row) => row.replaceAll("\\|", "").split("|").length);
      expect(new Set(cells).size, `${path}: ${table}`).toBe(1);
    }
  }
  expect(tables).toBeGreaterThan(150);
  expect(await textAt("/sitemap.xml")).not.toContain(".md");
});

test("TRUST-4 every link of llms.txt and of the Markdown versions works, and links to a page lead to its Markdown version", async () => {
  const links = new Set<string>();
  for (const text of [await textAt("/llms.txt"), ...versions.map((version) => version.text)]) {
    for (const [, to] of text.matchAll(/\]\(([^)\s]+)\)/g)) if (to!.startsWith("/")) links.add(to!);
  }
  const paths = new Set(sitePages.map(({ path }) => path));
  expect([...links].filter((to) => paths.has(to))).toEqual([]);
  expect(links.size).toBeGreaterThan(sitePages.length);
  const read = new Set(versions.map(({ path }) => markdownPath(path)));
  for (const to of links) {
    if (!read.has(to.split("#")[0]!)) expect((await get(to, { method: "HEAD" })).status, to).toBe(200);
  }
});

test("TRUST-4 a link within a page leads from its Markdown version to the same place in its HTML", async () => {
  let links = 0;
  for (const { path, text } of versions) {
    expect(text, path).not.toContain("](#");
    const ids = [...text.matchAll(/\]\(([^)\s]*)#([^)\s]+)\)/g)].filter(([, to]) => to === path).map(([, , id]) => id!);
    links += ids.length;
    const html = pages.get(path)!;
    for (const id of ids) expect(html.includes(` id="${id}"`), `${path}#${id}`).toBe(true);
  }
  expect(links).toBeGreaterThan(100);
});

test("TRUST-4 a link to a rule says which one, in Markdown as in HTML", () => {
  const { text } = versions.find(({ path }) => path === "/buyers-answers")!;
  const named = [...text.matchAll(/\]\(\/rules\.md(#[\w-]+)?\)/g)].map(([, fragment]) => fragment);
  expect(named.length).toBeGreaterThan(10);
  expect(named).not.toContain(undefined);
});

test("TRUST-4 llms.txt lists every indexable page, and how to reach the firm", async () => {
  const response = await get("/llms.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/plain");
  const text = await response.text();
  for (const { path, meta } of sitePages) {
    expect(text.includes(`](${markdownPath(path)}): ${meta.description}`), path).toBe(meta.indexed !== false);
  }
  expect(text).toMatch(/^# \w+\n\n> /);
  expect(text).toContain("@");
});

test("TRUST-4 a page names its Markdown version in a Link header; other responses do not", async () => {
  expect((await get("/services/sap")).headers.get("link")).toContain(
    '</services/sap.md>; rel="alternate"; type="text/markdown"',
  );
  expect((await get("/")).headers.get("link")).toContain("</index.md>");
  expect((await get("/nowhere")).headers.get("link")).toBeNull();
  expect((await get("/about.data")).headers.get("link")).toBeNull();
});

test("TRUST-4 the Markdown version of an unknown page is 404, HEAD has no body, and POST is rejected", async () => {
  for (const path of ["/services/nothing.md", "/nowhere.md", "/specimens/RKT-26-12.md"]) {
    expect((await get(path)).status, path).toBe(404);
  }
  const head = await get("/about.md", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await get("/about.md", { method: "POST", body: "x" })).status).toBe(405);
});

test("TRUST-2 the OpenACR file is available, as YAML", async () => {
  const response = await get("/accessibility/openacr.yaml");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/yaml; charset=utf-8");
  expect(await response.text()).toMatch(/^title: /);
});
