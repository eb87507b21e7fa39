import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { rawRequest, requestLine } from "../support/raw-request.ts";

let site: BuiltSite;
const lines: string[] = [];
beforeAll(async () => {
  site = await BuiltSite.start({
    settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined },
    onLog: (line) => lines.push(line),
  });
});
afterAll(() => site.stop());

const cacheOf = ({ headers }: Response) => /cache;desc=([\w-]+)/.exec(headers.get("server-timing") ?? "")?.[1];
const get = (path: string) => fetch(site.origin + path, { redirect: "manual" });
const main = async (response: Response) => /<main[\s>].*<\/main>/s.exec(await response.text())![0];
const sheetOf = (html: string) => /<article.*<\/article>/s.exec(html)?.[0] ?? "";

test("PACK-1 PACK-2 the URL alone determines the pack", async () => {
  const html = await main(await get("/pack?s=sap,a123-support,userprovisioning"));
  const names = [...sheetOf(html).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(names).toEqual(["SAP", "A-123 Support", "User Provisioning"]);
  expect(html).toContain(`${site.origin}/pack?s=sap,a123-support,userprovisioning`);
  expect(html).toContain('href="/contact?pack=sap,a123-support,userprovisioning"');
});

test("PACK-1 without JavaScript the checkboxes are a form, whose parameters are merged in order", async () => {
  const html = await main(await get("/pack?s=sap"));
  expect(html).toMatch(/<form[^>]*method="get"[^>]*action="\/pack"|<form[^>]*action="\/pack"[^>]*method="get"/);
  expect(html).toMatch(/<input type="hidden" name="s" value="sap"/);
  expect(html.match(/<input type="checkbox"[^>]* name="s"/g)).toHaveLength(49);
  const sent = await get("/pack?s=sap&s=cicd&s=a123-support&s=sap");
  expect(sent.status).toBe(302);
  expect(sent.headers.get("location")).toBe("/pack?s=sap,cicd,a123-support");
  expect(sent.headers.get("cache-control")).toBe("no-store");
});

test("PACK-1 EDGE-6 the empty page is cached, one with services is rendered for its visitor and stored nowhere", async () => {
  await (await get("/pack")).text();
  expect(cacheOf(await get("/pack"))).toMatch(/memory|edge/);
  // No other parameter makes another page.
  expect(cacheOf(await get("/pack?utm_source=mail"))).toMatch(/memory|edge/);
  const chosen = await get("/pack?s=sap");
  expect(cacheOf(chosen)).toBe("bypass");
  expect(chosen.headers.get("cache-control")).toBe("no-store");
  expect(sheetOf(await main(await get("/pack")))).toBe("");
});

test("PACK-2 EDGE-6 the contact page is cached, and one with a pack is not", async () => {
  await (await get("/contact")).text();
  expect(cacheOf(await get("/contact"))).toMatch(/memory|edge/);
  const withPack = await get("/contact?pack=sap,nope");
  expect(cacheOf(withPack)).toBe("bypass");
  const html = await main(withPack);
  expect(html).toMatch(/<input[^>]*name="pack"[^>]*value="sap"/);
  expect(html).not.toContain("nope");
  expect(await main(await get("/contact"))).not.toContain('name="pack"');
});

const WRONG: [name: string, query: string, leftOut: string | undefined][] = [
  ["16 KB of one name", `s=${"x".repeat(16_384)}`, "“xxxx"],
  ["16 KB of commas", `s=${",".repeat(16_384)}`, undefined],
  ["markup", "s=%3Cscript%3Ealert(1)%3C/script%3E,sap", "“&lt;script&gt;alert(1)&lt;/script&gt;”"],
  ["control characters", "s=a%00b%0D%0Ac%1B%E2%80%AEd", "“a b  c  d”"],
  ["bytes that are no text", "s=%ff%fe", "Left out"],
  ["another parameter's brackets", "s[]=sap&s[0]=sap", undefined],
];

test.each(WRONG)("PACK-2 SEC-4 %s in the URL is reported, limited and harmless", async (_name, query, leftOut) => {
  const { status, head, body } = await rawRequest(site.origin, requestLine(`/pack?${query}`));
  expect(status).toBe(200);
  expect(head).not.toMatch(/^set-cookie/im);
  // Read byte by byte.
  const shown = /<main[\s>].*<\/main>/s.exec(Buffer.from(body, "latin1").toString())![0];
  expect(shown).not.toMatch(/<script>alert|<img[^>]*onerror/);
  const notice = /<p class="pack-notice[^"]*">(.*?)<\/p>/.exec(shown)?.[1] ?? "";
  if (leftOut) expect(notice).toContain(leftOut);
  else expect(notice).toBe("");
  expect(notice.length).toBeLessThan(500);
  expect(shown.length).toBeLessThan(60_000);
});

test.each([
  ["500 parameters", Array.from({ length: 500 }, (_, index) => `s=n${index}`).join("&")],
  ["line breaks for the header", "s=sap&s=a%0D%0Aset-cookie:x=1"],
  ["another host", "s=//evil.example&s=%5C%5Cevil.example"],
])("PACK-1 SEC-4 %s redirect to one short URL of this page", async (_name, query) => {
  const { status, head } = await rawRequest(site.origin, requestLine(`/pack?${query}`));
  expect(status).toBe(302);
  const location = /^location: (.*)$/im.exec(head)![1]!;
  expect(location).toMatch(/^\/pack\?s=[\w%,.-]*$/);
  expect(location.length).toBeLessThan(600);
  expect(head).not.toMatch(/^set-cookie/im);
});

test("PACK-1 every service and solution links to the page, and no index lists it", async () => {
  for (const path of ["/services/sap", "/solutions/userprovisioning"]) {
    const slug = path.split("/").at(-1);
    expect(await main(await get(path))).toContain(`href="/pack?s=${slug}#merge"`);
  }
  expect(await (await get("/sitemap.xml")).text()).not.toContain("/pack");
  expect(await (await get("/pack?s=sap")).text()).toMatch(/<meta name="robots" content="noindex/);
});

test("PACK-1 SEC-4 chosen services are never logged", async () => {
  lines.length = 0;
  await (await get("/pack?s=sap,named-by-visitor-4711")).text();
  await get("/robots.txt");
  await expect.poll(() => lines.some((line) => line.includes("/robots.txt"))).toBe(true);
  expect(lines.filter((line) => line.includes("4711"))).toEqual([]);
});
