import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SiteContext } from "../../app/lib/server-context.ts";
import { type RenderContext, renderPage } from "./render.ts";

/** Replaces React Router. */
const answer = vi.hoisted(() => vi.fn<(request: Request, site: SiteContext) => Promise<Response>>());
vi.mock("virtual:react-router/server-build", () => ({}));
vi.mock("../shims/pages-function.ts", () => ({ pagesOf: () => answer }));
vi.mock("./inline-styles.ts", () => ({ stylesFor: () => ({ css: "", sheets: "" }) }));

const lines = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line as string) as object);
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answer.mockReset();
});
afterEach(() => void vi.restoreAllMocks());

const takeForm = vi.fn<RenderContext["takeForm"]>();
const FACTS = { nonce: "n", requestId: "request", siteUrl: "https://a.example", indexable: true, takeForm };
const CONTEXT: RenderContext = { ...FACTS, contentOrigin: null, turnstileSiteKey: "key" };
const asked = (init: RequestInit = {}) => new Request("https://a.example/about", init);
const html = (body: BodyInit | null = "<p>") =>
  new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });

test("EDGE-1 a page is sent as it is rendered, with its duration", async () => {
  const response = html();
  answer.mockResolvedValue(response);
  const request = asked();
  const rendered = await renderPage(request, CONTEXT);
  expect(rendered.response).toBe(response);
  expect(response.headers.get("server-timing")).toMatch(/^render;dur=\d{1,4}\.\d$/);
  expect(response.headers.get("cache-control")).toBeNull();
  expect(response.headers.get("retry-after")).toBeNull();
  expect(response.bodyUsed).toBe(false);
  expect(rendered.hasFailed()).toBe(false);
  const [given, site] = answer.mock.calls[0]!;
  expect(given).toBe(request);
  expect(site).toMatchObject({
    nonce: "n",
    siteUrl: "https://a.example",
    contentOrigin: null,
    turnstileSiteKey: "key",
  });
  expect(site).not.toHaveProperty("takeForm");
  expect(site.stylesFor(["routes/about"])).toEqual({ css: "", sheets: "" });
});

test.each([
  ["GET", null],
  ["HEAD", null],
  ["POST", "no-store"],
])("EDGE-7 what answers %s says of its keeping: %s", async (method, caching) => {
  answer.mockResolvedValue(html());
  const { response } = await renderPage(asked({ method }), CONTEXT);
  expect(response.headers.get("cache-control")).toBe(caching);
});

test("HDR-4 React Router does not see a form's origin, which was checked before, but everything else", async () => {
  answer.mockImplementation(async (request) => html(await request.text()));
  const headers = { origin: "https://a.example", "x-other": "kept" };
  const { response } = await renderPage(asked({ method: "POST", body: "name=Jordan", headers }), CONTEXT);
  const [request] = answer.mock.calls[0]!;
  expect([request.headers.get("origin"), request.headers.get("x-other")]).toEqual([null, "kept"]);
  expect(await response.text()).toBe("name=Jordan");
});

test("FORM-3 a posted form is handled once, and its response has Retry-After", async () => {
  const problem = { type: "too-fast", status: 429, detail: "Wait." };
  takeForm.mockResolvedValue({
    verdict: { ok: false, problem, retryAfterSeconds: 2 },
    entries: { name: "Jordan" },
    hasPack: true,
  });
  let taken: unknown;
  answer.mockImplementation(async (request, site) => {
    taken = await site.takeContactForm(request);
    return html();
  });
  const { response } = await renderPage(asked({ method: "POST" }), CONTEXT);
  expect(taken).toEqual({
    answer: { ok: false, problem, retryAfterSeconds: 2 },
    entries: { name: "Jordan" },
    hasPack: true,
  });
  expect(response.headers.get("retry-after")).toBe("2");

  takeForm.mockResolvedValue({ verdict: { ok: true, as: "sent", reference: "r" }, entries: {}, hasPack: false });
  const sent = await renderPage(asked({ method: "POST" }), CONTEXT);
  expect(sent.response.headers.get("retry-after")).toBeNull();
});

test("EDGE-8 a render error is logged once, by its name, message and location, and the page is not cached", async () => {
  const error = new TypeError("no such service");
  answer.mockImplementation(async (_request, { reportError }) => {
    reportError(error);
    reportError(error);
    reportError("plain");
    return html();
  });
  const rendered = await renderPage(asked(), CONTEXT);
  expect(rendered.hasFailed()).toBe(true);
  rendered.reportBreak(new Error("broken off"));
  const line = { level: "error", event: "render-failed", requestId: "request" };
  expect(lines()).toEqual([
    { ...line, error: "TypeError", message: "no such service", stack: expect.stringContaining("render.test") },
    { ...line, message: "plain" },
  ]);
});

test("EDGE-8 a page that broke off is logged if nothing else was", async () => {
  answer.mockResolvedValue(html());
  const rendered = await renderPage(asked(), CONTEXT);
  rendered.reportBreak(new Error("broken off"));
  expect(lines()).toMatchObject([{ message: "broken off" }]);
  expect(rendered.hasFailed()).toBe(true);
});

test("GEN-4 data is sent completely, with its own status and headers, and data that breaks off is an error", async () => {
  const data = new Response("data", { status: 202, headers: { "content-type": "text/x-script" } });
  answer.mockResolvedValue(data);
  const { response } = await renderPage(asked(), CONTEXT);
  expect(data.bodyUsed).toBe(true);
  expect([response.status, response.headers.get("content-type")]).toEqual([202, "text/x-script"]);
  expect(await response.text()).toBe("data");

  const body = new ReadableStream({ start: (controller) => controller.error(new Error("broken off")) });
  answer.mockResolvedValue(new Response(body));
  const broken = await renderPage(asked(), CONTEXT);
  expect([broken.response.status, broken.hasFailed()]).toEqual([500, true]);
  expect(await broken.response.text()).toBe("Unexpected Server Error");
  expect(lines()).toMatchObject([{ message: "broken off" }]);
});

test("GEN-4 a response without a body is unchanged", async () => {
  const moved = new Response(null, { status: 302, headers: { location: "/" } });
  answer.mockResolvedValue(moved);
  expect((await renderPage(asked(), CONTEXT)).response).toBe(moved);
});
