import * as fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { type CachedPage, findPage, LIMIT_BYTES, pageFrom, respond } from "./page-cache.ts";

const DAY_MS = 86_400_000;
const NONCE = "n0nceN0nceN0nceN0nce12";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  vi.stubGlobal("caches", { default: { match: async () => undefined, put: async () => {} } });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const pageOf = (text: string) => pageFrom(bytesOf(text), new Headers({ "content-type": "text/html" }), NONCE);
const third = async () => ({ ...(await pageOf("")), body: "x".repeat(LIMIT_BYTES / 3) });
const never = () => Promise.reject(new Error("It must not be rendered."));

/** Asks for a page, and waits until it is in the caches. */
async function find(key: string, render: () => Promise<CachedPage | undefined>): Promise<string> {
  const work: Promise<unknown>[] = [];
  const rendered = async () => ({ response: new Response(), page: Promise.resolve(await render()) });
  const { state } = await findPage(key, "https://a.example", rendered, { waitUntil: (each) => work.push(each) });
  await Promise.all(work);
  return state;
}

test("EDGE-2 every nonce is replaced and nothing else, in every script", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: "grapheme" })), fc.base64String(), async (pieces, fresh) => {
      fc.pre(!pieces.some((piece) => /[Nn]0nce|[{}]/.test(piece)));
      const response = respond(await pageOf(pieces.join(NONCE)), fresh);
      expect(await response.text()).toBe(await new Response(pieces.join(fresh)).text());
    }),
  ));

test("EDGE-5 an ETag is weak and describes the page without its nonce", async () => {
  const { etag } = await pageOf(`<p>a</p>${NONCE}`);
  expect(etag).toMatch(/^W\/"[\da-f]{32}"$/);
  expect((await pageFrom(bytesOf("<p>a</p>other"), new Headers(), "other")).etag).toBe(etag);
  expect((await pageOf(`<p>b</p>${NONCE}`)).etag).not.toBe(etag);
});

test("EDGE-9 the memory stays within its limit and drops the page that was unused longest", async () => {
  for (const key of ["a", "b", "c"]) expect(await find(key, third)).toBe("miss");
  expect(await find("a", never)).toBe("memory");
  expect(await find("d", third)).toBe("miss");
  for (const key of ["a", "c", "d"]) expect(await find(key, never)).toBe("memory");
  expect(await find("b", third)).toBe("miss");
});

const old = () => pageOf("old");

test("EDGE-1 a page is rendered again after a day, from the location's cache as well", async () => {
  expect(await find("old", old)).toBe("miss");
  vi.setSystemTime(DAY_MS - 1);
  expect(await find("old", never)).toBe("memory");
  const copy = Response.json(await old());
  vi.setSystemTime(2 * DAY_MS);
  vi.stubGlobal("caches", { default: { match: async () => copy, put: async () => {} } });
  expect(await find("old", old)).toBe("miss");
});

test("EDGE-8 a failed render is not kept, and does not hold up the next one", async () => {
  await expect(find("failed", never)).rejects.toThrow("It must not be rendered.");
  expect(await find("failed", async () => undefined)).toBe("miss");
  expect(await find("failed", () => pageOf("whole"))).toBe("miss");
  expect(await find("failed", never)).toBe("memory");
});
