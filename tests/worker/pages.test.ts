import { expect, inject, test } from "vitest";
import { allPages } from "../support/all-pages.ts";
import { checkEach } from "../support/check-each.ts";

const origin = inject("siteOrigin");
const pages = await allPages(origin);

const get = (path: string) => fetch(origin + path, { redirect: "manual" });
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.trim();
const textOf = (html: string) => html.replace(/<[^>]+>/g, "").trim();

test("RT-1 RT-3 RT-4 every page loads, with a title and description of its own and one main heading", () => {
  const html = [...pages.values()];
  expect(new Set(html.map((page) => first(page, /<title>([^<]+)<\/title>/))).size).toBe(pages.size);
  expect(new Set(html.map((page) => first(page, /<meta name="description" content="([^"]+)"/))).size).toBe(pages.size);
  expect([...pages].filter(([, page]) => page.match(/<h1[\s>]/g)?.length !== 1).map(([path]) => path)).toEqual([]);
});

test("HDR-3 FTR-1 header and footer are the same on every page, in the same order", () => {
  const links = [...pages.values()].map((html) => {
    const frame = [/<header[\s>].*?<\/header>/s, /<footer[\s>].*?<\/footer>/s].map(
      (part) => part.exec(html)?.[0] ?? "",
    );
    for (const part of frame) expect(part).toContain("href=");
    const links = frame.flatMap((part) => [...part.matchAll(/ href="([^"]+)"/g)].map((match) => match[1]));
    // HDR-8: on its own page the button leads to the form.
    return links.join("\n").replace("/contact#write", "/contact");
  });
  expect(new Set(links).size).toBe(1);
});

test("WCAG 1.1.1 every picture has a text alternative, and none repeats a heading", () =>
  checkEach([...pages], (_path, html) => {
    const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
    expect(pictures.filter((tag) => !/\salt="/.test(tag))).toEqual([]);
    const headings = new Set([...html.matchAll(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs)].map(([, inner]) => textOf(inner!)));
    const alternatives = pictures.map((tag) => first(tag, /\salt="([^"]+)"/) ?? "").filter(Boolean);
    expect(alternatives.filter((words) => headings.has(words))).toEqual([]);
  }));

test("ENT-5 every link that opens a new tab says so", () => {
  const links = [...pages.values()].flatMap((html) =>
    [...html.matchAll(/<a\b[^>]*\starget="_blank"[^>]*>(.*?)<\/a>/gs)].map(([, inner]) => textOf(inner!)),
  );
  expect(links.length).toBeGreaterThan(pages.size);
  expect(links.filter((words) => !words.endsWith("(opens in a new tab)"))).toEqual([]);
});

// html-validate does not know that a meta element needs a content attribute.
test("RT-1 every meta element has a content attribute", () =>
  checkEach([...pages], (_path, html) => {
    const metas = html.match(/<meta [^>]*>/g)!.filter((meta) => !meta.includes("charSet="));
    expect(metas.length).toBeGreaterThan(3);
    expect(metas.filter((meta) => !/ content="/.test(meta))).toEqual([]);
  }));

test("GEN-1 an unknown path is answered 404 with the not-found page", () =>
  checkEach(
    ["/nowhere", "/services/nowhere", "/solutions/nowhere", "/services/sap/more", "/about/team"],
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      for (const words of ["Back to Home", "Contact Support", "noindex"]) expect(html).toContain(words);
    },
  ));

test("RT-5 other spellings of a path are answered 301", () =>
  checkEach(
    [
      ["/services/cybersecurity", "/cybersecurity"],
      ["/about/", "/about"],
      ["/services/sap/?from=mail", "/services/sap?from=mail"],
    ],
    async (path, target) => {
      const response = await get(path!);
      expect([response.status, response.headers.get("location")]).toEqual([301, target]);
    },
  ));
