import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SiteContext } from "../../../../app/lib/server-context.ts";
import { readConfig } from "../../../../worker/env.ts";
import { servePage } from "../../../../worker/pages/index.ts";
import type { WorkerEnv } from "../../../../worker/types.ts";
import { newExecution } from "../../../support/execution.ts";

/** Replaces React Router. */
const render = vi.hoisted(() => vi.fn<(request: Request, site: SiteContext) => Promise<Response>>());
vi.mock("virtual:react-router/server-build", () => ({ assets: { version: "build-1" } }));
vi.mock("../../../../worker/shims/pages-function.ts", () => ({ pagesOf: () => render }));
vi.mock("../../../../worker/pages/inline-styles.ts", () => ({ stylesFor: () => ({ css: "", sheets: "" }) }));
vi.mock("../../../../worker/pages/site-pages.ts", () => ({
  sitePages: {
    // Each test uses its own pages, as the isolate caches them.
    paths: { has: (path: string) => path.startsWith("/page-") },
    isFile: () => false,
    routeIds: new Set(),
    queryOf: () => ["q"],
  },
}));

const DAY_MS = 86_400_000;
const match = vi.fn<(address: string) => Promise<undefined>>(async () => undefined);
const put = vi.fn<(address: string, page: Response) => Promise<void>>(async () => {});

