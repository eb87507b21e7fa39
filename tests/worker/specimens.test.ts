import { readdirSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, inject, test } from "vitest";
import { shownSpecimens } from "../../app/features/specimens/shown-specimens.server.ts";
import { countPageBytes } from "../support/page-bytes.ts";
import { checkEach } from "../support/check-each.ts";

const LABEL = "Specimen. Invented data.";

const origin = inject("siteOrigin");

const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
const specimens = shownSpecimens.map((specimen) => [specimen.id, specimen] as const);

/** A page's markup without its scripts, whose data repeats all texts. */
const markupOf = async (path: string) => (await (await get(path)).text()).replaceAll(/<script[^]*?<\/script>/g, "");

test("SHOW-1 every page shows its specimen, labeled, with its file", () =>
  checkEach(specimens, async (id, { path, title }) => {
    const html = await markupOf(path.replace(/#.*/, ""));
    const section = /<section id="specimen"[^]*/.exec(html)![0];
    expect(section).toContain(`>${id}<`);
    expect(section).toContain(LABEL);
    expect(section.replaceAll(/<[^>]+>/g, "")).toContain(title.replaceAll("&", "&amp;"));
    expect(section).toContain(`href="/specimens/${id}.csv"`);
    expect(section).toMatch(/<caption[ >]|<ol class="leaf-log">/);
    // SHOW-4: stacked rows on phones name their cells.
    const rows = /(?<=class="leaf-table">)[^]*?(?=<\/table>)/.exec(section)?.[0] ?? "";
    expect(rows).not.toMatch(/<td(?![^>]* (?:data-label|colSpan)=")/i);
  }));

test("SHOW-3 every file downloads, and each of its rows says what it is", () =>
  checkEach(specimens, async (id) => {
    const response = await get(`/specimens/${id}.csv`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="specimen-${id}.csv"`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const [header, ...rows] = parse(await response.text()) as string[][];
    expect(header!.slice(0, 2)).toEqual(["Specimen", "As of"]);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(new Set(rows.map(([label]) => label))).toEqual(new Set([LABEL]));
  }));

test("SHOW-3 a file answers HEAD without a body, and one that nobody has answers 404 in a line", async () => {
  const head = await get("/specimens/RKT-26-12.csv", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  for (const path of ["/specimens/RKT-26-13.csv", "/specimens/%2e%2e.csv", "/specimens/rkt-26-12.csv"]) {
    const missing = await get(path);
    expect(missing.status, path).toBe(404);
    expect((await missing.text()).length, path).toBeLessThan(200);
  }
  expect((await get("/specimens/RKT-26-12")).status).toBe(404);
  expect(await (await get("/sitemap.xml")).text()).not.toContain(".csv");
});

test("SHOW-3 /specimens leads to every specimen and to its file, and filters without a script", async () => {
  const html = await markupOf("/specimens");
  for (const { id, path } of shownSpecimens) {
    expect(html).toContain(`href="${path}"`);
    expect(html).toContain(`href="/specimens/${id}.csv"`);
  }
  const found = await markupOf("/specimens?q=HW-7304");
  expect(found).toContain('href="/specimens/PPA-26-12.csv"');
  expect(found).not.toContain('href="/specimens/RTM-26.csv"');
});

test("LINE-2 home leads to the line item, and it to the specimens on it", async () => {
  expect(await markupOf("/")).toContain('href="/one-line-item"');
  const html = await markupOf("/one-line-item");
  for (const { path, station } of shownSpecimens) expect(html.includes(`href="${path}"`)).toBe(Boolean(station));
});

test("SHOW-1 GEN-4 a page with a specimen does not begin with the code that draws a sheet", async () => {
  for (const path of ["/services/sap", "/solutions/userprovisioning"]) {
    const { scripts } = await countPageBytes(origin, path);
    const code = scripts.map(({ url }) => readFileSync(`build/client${url}`, "utf8"));
    expect(code.length).toBeGreaterThan(4);
    expect(code.filter((text) => /leaf-(?:table|log|foot)/.test(text))).toEqual([]);
  }
});

test("SHOW-2 no script holds a word of the specimens", () => {
  const scripts = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const words = shownSpecimens.flatMap(({ id, title, lookFirst }) => [id, title, lookFirst]);
  for (const file of scripts) {
    const text = readFileSync(`build/client/assets/${file}`, "utf8");
    expect([LABEL, ...words].filter((word) => text.includes(word))).toEqual([]);
  }
});
