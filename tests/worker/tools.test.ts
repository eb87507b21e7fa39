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

test("TOOL-1 SVI-0901, as linked from the empty calculator, costs 140.00", async () => {
  const html = await (await get("/tools/prompt-payment")).text();
  const [, link] = /href="(\/tools\/prompt-payment\?[^"]+)"/.exec(html)!;
  expect(await textOf(link!.replaceAll("&amp;", "&"))).toContain("$140.00");
});

test("TOOL-1 the result downloads as CSV, and a query without a result answers 404", async () => {
  const response = await get(`/tools/prompt-payment.csv?${INVOICE}&rate=4`);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="prompt-payment.csv"');
  const rows = parse(await response.text()) as string[][];
  expect(rows.find(([step]) => step === "Interest")?.[1]).toBe("210.33");
  expect((await get("/tools/prompt-payment.csv")).status).toBe(404);
});

test("TOOL-1 hostile values are shown as text", async () => {
  const html = await (await get("/tools/prompt-payment?amount=%3Cscript%3Ealert(1)%3C/script%3E&paid=%00")).text();
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&lt;script&gt;alert(1)");
});

test("TOOL-1 the specimen of the prompt-payment analysis leads to the calculator", async () => {
  expect(await textOf("/services/business-operations-support")).toContain("Compute your own: prompt payment");
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

test("TOOL-1 TOOL-2 a tool's own scripts are at most 25 KB, and no other page loads them", async () => {
  const [plain, ...tools] = await Promise.all(
    ["/privacy", "/tools/prompt-payment", "/tools/trial-balance"].map((path) => countPageBytes(origin, path)),
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
  expect(plain!.scripts.map(({ url }) => url).filter((url) => /tool|trial|prompt/.test(url))).toEqual([]);
});
