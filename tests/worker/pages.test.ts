import { expect, inject, test } from "vitest";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";

const origin = inject("siteOrigin");

const get = (path: string) => fetch(origin + path, { redirect: "manual" });
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.trim();

test("RT-1 RT-3 RT-4 all pages answer 200, each with its own title, description and one h1", async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of ROUTES_OF_SPEC) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    titles.add(first(html, /<title>([^<]+)<\/title>/) ?? path);
    descriptions.add(first(html, /<meta name="description" content="([^"]+)"/) ?? path);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
  }
  expect(titles.size).toBe(ROUTES_OF_SPEC.length);
  expect(descriptions.size).toBe(ROUTES_OF_SPEC.length);
});

test("HDR-3 FTR-1 header and footer are the same on every page, in the same order", async () => {
  const found = new Set<string>();
  for (const path of ROUTES_OF_SPEC) {
    const html = await (await get(path)).text();
    const frame = [/<header[\s>].*?<\/header>/s, /<footer[\s>].*?<\/footer>/s].map(
      (part) => part.exec(html)?.[0] ?? "",
    );
    expect(
      frame.every((part) => part.includes("href=")),
      path,
    ).toBe(true);
    found.add(frame.flatMap((part) => [...part.matchAll(/ href="([^"]+)"/g)].map((match) => match[1])).join("\n"));
  }
  expect(found.size).toBe(1);
});

const textOf = (html: string) => html.replace(/<[^>]+>/g, "").trim();

test("WCAG 1.1.1 every picture has an alternative, and none says again what a heading says", async () => {
  for (const path of ROUTES_OF_SPEC) {
    const html = await (await get(path)).text();
    const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
    expect(
      pictures.filter((tag) => !/\salt="/.test(tag)),
      path,
    ).toEqual([]);
    const headings = new Set([...html.matchAll(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs)].map(([, inner]) => textOf(inner!)));
    const said = pictures.map((tag) => first(tag, /\salt="([^"]+)"/) ?? "").filter(Boolean);
    expect(
      said.filter((words) => headings.has(words)),
      path,
    ).toEqual([]);
  }
});

test("ENT-5 every link that opens a new tab says so", async () => {
  let count = 0;
  for (const path of ROUTES_OF_SPEC) {
    const html = await (await get(path)).text();
    const links = [...html.matchAll(/<a\b[^>]*\starget="_blank"[^>]*>(.*?)<\/a>/gs)].map(([, inner]) => textOf(inner!));
    count += links.length;
    expect(
      links.filter((words) => !words.endsWith("(opens in a new tab)")),
      path,
    ).toEqual([]);
  }
  expect(count).toBeGreaterThan(ROUTES_OF_SPEC.length);
});

test.each(["/nowhere", "/services/nowhere", "/solutions/nowhere", "/services/sap/more", "/about/team"])(
  "GEN-1 %s gets 404 with the not-found page",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("Back to Home");
    expect(html).toContain("Contact Support");
    expect(html).toContain("noindex");
  },
);

test.each([
  ["/services/cybersecurity", "/cybersecurity"],
  ["/about/", "/about"],
  ["/services/sap/?from=mail", "/services/sap?from=mail"],
])("RT-5 %s is redirected permanently (301) to %s", async (path, target) => {
  const response = await get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(target);
});

test("RT-1 a crawler gets the complete page with the same text", async () => {
  const response = await fetch(`${origin}/services/sap`, { headers: { "user-agent": "Googlebot/2.1" } });
  expect(await response.text()).toContain("</html>");
});
