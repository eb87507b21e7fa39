import { parse } from "csv-parse/sync";
import { expect, inject, test } from "vitest";
import { countPageBytes } from "../support/page-bytes.ts";

const origin = inject("siteOrigin");

const get = (path: string) => fetch(origin + path);
const INVOICE = "kind=net-30&amount=90140.00&received=2026-04-10&accepted=2026-04-14&paid=2026-06-04";

/** A page's text without markup and scripts. */
const textOf = async (path: string) =>
  (await (await get(path)).text()).replaceAll(/<script[^]*?<\/script>/g, "").replaceAll(/<[^>]+>/g, " ");

test("TOOL-1 the calculator answers a query in its HTML, and no cache keeps the answer", async () => {
  const text = await textOf(`/tools/prompt-payment?${INVOICE}&rate=4`);
  for (const part of ["May 14, 2026", "21 days", "$210.33", "90,350.33"]) expect(text).toContain(part);
  const other = await textOf("/tools/prompt-payment");
  expect(other).not.toContain("210.33");
  const { headers } = await get(`/tools/prompt-payment?${INVOICE}&rate=4`);
  expect(headers.get("cache-control")).toMatch(/no-store|private|no-cache/);
});

test("TOOL-1 the calculator begins with an example, SVI-0901, and can be cleared", async () => {
  const example = await textOf("/tools/prompt-payment");
  for (const part of ["SVI-0901", "May 6, 2026", "14 days", "$140.00"]) expect(example).toContain(part);
  const empty = await textOf("/tools/prompt-payment?kind=net-30");
  expect(empty).not.toContain("SVI-0901");
  expect(empty).not.toContain("$140.00");
});

test("TOOL-1 the result downloads as CSV, and a query without a result answers 404", async () => {
  const response = await get(`/tools/prompt-payment.csv?${INVOICE}&rate=4`);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="prompt-payment.csv"');
  const rows = parse(await response.text()) as string[][];
  expect(rows.find(([step]) => step === "Interest")?.[1]).toBe("210.33");
  expect((await get("/tools/prompt-payment.csv")).status).toBe(404);
});

test("TOOL-2 the page begins with the tie-out of the specimen books", async () => {
  const text = await textOf("/tools/trial-balance");
  for (const part of ["Example: our specimen books. Invented data.", "13 of 13", "Lines of the SF 133"]) {
    expect(text).toContain(part);
  }
});

test("TOOL-2 without JavaScript the page says why it is needed, and lists what is checked", async () => {
  const html = await (await get("/tools/trial-balance")).text();
  expect(html).toMatch(/<noscript><p[^>]*>[^<]*needs JavaScript/);
  expect(/<main[^]*<\/main>/.exec(html)![0]).not.toMatch(/<(?:input|textarea)[^>]* name=/);
  const text = await textOf("/tools/trial-balance");
  for (const part of ["310100 = 411900", "141000 = 480200", "What it does not check"]) {
    expect(text).toContain(part);
  }
});

test("TOOL-1 TOOL-2 TOOL-3 a tool’s own scripts are at most 25 KB, and no other page loads them", async () => {
  const [plain, ...tools] = await Promise.all(
    ["/privacy", "/tools/prompt-payment", "/tools/trial-balance", "/tools/find-the-misstatement"].map((path) =>
      countPageBytes(origin, path),
    ),
  );
  const shared = new Set(plain!.scripts.map(({ url }) => url));
  for (const { path, scripts } of tools) {
    const own = scripts.filter(({ url }) => !shared.has(url));
    expect(own.length, path).toBeGreaterThan(0);
    expect(
      own.reduce((sum, { bytes }) => sum + bytes, 0),
      path,
    ).toBeLessThan(25_000);
  }
  expect(plain!.scripts.map(({ url }) => url).filter((url) => /tool|trial|prompt|misstatement/.test(url))).toEqual([]);
});

const EXERCISE = "/tools/find-the-misstatement";

/** A page's main part as text, entities decoded. */
const mainOf = async (path: string) => {
  const html = await (await get(path)).text();
  const text = /<main[^]*<\/main>/.exec(html)![0].replaceAll(/<[^>]+>/g, " ");
  return text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll(/\s+/g, " ");
};

test("TOOL-3 the exercise is complete in its HTML: labeled sheets, and hints and answer that open without JavaScript", async () => {
  const html = await (await get(EXERCISE)).text();
  expect(html.match(/<details/g)!.length).toBeGreaterThanOrEqual(4);
  expect(html).not.toMatch(/<details[^>]* open/);
  const text = await mainOf(EXERCISE);
  expect(text.match(/Copy with one planted error/g)).toHaveLength(6);
  for (const part of [
    "Hint 3",
    "understated by 3,000",
    "Assertion for the expense: cutoff.",
    "570010 Expended Appropriations",
    "with two digits transposed",
  ]) {
    expect(text).toContain(part);
  }
});
