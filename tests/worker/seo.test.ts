import { afterAll, beforeAll, expect, test } from "vitest";
import { certifications } from "../../app/content/certifications.ts";
import { claimedValue } from "../../app/content/claims/claim.ts";
import { identifiers } from "../../app/content/claims/identifiers.ts";
import { corporateCapabilityPage } from "../../app/content/pages/corporate-capability.ts";
import { findPage } from "../../app/registry/site-pages.server.ts";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { allPages } from "../support/all-pages.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { checkEach } from "../support/check-each.ts";

const SITE = "https://www.site.example";

/** The indexable pages. */
const LISTED = ROUTES_OF_SPEC.filter((path) => findPage(path)?.meta.indexed !== false);

type Thing = Record<string, unknown> & { "@type": string; "@id"?: string };

let site: BuiltSite;
let closed: BuiltSite;
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  [site, closed] = await Promise.all([
    BuiltSite.start({ settings: { SITE_URL: SITE, INDEXABLE: "true" } }),
    BuiltSite.start({ settings: { SITE_URL: SITE, INDEXABLE: "false" } }),
  ]);
  pages = await allPages(site.origin);
}, 120_000);
afterAll(() => Promise.all([site.stop(), closed.stop()]));

/** The JSON-LD items of a page, by type. */
function thingsOf(path: string): Thing[] {
  const scripts = [...pages.get(path)!.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(scripts, path).toHaveLength(1);
  const graph = JSON.parse(scripts[0]![1]!) as { "@context": string; "@graph": Thing[] };
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}
const ofType = (path: string, type: string) => thingsOf(path).filter((thing) => thing["@type"] === type);

/** Every URL in a value, at any depth. */
function addresses(value: unknown, key = ""): string[] {
  if (typeof value === "string") return ["url", "item", "@id", "logo", "sameAs"].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => addresses(inner, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => addresses(inner, name));
}

const isItem = (path: string) =>
  path.startsWith("/services/") || path.startsWith("/solutions/") || path === "/cybersecurity";

test("SEO-1 every page names its one address and what it is about", () =>
  checkEach(ROUTES_OF_SPEC, (path) => {
    const html = pages.get(path)!;
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(SITE + path);
    for (const property of ["og:title", "og:description", "og:type", "og:url"]) {
      expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
    }
    const things = thingsOf(path);
    for (const type of ["ProfessionalService", "WebSite"]) expect(ofType(path, type), type).toHaveLength(1);
    // Search engines no longer show questions, so that they would only make the page heavier.
    expect(ofType(path, "FAQPage")).toEqual([]);
    for (const thing of things) for (const url of addresses(thing)) expect(url).toMatch(/^https:\/\/[^/]+\//);
    // Every referenced id exists.
    const ids = new Set(things.map((thing) => thing["@id"]));
    for (const thing of things) {
      for (const [, value] of Object.entries(thing)) {
        const reference = typeof value === "object" && value !== null && "@id" in value ? value["@id"] : undefined;
        if (reference) expect([...ids]).toContain(reference);
      }
    }
  }));

test("SEO-2 the firm is described with what a directory asks for", async () => {
  const [firm] = ofType("/", "ProfessionalService");
  for (const property of ["name", "url", "telephone", "email", "address", "description"]) {
    expect(firm![property], property).toBeTruthy();
  }
  for (const property of ["logo", "image"]) {
    const file = await fetch(site.origin + new URL(firm![property] as string).pathname);
    expect(file.headers.get("content-type"), property).toMatch(/^image\//);
  }
  expect(firm!["address"]).toMatchObject({ "@type": "PostalAddress", addressLocality: "Reston", addressRegion: "VA" });
});

test("SEO-3 every page but the first says where it stands", () =>
  checkEach(
    ROUTES_OF_SPEC.filter((path) => path !== "/"),
    (path) => {
      const [trail] = ofType(path, "BreadcrumbList");
      const entries = trail!["itemListElement"] as { position: number; name: string; item: string }[];
      expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
      expect(entries[0]!.item).toBe(`${SITE}/`);
      expect(entries.at(-1)!.item).toBe(SITE + path);
      for (const { name, item } of entries) {
        expect(name).toBeTruthy();
        expect(ROUTES_OF_SPEC).toContain(item.slice(SITE.length));
      }
    },
  ));

test("SEO-4 every page of a service offers it", () =>
  checkEach(ROUTES_OF_SPEC.filter(isItem), (path) => {
    const [service] = ofType(path, "Service");
    for (const property of ["name", "description", "provider", "url"])
      expect(service![property], property).toBeTruthy();
  }));

test("SEO-2 BUY-3 the firm is listed with its identifiers, its codes and its certifications", () => {
  const [firm] = ofType("/services/sap", "ProfessionalService");
  const listed = firm!["identifier"] as { "@type": string; propertyID: string; value: string }[];
  expect(listed.map((one) => [one["@type"], one.propertyID, one.value])).toEqual([
    ["PropertyValue", "UEI", claimedValue(identifiers.uei)],
    ["PropertyValue", "CAGE", claimedValue(identifiers.cageCode)],
  ]);
  expect(firm!["naics"]).toEqual(corporateCapabilityPage.naics.rows.map(({ code }) => code));
  const held = firm!["hasCertification"] as Record<string, unknown>[];
  expect(held.map(({ name }) => name)).toEqual(certifications.map(({ title }) => title));
  for (const one of held) {
    expect(one["@type"]).toBe("Certification");
    expect(one["certificationIdentification"]).toBeTruthy();
    expect(one["issuedBy"]).toMatchObject({ "@type": "Organization" });
  }
});

test("SEO-5 the sitemap lists each page once, with the date of its last change where known", async () => {
  const response = await fetch(`${site.origin}/sitemap.xml`);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const xml = await response.text();
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!);
  expect(locations.toSorted()).toEqual(LISTED.map((path) => SITE + path).toSorted());
  const dates = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date]) => date!);
  // All or none: a shallow clone has no dates.
  expect([0, LISTED.length]).toContain(dates.length);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  for (const date of dates) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(date <= tomorrow).toBe(true);
  }
});

