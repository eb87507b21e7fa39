import { expect, test } from "vitest";
import { startNotFound, startPage, type Rendering } from "./start-render.ts";
import { fillTemplate, type PageTemplate } from "./template.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const filled = (template: PageTemplate | null) =>
  template && new TextDecoder().decode(fillTemplate(template, { nonce: bytes("fresh"), path: bytes("/x") }));

/** A renderer that answers each URL with a page that names it. */
function rendering(status = 200, hasFailed = false, headers: HeadersInit = {}): Rendering & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    nonce: "NONCE",
    render: async (address) => {
      asked.push(address);
      const response = new Response(`<p>${address}</p><script nonce="NONCE">`, { status, headers });
      return { response, hasFailed: () => hasFailed, reportBreak: () => {} };
    },
  };
}

test("EDGE-1 the first visitor gets the rendered page, and a template of it is cached", async () => {
  const { first, whole } = await startPage(rendering(), "/about");
  expect(await (await first()).text()).toBe('<p>/about</p><script nonce="NONCE">');
  expect(filled(await whole)).toBe('<p>/about</p><script nonce="fresh">');
});

test.each([
  ["failed while it was sent", rendering(200, true)],
  ["answers an error", rendering(500)],
  ["sets a cookie", rendering(200, false, { "set-cookie": "a=1" })],
])("EDGE-8 a page that %s is for its own visitor only", async (_what, renderer) => {
  const { first, whole } = await startPage(renderer, "/about");
  expect(await (await first()).text()).toContain("/about");
  expect(await whole).toBeNull();
});

test("EDGE-8 a page that breaks off is logged and not cached", async () => {
  const told: unknown[] = [];
  const broken = new Error("broken off");
  const body = new ReadableStream({ start: (controller) => controller.error(broken) });
  const render: Rendering["render"] = async () => ({
    response: new Response(body),
    hasFailed: () => false,
    reportBreak: (error) => void told.push(error),
  });
  const { whole } = await startPage({ nonce: "NONCE", render }, "/about");
  expect(await whole).toBeNull();
  expect(told).toEqual([broken]);
});

test("EDGE-8 a not-found page is rendered for a random path, which becomes a placeholder", async () => {
  const renderer = rendering(404);
  const { whole } = await startNotFound(renderer, "/services/-", "/services/mine");
  expect(filled(await whole)).toBe('<p>/x</p><script nonce="fresh">');
  expect(renderer.asked).toHaveLength(1);
  expect(renderer.asked[0]).toMatch(/^\/services\/[0-9a-f]{32}$/);
});

const empty: Rendering["render"] = async () => ({
  response: new Response(null),
  hasFailed: () => false,
  reportBreak: () => {},
});

test("EDGE-8 a page without a body is for its own visitor only", async () => {
  const { first, whole } = await startPage({ nonce: "NONCE", render: empty }, "/about");
  expect((await first()).status).toBe(200);
  expect(await whole).toBeNull();
});

test("EDGE-8 a page found for the random path is not cached as a not-found page", async () => {
  expect(await (await startNotFound(rendering(200), "/-", "/mine")).whole).toBeNull();
});

test("EDGE-1 the first visitor's response has the page's own headers", async () => {
  const { first } = await startPage(rendering(200, false, { "x-page": "about" }), "/about");
  expect((await first()).headers.get("x-page")).toBe("about");
});

test("EDGE-8 if that fails, the visitor's own path is rendered", async () => {
  const { first, whole } = await startNotFound(rendering(404, true), "/-", "/mine");
  expect(await whole).toBeNull();
  expect(await (await first()).text()).toContain("/mine");
});
