import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { keptPort } from "../support/kept-port.ts";

let site: BuiltSite;
let folder: string;
const lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"));
  site = await BuiltSite.start({ onLog: (line) => lines.push(line) });
});
afterAll(() => Promise.all([site.stop(), rm(folder, { recursive: true, force: true })]));

const get = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: "manual", ...init });
const cacheOf = ({ headers }: Response) => /cache;desc=([\w-]+)/.exec(headers.get("server-timing") ?? "")?.[1];
const headerNonce = ({ headers }: Response) =>
  /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];
const nonces = (html: string) => [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
const withoutNonce = (html: string, response: Response) => html.replaceAll(headerNonce(response) ?? "no nonce", "");

/** Requests a page until it comes from memory: pages are cached after the first visitor's response. */
async function warm(path: string): Promise<Response> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await get(path);
    if (cacheOf(response) === "memory") return response;
    await response.arrayBuffer();
  }
  throw new Error(`${path} was never kept.`);
}

test.each(["/", "/services/sap", "/contact"])("EDGE-1 %s is rendered once, then comes from memory", async (path) => {
  const first = await get(path);
  expect(cacheOf(first)).toBe("miss");
  const rendered = await first.text();
  const second = await warm(path);
  expect(second.headers.get("content-type")).toBe("text/html; charset=utf-8");
  // No shared cache may store a page: it contains one visitor's nonce.
  expect(second.headers.get("cache-control")).toBe("private, no-cache");
  expect(second.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
  const kept = await second.text();
  expect(withoutNonce(kept, second)).toBe(withoutNonce(rendered, first));
});

test("EDGE-2 each response has its own nonce, the same in its header and on every script", async () => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 5; visit += 1) {
    const response = visit === 0 ? await get("/about") : await warm("/about");
    const html = await response.text();
    const nonce = headerNonce(response)!;
    expect(new Set(nonces(html))).toEqual(new Set([nonce]));
    expect(html.split(nonce).length - 1).toBe(nonces(html).length);
    for (const former of seen) expect(html).not.toContain(former);
    seen.add(nonce);
  }
  expect(seen.size).toBe(5);
});