test("SEO-6 robots.txt leads to the sitemap, or closes the site", async () => {
  const open = await (await fetch(`${site.origin}/robots.txt`)).text();
  expect(open).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(open).not.toMatch(/^Disallow: \/$/m);
  expect(await (await fetch(`${closed.origin}/robots.txt`)).text()).toBe("User-agent: *\nDisallow: /\n");
});

test("SEO-6 pages, data and files are kept out of search engines where INDEXABLE is false, and only there", () =>
  checkEach(["/", "/services/sap", "/about.data", "/sitemap.xml", "/robots.txt"], async (path) => {
    expect((await fetch(closed.origin + path)).headers.get("x-robots-tag")).toBe("noindex");
    expect((await fetch(site.origin + path)).headers.has("x-robots-tag")).toBe(false);
  }));

test("SEO-6 a preview host is closed whatever the settings say", async () => {
  const headers = { "mf-original-url": "https://abc-goldthread.account.workers.dev/robots.txt" };
  const preview = await BuiltSite.start({
    settings: { SITE_URL: SITE, INDEXABLE: "true" },
    worker: { upstream: "https://abc-goldthread.account.workers.dev" },
  });
  const robots = await fetch(`${preview.origin}/robots.txt`, { headers });
  expect(await robots.text()).toBe("User-agent: *\nDisallow: /\n");
  expect((await fetch(`${preview.origin}/about`)).headers.get("x-robots-tag")).toBe("noindex");
  expect((await fetch(`${preview.origin}/capability-statement.pdf`)).headers.get("x-robots-tag")).toBe("noindex");
  expect((await fetch(`${site.origin}/capability-statement.pdf`)).headers.has("x-robots-tag")).toBe(false);
  await preview.stop();
});

test("SEO-6 an error is never listed", () =>
  checkEach(["/nowhere", "/services/nowhere", "/api/contact"], async (path) => {
    expect((await fetch(site.origin + path)).headers.get("x-robots-tag")).toBe("noindex");
  }));
