import { expect, inject, test } from "vitest";
import { allPages } from "../support/all-pages.ts";
import { checkEach } from "../support/check-each.ts";

const origin = inject("siteOrigin");
const pages = await allPages(origin);

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
