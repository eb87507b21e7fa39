import { expect, test } from "vitest";
import { respondFromCache, respondRendered, matchesEtag, type Visit } from "./page-response.ts";
import type { CachedPage } from "./memory-cache.ts";
import { cutTemplate } from "./template.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const page: CachedPage = {
  template: cutTemplate(new TextEncoder().encode("<p nonce=N>P</p>"), { nonce: "N", path: "P" }),
  etag: 'W/"tag"',
  renderedAt: 1,
};
const visit: Visit = { nonce: "fresh", path: "/a&b", clientBuild: "build-1" };

test("EDGE-2 a cached page is sent with the visitor's own nonce", async () => {
  const answer = respondFromCache("page", page, "memory", visit);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("<p nonce=fresh>/a&amp;b</p>");
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "private, no-cache",
    "content-length": "27",
    "content-type": "text/html; charset=utf-8",
    etag: 'W/"tag"',
    "server-timing": "cache;desc=memory",
    "x-client-build": "build-1",
  });
});

test("EDGE-5 a browser that has the page gets 304, without a body", async () => {
  const answer = respondFromCache("page", page, "edge", { ...visit, ifNoneMatch: '"tag"' });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe("");
  expect(answer.headers.get("etag")).toBe('W/"tag"');
});

test("EDGE-8 a not-found page is never stored and has no ETag", () => {
  const answer = respondFromCache("not-found", page, "memory", { ...visit, ifNoneMatch: "*" });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.has("etag")).toBe(false);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test("GEN-4 data may be a minute old, and has React Router's content type", () => {
  const { headers, status } = respondFromCache("data", page, "memory", visit);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "public, max-age=60",
    "content-type": "text/x-script",
    "x-remix-response": "yes",
    etag: 'W/"tag"',
  });
});

test.each([
  ["miss", 200, "private, no-cache"],
  ["miss", 500, "no-store"],
  ["bypass", 200, "no-store"],
] as const)("EDGE-7 a page that was rendered (%s, %i) says %s", (state, status, caching) => {
  const rendered = new Response("<p>", { status, headers: { "content-type": "text/html" } });
  expect(respondRendered(rendered, state, visit).headers.get("cache-control")).toBe(caching);
});

const cachingOf = (headers: HeadersInit) =>
  respondRendered(new Response(null, { headers }), "miss", visit).headers.get("cache-control");

test("EDGE-7 rendered data may be a minute old, and a missing type counts as data", () => {
  expect(cachingOf({ "content-type": "text/x-script" })).toBe("public, max-age=60");
  expect(cachingOf({})).toBe("public, max-age=60");
});

test("EDGE-7 a page's own Cache-Control is kept, and the log has the cache status", () => {
  const headers = { "cache-control": "public, max-age=7", "server-timing": "render;dur=1" };
  const answer = respondRendered(new Response("<p>", { headers }), "miss", visit);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=7");
  expect(answer.headers.get("server-timing")).toBe("render;dur=1, cache;desc=miss");
  expect(answer.headers.get("x-client-build")).toBe("build-1");
});

test("EDGE-5 If-None-Match is compared with the tag of the page", () =>
  checkEach(
    [
      [undefined, false],
      ["", false],
      ["*", true],
      [" * ", true],
      ['"tag",W/"other"', true],
      ['"W/tag"', false],
      ['"other", W/"tag"', true],
      ['"tag"', true],
      ['"other"', false],
    ],
    (header, expected) => expect(matchesEtag(header, 'W/"tag"')).toBe(expected),
  ));
