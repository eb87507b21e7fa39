import { parse } from "csv-parse/sync";
import { expect, inject, test } from "vitest";

const origin = inject("siteOrigin");
const get = (path: string) => fetch(origin + path, { redirect: "manual" });
const main = async (path: string) => /<main[\s>].*<\/main>/s.exec(await (await get(path)).text())![0];
const cacheOf = ({ headers }: Response) => /cache;desc=([\w-]+)/.exec(headers.get("server-timing") ?? "")?.[1];

const THREE = "s=a123-support,audit-support,sap";

test("PACK-4 the URL alone determines the table, its column order and its links", async () => {
  const html = await main(`/compare?${THREE}`);
  const table = /<table.*<\/table>/s.exec(html)![0];
  const heads = [...table.matchAll(/<a (?=[^>]*class="compare-name[ "])[^>]*href="(\/services\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(heads).toEqual(["/services/a123-support", "/services/audit-support", "/services/sap"]);
  expect([...table.matchAll(/<th scope="row"/g)].length).toBeGreaterThanOrEqual(11);
  for (const link of [`/compare.csv?${THREE}`, `/pack?${THREE}`, "/contact?pack=a123-support,audit-support,sap"])
    expect(html).toContain(`href="${link}"`);
  expect(html).toContain(`href="/compare?s=audit-support,sap"`);
});

test("PACK-4 without JavaScript the lists are a GET form, whose parameters the redirect joins", async () => {
  const html = await main("/compare?s=sap,nope,cicd");
  expect(html).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/compare")/);
  expect(html.match(/<select id="(s\d)" name="\1"/g)).toHaveLength(4);
  expect(html.match(/<option value="[a-z\d-]+" selected=""/g)).toEqual([
    '<option value="sap" selected=""',
    '<option value="cicd" selected=""',
  ]);
  expect(html).toContain("No service here is named “nope”");
  const sent = await get("/compare?s1=sap&s2=&s3=cicd&s4=&s=unison-prism");
  expect([sent.status, sent.headers.get("location")]).toEqual([302, "/compare?s=sap,cicd,unison-prism"]);
  expect((await get("/compare?s1=&s2=&s3=&s4=")).headers.get("location")).toBe("/compare");
});

test("PACK-4 EDGE-6 the empty page is cached, and one with services is stored nowhere", async () => {
  await (await get("/compare")).text();
  expect(cacheOf(await get("/compare"))).toMatch(/memory|edge/);
  const chosen = await get(`/compare?${THREE}`);
  expect(cacheOf(chosen)).toBe("bypass");
  expect(chosen.headers.get("cache-control")).toBe("no-store");
});

test("PACK-4 a comparison downloads as CSV, and one service alone answers 404", async () => {
  const response = await get(`/compare.csv?${THREE}`);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="compare-services.csv"');
  expect(response.headers.get("cache-control")).toBe("no-store");
  const rows = parse(await response.text()) as string[][];
  expect(rows[0]).toEqual(["Criterion", "A-123 Support", "Audit Support", "SAP"]);
  expect(rows.find(([name]) => name === "NAICS codes")?.[3]).toBe("541512, 541511");
  for (const path of ["/compare.csv", "/compare.csv?s=sap,nope"]) expect((await get(path)).status).toBe(404);
});