const patchEntry = (source: string) => source.replace(/(?<=BUILD_ID = ")\w{16}/, "another-build-16");

test("EDGE-3 EDGE-5 a new isolate reads the page from the location's cache, but not that of another build or other settings", async () => {
  // The location's cache uses the URL as key, so all isolates use the same port.
  const options = { worker: { cachePersist: folder }, port: await keptPort() };
  const first = await BuiltSite.start(options);
  const original = await fetch(`${first.origin}/solutions`);
  const html = await original.text();
  await fetch(`${first.origin}/solutions`).then((response) => response.text());
  await first.stop();

  const second = await BuiltSite.start(options);
  const again = await fetch(`${second.origin}/solutions`);
  const body = await again.text();
  expect(cacheOf(again)).toBe("edge");
  expect(headerNonce(again)).not.toBe(headerNonce(original));
  expect(body).not.toContain(headerNonce(original));
  expect(withoutNonce(body, again)).toBe(withoutNonce(html, original));
  // The ETag excludes the nonce.
  const etag = (await warm("/about")).headers.get("etag")!;
  const same = await fetch(`${second.origin}/about`, { headers: { "if-none-match": etag } });
  expect(same.status).toBe(304);
  await second.stop();

  for (const change of [{ settings: { CONTENT_ORIGIN: "https://media.example.gov" } }, { patchEntry }]) {
    const other = await BuiltSite.start({ ...options, ...change });
    expect(cacheOf(await fetch(`${other.origin}/solutions`)), Object.keys(change)[0]).toBe("miss");
    await other.stop();
  }
});

test.each(["/corporate-capability", "/flip-cards.data"])(
  "EDGE-4 HEAD %s has the headers of GET and no body",
  async (path) => {
    const cold = await get(path, { method: "HEAD" });
    expect(cold.status).toBe(200);
    expect(await cold.text()).toBe("");
    const read = await get(path);
    const hit = await get(path, { method: "HEAD" });
    expect(cacheOf(hit)).toBe("memory");
    expect(await hit.text()).toBe("");
    for (const name of ["content-type", "etag", "cache-control"]) {
      expect(hit.headers.get(name), name).toBe(read.headers.get(name));
      expect(cold.headers.get(name), name).toBe(read.headers.get(name));
    }
  },
);

test.each(["/about", "/about.data?_routes=routes%2Fabout"])(
  "EDGE-5 a browser that has %s gets 304, which keeps the policy of its copy",
  async (path) => {
    const etag = (await warm(path)).headers.get("etag")!;
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    for (const condition of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      const response = await get(path, { headers: { "if-none-match": condition } });
      expect(response.status, condition).toBe(304);
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("cache-control")).toBeTruthy();
      expect(response.headers.has("content-security-policy")).toBe(false);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await response.text()).toBe("");
    }
    expect((await get(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  },
);

test("EDGE-6 the query makes no other page, except if the page reads it", async () => {
  await warm("/about");
  expect(cacheOf(await get("/about?utm_source=mail&q=1"))).toBe("memory");
  await warm("/services");
  expect(cacheOf(await get("/services?utm_source=mail"))).toBe("memory");
  for (const path of ["/services?q=sap", "/services?q=sap", "/services.data?q=sap"]) {
    const response = await get(path);
    expect(cacheOf(response), path).toBe("bypass");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("etag")).toBe(false);
  }
  expect(cacheOf(await get("/services"))).toBe("memory");
});

test("EDGE-6 data is cached by its parameters, and no other selection is cached", async () => {
  const whole = await (await warm("/about.data")).text();
  const part = await (await warm("/about.data?_routes=routes%2Fabout")).text();
  expect(part.length).toBeLessThan(whole.length);
  expect((await get("/about.data")).headers.get("x-remix-response")).toBe("yes");
  for (const selection of ["nonsense", "root,routes/about", "__proto__"]) {
    expect(cacheOf(await get(`/about.data?_routes=${selection}`)), selection).toBe("bypass");
  }
});

test("EDGE-7 a request with credentials gets the cached page, and no shared cache may store it", async () => {
  for (const path of ["/about", "/about.data"]) {
    await warm(path);
    for (const authorization of ["Basic eDp5", `Bearer ${"x".repeat(3000)}`]) {
      const response = await get(path, { headers: { authorization } });
      expect(cacheOf(response), path).toBe("memory");
      expect(response.headers.get("cache-control"), path).toBe("no-store");
    }
    expect((await get(path)).headers.get("cache-control"), path).toMatch(/^private, (?:no-cache|max-age=60)$/);
  }
});

test("EDGE-7 GEN-4 cookies, which no page reads, change neither page nor data", async () => {
  for (const path of ["/about", "/about.data"]) {
    const plain = await warm(path);
    const response = await get(path, { headers: { cookie: "session=1; theme=dark; cf_clearance=2" } });
    expect(cacheOf(response)).toBe("memory");
    for (const name of ["cache-control", "etag", "vary"]) {
      expect(response.headers.get(name), name).toBe(plain.headers.get(name));
    }
    expect(response.headers.has("set-cookie")).toBe(false);
    expect(withoutNonce(await response.text(), response)).toBe(withoutNonce(await plain.text(), plain));
  }
});

test("EDGE-7 nothing a visitor sends reaches the page that others get", async () => {
  const poison = "poison-4711";
  await get(`/about?${poison}`, {
    headers: {
      "user-agent": poison,
      "x-forwarded-host": `${poison}.example`,
      referer: `https://${poison}.example`,
      "x-nonce": poison,
    },
  }).then((response) => response.text());
  expect(await (await warm("/about")).text()).not.toContain(poison);
});

test("EDGE-7 a posted form is neither cached nor answered from the cache", async () => {
  await warm("/contact");
  const post = await get("/contact", { method: "POST", body: new URLSearchParams({ name: "Unkept Visitor" }) });
  expect(post.status).toBe(422);
  expect(cacheOf(post)).toBe("bypass");
  expect(post.headers.get("cache-control")).toBe("no-store");
  expect(await (await warm("/contact")).text()).not.toContain("Unkept Visitor");
});

test("EDGE-8 a not-found page names its own path, is never stored, and has no ETag", async () => {
  for (const path of [
    "/nowhere",
    "/elsewhere",
    "/o'brien&co",
    "/services/nowhere",
    "/about/team",
    "/a/b/c",
    "/Services/x",
  ]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(cacheOf(response), path).toBe("bypass");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("etag")).toBe(false);
    const html = await response.text();
    expect(html, path).toContain(`>${path.replace("'", "&#x27;").replace("&co", "&amp;co")}<`);
    expect(new Set(nonces(html))).toEqual(new Set([headerNonce(response)]));
  }
});

test("EDGE-9 a scan of wrong paths displaces no page", async () => {
  const pages = ["/", "/about", "/services", "/solutions", "/contact"];
  for (const path of pages) await warm(path);
  for (let scan = 0; scan < 50; scan += 1) expect(cacheOf(await get(`/scan-${scan}/nothing`))).toBe("bypass");
  for (const path of pages) expect(cacheOf(await get(path)), path).toBe("memory");
});

test("each request logs one line with its result and no data about the visitor", async () => {
  const { headers } = await get("/services/cicd?name=Jordan", {
    headers: { "user-agent": "Jordan's browser", "cf-connecting-ip": "203.0.113.9" },
  });
  const requestId = headers.get("x-request-id")!;
  const own = () => lines.filter((line) => line.includes(requestId));
  await expect.poll(() => own().length).toBe(1);
  const line = JSON.parse(own()[0]!) as Record<string, unknown>;
  expect(line).toEqual({
    level: "info",
    event: "request",
    requestId,
    method: "GET",
    route: "/services/:slug",
    status: 200,
    cache: "miss",
    ms: expect.any(Number),
  });
});
