import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cutNotFoundTemplate, pathAsText, samplePath } from "./not-found-template.ts";
import { type CachedPage, MemoryCache } from "./memory-cache.ts";
import { cutTemplate, fillTemplate, tagOf } from "./template.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (page: Uint8Array) => new TextDecoder().decode(page);
const NONCE = "n0nceN0nceN0nceN0nce12";

test("EDGE-2 every occurrence of the nonce is replaced, and nothing else", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), fc.string({ unit: "grapheme" }), (pieces, fresh) => {
      fc.pre(!pieces.some((piece) => piece.includes(NONCE)));
      const template = cutTemplate(bytes(pieces.join(NONCE)), { nonce: NONCE });
      const page = text(fillTemplate(template, { nonce: bytes(fresh), path: bytes("") }));
      expect(page).toBe(text(bytes(pieces.join(fresh))));
    }),
  );
});

test("EDGE-8 a path is replaced in plain text only", () => {
  const sample = samplePath("/services/-");
  expect(sample.path).toMatch(/^\/services\/[0-9a-f]{32}$/);
  const cut = (html: string) => cutNotFoundTemplate(bytes(html), sample, NONCE);
  const template = cut(`<p>é ${sample.path}</p><script nonce="${NONCE}">1</script>`);
  const filled = fillTemplate(template!, { nonce: bytes("fresh"), path: bytes(pathAsText("/o'brien&<co>")) });
  expect(text(filled)).toBe('<p>é /o&#x27;brien&amp;&lt;co&gt;</p><script nonce="fresh">1</script>');

  expect(cut(`<a href="${sample.path}">x</a>`)).toBeNull();
  expect(cut(`<script>"${sample.path}"</script>`)).toBeNull();
  expect(cut(`<style>.a{content:"${sample.path}"}</style>`)).toBeNull();
  expect(cut(`<p>${sample.path}</p><p>only ${sample.mark}</p>`)).toBeNull();
  expect(cut(`<p>${sample.path}</p><a href="${sample.path}">x</a>`)).toBeNull();
  expect(cut(`<script>1</script><style>a{}</style><p>${sample.path}</p>`)).not.toBeNull();
  expect(cut(`${sample.path}`)).not.toBeNull();
  expect(cut("<p>nothing</p>")?.holes).toEqual([]);
});

test("EDGE-8 a path with two unknown segments has two placeholders, and is named once", () => {
  const sample = samplePath("/-/-");
  expect(sample.path).toBe(`/${sample.mark}/${sample.mark}`);
  expect(cutNotFoundTemplate(bytes(`<p>${sample.path}</p>`), sample, NONCE)?.holes).toEqual(["path"]);
});

test("EDGE-8 a path is escaped as React escapes text", () =>
  expect(pathAsText(`/"a"'&<b>`)).toBe("/&quot;a&quot;&#x27;&amp;&lt;b&gt;"));

test("EDGE-5 a page's ETag covers what all its responses have in common, and is weak", async () => {
  const tag = await tagOf(cutTemplate(bytes(`<p>a</p>${NONCE}`), { nonce: NONCE }));
  expect(tag).toMatch(/^W\/"[\da-f]+"$/);
  expect(await tagOf(cutTemplate(bytes("<p>a</p>other"), { nonce: "other" }))).toBe(tag);
  expect(await tagOf(cutTemplate(bytes(`<p>b</p>${NONCE}`), { nonce: NONCE }))).not.toBe(tag);
});

test("EDGE-2 a template knows its length, and nonce and path are replaced wherever they are", () => {
  const template = cutTemplate(bytes("PxNyP"), { nonce: "N", path: "P" });
  expect(template).toMatchObject({ holes: ["path", "nonce", "path"], byteLength: 5 });
  expect(template.parts.map(text)).toEqual(["", "x", "y", ""]);
});

test("EDGE-9 a memory cache with as many bytes as its pages holds them all, and an emptied one has none", () => {
  const memory = new MemoryCache(80);
  memory.set("a", pageOf(40));
  memory.set("b", pageOf(40));
  expect([..."ab"].every((key) => memory.get(key))).toBe(true);
  memory.set("whole", pageOf(80));
  expect([..."ab"].some((key) => memory.get(key))).toBe(false);
  expect(memory.byteLength).toBe(80);
  memory.delete("whole");
  memory.delete("whole");
  expect(memory.byteLength).toBe(0);
  expect(memory.get("whole")).toBeUndefined();
});

test("EDGE-9 the memory cache stays within its limit and evicts the least recently used page", () => {
  const memory = new MemoryCache(100);
  memory.set("a", pageOf(40));
  memory.set("b", pageOf(40));
  memory.get("a");
  memory.set("c", pageOf(40));
  expect([..."abc"].filter((key) => memory.get(key))).toEqual(["a", "c"]);
  memory.set("a", pageOf(10));
  expect(memory.byteLength).toBe(50);
  memory.set("huge", pageOf(101));
  expect(memory.get("huge")).toBeUndefined();
  expect(memory.byteLength).toBe(50);
});

/** A page of this many bytes. */
const pageOf = (size: number): CachedPage => ({
  template: cutTemplate(new Uint8Array(size), {}),
  etag: "",
  renderedAt: 0,
});
