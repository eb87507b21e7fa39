import { afterAll, beforeAll, expect, test } from "vitest";
import { firm } from "../../app/content/firm.ts";
import { sitePages } from "../../app/registry/site-pages.server.ts";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { allPages } from "../support/all-pages.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";

/** URL of every file named in a page's HTML: pictures, logos, icons, fonts, the manifest, the shared picture. */
function filesOfPage(html: string): string[] {
  const decoded = html.replaceAll("&amp;", "&");
  const single = [
    ...decoded.matchAll(
      /<(?:img|link|use|image|script|source|iframe|video|audio|embed)\b[^>]*?\s(?:src|href)="([^"#]+)/g,
    ),
  ].map((m) => m[1]!);
  const sets = [...decoded.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap((match) =>
    match[1]!.split(", ").map((offer) => offer.split(" ")[0]!),
  );
  const shared = [...decoded.matchAll(/property="og:image" content="([^"]+)"/g)].map((match) => match[1]!);
  return [...single, ...sets, ...shared].filter((address) => /\.\w+(?:\?|$)/.test(address));
}

const CONTENT_HOST = "https://content.agency.example";
const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  ico: "icon",
  woff2: "font/woff2",
  js: "text/javascript",
  css: "text/css",
  webmanifest: "application/manifest+json",
  xml: "application/opensearchdescription+xml",
};

let site: BuiltSite;
let hosted: BuiltSite;
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  const CONTACT_API_ORIGIN = "http://127.0.0.1:9";
  site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN, SITE_URL: undefined } });
  hosted = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN, CONTENT_ORIGIN: CONTENT_HOST } });
  pages = await allPages(site.origin);
});
afterAll(async () => {
  await site.stop();
  await hosted.stop();
});

const own = (address: string) => new URL(address, site.origin);
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");

test("CALL-4 every file that any page names exists, with its type, on the site's own host", async () => {
  const files = new Set([...pages.values()].flatMap(filesOfPage).map((address) => own(address).href));
  const kinds = new Set<string>();
  for (const file of files) {
    expect(new URL(file).origin, file).toBe(site.origin);
    const response = await fetch(file);
    expect(response.status, file).toBe(200);
    const kind = /\.(\w+)$/.exec(file)![1]!;
    expect(response.headers.get("content-type"), file).toContain(TYPES[kind]);
    expect((await response.arrayBuffer()).byteLength, file).toBeGreaterThan(50);
    kinds.add(kind);
  }
  // The test would be meaningless if the pages named no files.
  expect([...kinds]).toEqual(expect.arrayContaining(["avif", "webp", "jpg", "svg", "woff2"]));
});

test("CALL-4 with CONTENT_ORIGIN every picture and logo of the home page comes from that host", async () => {
  const html = await (await fetch(hosted.origin)).text();
  const pictures = filesOfPage(html).filter((address) => address.includes("/pictures/"));
  expect(pictures.length).toBeGreaterThan(15);
  for (const address of pictures) {
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin).toBe(CONTENT_HOST);
    expect(pathname).toMatch(/^\/pictures\/[a-z-]+\.jpg$/);
    expect(searchParams.get("quality")).toBe("70");
    expect([null, "avif", "webp"]).toContain(searchParams.get("format"));
  }
  const marks = filesOfPage(html).filter((address) => /\/marks\/(?:clients|certifications)\//.test(address));
  expect(marks.length).toBeGreaterThan(0);
  for (const address of marks) expect(address.startsWith(`${CONTENT_HOST}/`), address).toBe(true);
});

test("GEN-4 the picture of the first screen is preloaded before the style sheet", async () => {
  const html = await (await fetch(`${site.origin}/`)).text();
  const [head] = html.split("<style");
  const preload = /<link rel="preload" as="image"[^>]*>/.exec(head!)?.[0];
  expect(preload).toMatch(/type="image\/avif"/);
  expect(preload).toMatch(/fetchPriority="high"/i);
  // The same candidates as the picture itself, so that it is not loaded twice.
  const [, candidates] = /imageSrcSet="([^"]+)"/i.exec(preload!)!;
  expect(html).toContain(`<source type="image/avif" srcSet="${candidates}"`);
});

test("GEN-4 the main font is preloaded, with a hashed name, and the style sheet names the same file", async () => {
  const html = pages.get("/services/sap")!;
  const preloads = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map((match) => match[1]!);
  expect(preloads).toHaveLength(1);
  const sheets = await Promise.all(
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(async (m) => (await fetch(own(m[1]!))).text()),
  );
  const css = html + sheets.join("");
  for (const href of preloads) {
    expect(href).toMatch(/^\/fonts\/[a-z-]+-[\w-]{8}\.woff2$/);
    expect(css).toMatch(new RegExp(`url\\(["']?${href}`));
  }
});

test("RT-1 titles and descriptions are those of the registry, and each page has its own Open Graph picture", () => {
  const shared = new Set<string>();
  for (const { path, meta } of sitePages) {
    const { title, description } = meta;
    const html = pages.get(path)!;
    expect(attribute(html, /<title>([^<]+)/), path).toBe(`${title} | ${firm.name}`);
    expect(attribute(html, /<meta name="description" content="([^"]+)"/), path).toBe(description);
    expect(html, path).toContain('property="og:image:width" content="1200"');
    shared.add(attribute(html, /property="og:image" content="([^"]+)"/)!);
  }
  expect(shared.size).toBe(ROUTES_OF_SPEC.length);
});

test("RT-1 the web manifest names the firm and existing icons", async () => {
  const manifest = (await (await fetch(`${site.origin}/site.webmanifest`)).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(firm.name);
  for (const { src } of manifest.icons) expect((await fetch(own(src))).status, src).toBe(200);
});

test("FTR-4 the contact card has its own content type", async () => {
  const response = await fetch(own("/contact.vcf"));
  expect(response.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
  expect(await response.text()).toMatch(/^BEGIN:VCARD\r\n/);
});