beforeEach(() => {
  vi.stubEnv("DEV", false);
  vi.stubGlobal("caches", { default: { match, put } });
  vi.clearAllMocks();
  render.mockImplementation(async (request, { nonce }) => {
    const { pathname, search } = new URL(request.url);
    const status = pathname.startsWith("/page-") ? 200 : 404;
    return new Response(`<p>${pathname}${search}</p><script nonce="${nonce}">`, {
      status,
      headers: { "content-type": "text/html" },
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

let nonces = 0;

/** Requests a URL, and waits for background tasks. */
async function ask(address: string, init: RequestInit = {}, settings: Record<string, string> = {}) {
  const nonce = `nonce-${++nonces}`;
  let state: unknown;
  const app = new Hono<WorkerEnv>();
  app.use(async (c, next) => {
    c.set("config", readConfig(settings).config);
    c.set("requestId", "request");
    c.set("url", new URL(c.req.url));
    c.set("siteUrl", "https://www.example.gov");
    c.set("indexable", true);
    c.set("nonce", nonce);
    c.set("route", "/page-:name");
    await next();
    state = c.var.cacheState;
  });
  app.all("*", servePage);
  const { context, spans, done } = newExecution();
  const response = await app.request(`https://a.example${address}`, init, {}, context);
  const text = await response.text();
  await done();
  return { response, headers: response.headers, text, state, spans, nonce };
}

const rendered = () => render.mock.calls.map(([request]) => request.url);

test("EDGE-1 EDGE-2 a page is rendered once, from its URL alone, and each visitor gets it with their own nonce", async () => {
  const first = await ask("/page-one?utm_source=mail", { headers: { cookie: "a=1", "user-agent": "x" } });
  expect([first.response.status, first.state]).toEqual([200, "miss"]);
  expect(first.text).toBe(`<p>/page-one</p><script nonce="${first.nonce}">`);
  expect(first.headers.get("server-timing")).toMatch(/^render;dur=[\d.]+, cache;desc=miss$/);
  expect(first.headers.get("x-client-build")).toBe("build-1");
  expect(first.headers.has("etag")).toBe(false);
  const [request, site] = render.mock.calls[0]!;
  expect(request.url).toBe("https://a.example/page-one");
  expect([...request.headers.keys()]).toEqual([]);
  expect(site).toMatchObject({
    nonce: first.nonce,
    requestId: "request",
    siteUrl: "https://www.example.gov",
    indexable: true,
    contentOrigin: null,
    turnstileSiteKey: null,
  });
  expect(first.spans).toEqual([
    "page.find",
    "page.render",
    ["page.route", "/page-:name"],
    ["page.status", 200],
    ["page.found", "render"],
  ]);

  const second = await ask("/page-one");
  expect(second.state).toBe("memory");
  expect(second.text).toBe(`<p>/page-one</p><script nonce="${second.nonce}">`);
  expect(second.headers.get("server-timing")).toBe("cache;desc=memory");
  expect(second.spans).toEqual(["page.find", ["page.found", "memory"]]);
  expect(render).toHaveBeenCalledOnce();
});

test("EDGE-3 a page is read from and written to the cache that isolates share", async () => {
  await ask("/page-shared");
  expect(match.mock.calls[0]![0]).toMatch(/^https:\/\/a\.example\/\.page-cache\/.*page-shared$/);
  expect(put.mock.calls[0]![0]).toBe(match.mock.calls[0]![0]);
});

test("EDGE-5 a HEAD request, or one with a copy, gets the finished page", async () => {
  const head = await ask("/page-head", { method: "HEAD" });
  expect([head.state, head.headers.get("content-length")]).toEqual([
    "miss",
    String(`<p>/page-head</p><script nonce="${head.nonce}">`.length),
  ]);
  const other = await ask("/page-copy", { headers: { "if-none-match": '"other"' } });
  expect([other.response.status, other.state]).toEqual([200, "miss"]);
  expect(other.headers.get("etag")).toMatch(/^W\//);
  const tag = other.headers.get("etag")!;
  expect((await ask("/page-copy", { headers: { "if-none-match": tag } })).response.status).toBe(304);
});

test.each<[string, string, RequestInit, string]>([
  ["a posted form", "/page-form", { method: "POST", body: "a=1" }, "/page-form"],
  ["a declared query", "/page-query?q=sap&x=1", {}, "/page-query?q=sap"],
  ["a declared query alone", "/page-query?q=sap", {}, "/page-query?q=sap"],
])("EDGE-7 %s is rendered for this visitor alone, each time", async (_name, address, init, expected) => {
  for (let times = 1; times <= 2; times += 1) {
    const { state, headers, spans } = await ask(address, { ...init, headers: { "x-mine": "1", ...init.headers } });
    expect([state, headers.get("cache-control")]).toEqual(["bypass", "no-store"]);
    expect(headers.get("server-timing")).toContain("cache;desc=bypass");
    expect(spans[0]).toBe("page.render");
    expect(rendered()).toHaveLength(times);
    expect(rendered().at(-1)).toBe(`https://a.example${expected}`);
    const [request] = render.mock.calls.at(-1)!;
    expect([request.method, request.headers.get("x-mine")]).toEqual([init.method ?? "GET", "1"]);
  }
  expect(match).not.toHaveBeenCalled();
});

test("EDGE-7 credentials reach no page: a page rendered for them is cached for all, and not stored by shared caches", async () => {
  const first = await ask("/page-secret?x=1", { headers: { authorization: "Basic x", "x-mine": "1" } });
  expect([first.state, first.headers.get("cache-control")]).toEqual(["miss", "no-store"]);
  const [request] = render.mock.calls.at(-1)!;
  expect([request.url, [...request.headers.keys()]]).toEqual(["https://a.example/page-secret", []]);
  const next = await ask("/page-secret", { headers: { authorization: "Basic y" } });
  expect([next.state, next.headers.get("cache-control")]).toEqual(["memory", "no-store"]);
  const open = await ask("/page-secret");
  expect([open.state, open.headers.get("cache-control")]).toEqual(["memory", "private, no-cache"]);
});

test("EDGE-8 EDGE-9 one not-found page is cached for its class, names each path, and is not shared between isolates", async () => {
  const first = await ask("/nowhere&co");
  expect([first.response.status, first.state]).toEqual([404, "miss"]);
  expect(first.text).toBe(`<p>/nowhere&amp;co</p><script nonce="${first.nonce}">`);
  const second = await ask("/elsewhere");
  expect([second.response.status, second.state]).toEqual([404, "memory"]);
  expect(second.text).toBe(`<p>/elsewhere</p><script nonce="${second.nonce}">`);
  expect(render).toHaveBeenCalledOnce();
  expect(match).not.toHaveBeenCalled();
});

test("EDGE-8 a not-found page that cannot be cached is rendered for its own path", async () => {
  render.mockImplementation(async (request) => new Response(new URL(request.url).pathname, { status: 500 }));
  const { response, text } = await ask("/page/lost/mine");
  expect([response.status, text]).toEqual([500, "/page/lost/mine"]);
});

test("EDGE-1 a page older than a day is rendered again in the background, a not-found page never", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  await ask("/page-old");
  await ask("/old/lost");
  const before = rendered().length;
  vi.setSystemTime(DAY_MS);
  await ask("/page-old");
  expect(rendered()).toHaveLength(before);
  vi.setSystemTime(DAY_MS + 1);
  expect((await ask("/page-old")).state).toBe("memory");
  expect(rendered()).toHaveLength(before + 1);
  vi.setSystemTime(1000 * DAY_MS);
  expect((await ask("/old/lost")).state).toBe("memory");
  expect(rendered()).toHaveLength(before + 1);
});

test("CALL-1 pages know Turnstile's public key and the picture host, and accept posted forms", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  let taken: unknown;
  render.mockImplementation(async (request, site) => {
    taken = [site.turnstileSiteKey, site.contentOrigin, await site.takeContactForm(request)];
    return new Response("<p>", { headers: { "content-type": "text/html" } });
  });
  const settings = {
    TURNSTILE_SITE_KEY: "public",
    TURNSTILE_SECRET_KEY: "secret",
    CONTENT_ORIGIN: "https://media.example",
  };
  const body = new URLSearchParams({ name: "Jordan", website: "x" });
  await ask("/page-form", { method: "POST", body }, settings);
  expect(taken).toEqual([
    "public",
    "https://media.example",
    {
      answer: { ok: true, as: "robot", reference: expect.any(String) },
      entries: { name: "Jordan" },
      hasPack: false,
    },
  ]);
});

test("EDGE-1 in development nothing is cached", async () => {
  vi.stubEnv("DEV", true);
  expect((await ask("/page-one")).state).toBe("bypass");
});
