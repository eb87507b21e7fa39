import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onError } from "../../worker/errors.ts";
import { embedderPolicyOf, securityHeaders, STEADY_HEADERS } from "../../worker/security-headers.ts";
import { settings } from "../../worker/settings.ts";
import type { WorkerEnv } from "../../worker/types.ts";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { checkEach } from "../support/check-each.ts";

const REPORTS = "https://reports.example.gov/csp";
const CONTENT = "https://media.example.gov";

let site: BuiltSite;
let extended: BuiltSite;
beforeAll(async () => {
  [site, extended] = await Promise.all([
    BuiltSite.start(),
    BuiltSite.start({
      settings: {
        CSP_REPORT_URI: REPORTS,
        CONTENT_ORIGIN: CONTENT,
        TURNSTILE_SITE_KEY: "1x0",
        TURNSTILE_SECRET_KEY: "1x1",
        INDEXABLE: "false",
      },
    }),
  ]);
});
afterAll(() => Promise.all([site.stop(), extended.stop()]));

const get = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: "manual", ...init });

/** A policy's directives by name. */
const directives = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? "").split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(" ");
      return [name, sources];
    }),
  );

const ANSWERS: [string, string, number, RequestInit?][] = [
  ["a page", "/", 200],
  ["another page", "/services/sap", 200],
  ["a page rendered for its query", "/services?q=sap", 200],
  ["the data of a page", "/about.data", 200],
  ["a page that is none", "/nowhere", 404],
  ["data of a page that is none", "/nowhere.data", 404],
  ["a file that is gone", "/assets/gone-1234.js", 404],
  ["a redirect", "/about/", 301],
  ["the head of a redirect", "/About", 301, { method: "HEAD" }],
  ["the contact route, asked wrongly", "/api/contact", 405],
  ["the contact route, sent nonsense", "/api/contact", 415, { method: "POST", body: "x" }],
  ["a method pages do not have", "/about", 405, { method: "PUT" }],
  ["a form sent by a method that is not its own", "/contact", 405, { method: "PUT", body: new URLSearchParams() }],
  ["a form without JavaScript", "/contact", 422, { method: "POST", body: new URLSearchParams({ name: "x" }) }],
  ["robots.txt", "/robots.txt", 200],
  ["the sitemap", "/sitemap.xml", 200],
  ["security.txt", "/.well-known/security.txt", 200],
  ["a static file", "/favicon.svg", 200],
  ["a document to download", "/capability-statement.pdf", 200],
  ["a form posted where there is none", "/about", 405, { method: "POST" }],
  ["the head of a page", "/about", 200, { method: "HEAD" }],
];

test("SEC-1 every answer has all security headers", () =>
  checkEach(ANSWERS, async (_name, path, status, init) => {
    const { status: answered, headers } = await get(path, init);
    expect(answered).toBe(status);
    for (const [name, value] of STEADY_HEADERS) expect(headers.get(name), name).toBe(value);
    const policy = directives(headers.get("content-security-policy"));
    for (const name of ["base-uri", "frame-ancestors"]) expect(policy[name], name).toEqual(["'none'"]);
    const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
    // What Firefox has no directive for: on a page the data fetched ahead. Beside everything else it shows the site's icon.
    expect(policy["default-src"]).toEqual([isPage ? "'self'" : "'none'"]);
    expect(policy["img-src"]).toContain("'self'");
    expect(headers.get("cross-origin-embedder-policy")).toBe(isPage ? "require-corp" : null);
    // A page's nonce is one visitor's.
    if (isPage) expect(headers.get("cache-control")).toMatch(/private|no-store/);
    expect(headers.has("server")).toBe(false);
  }));

test("SEC-1 SEO-1 other sites may show a page's preview picture, and no other file", async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get("cross-origin-resource-policy");
  const html = await (await get("/about")).text();
  const picture = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(html)![1]!;
  expect([await policyOf(picture), await policyOf("/favicon.svg")]).toEqual(["cross-origin", "same-origin"]);
});

test.each([
  ["/", "text/html"],
  ["/api/contact", "application/problem+json"],
])("SEC-1 a worker error at %s has every security header, and nothing of the error's message", async (path, type) => {
  const app = new Hono<WorkerEnv>();
  app.onError(onError);
  app.use(settings, securityHeaders);
  app.get("*", () => {
    throw new Error("the reason");
  });
  const response = await app.request(`https://site.example${path}`, {}, {} as Env);
  expect(response.status).toBe(500);
  for (const [name, value] of STEADY_HEADERS) expect(response.headers.get(name), name).toBe(value);
  expect(response.headers.get("content-type")).toContain(type);
  const policy = directives(response.headers.get("content-security-policy"));
  if (type === "text/html") expect(policy["script-src"]?.[0]).toMatch(/^'nonce-/);
  else expect(policy["default-src"]).toEqual(["'none'"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).not.toMatch(/the reason|\bat .*:\d+/);
});

test("SEC-2 a page's policy runs scripts by nonce only, and allows no other origins", async () => {
  const response = await get("/");
  const policy = directives(response.headers.get("content-security-policy"));
  const [nonce] = policy["script-src"] ?? [];
  expect(nonce).toMatch(/^'nonce-[\w-]{22}'$/);
  expect(policy).toEqual({
    "default-src": ["'self'"],
    "script-src": [nonce, "'strict-dynamic'"],
    "style-src": ["'self'", nonce],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "media-src": ["'none'"],
    "worker-src": ["'none'"],
    "child-src": ["'none'"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  });
  const html = await response.text();
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.length).toBeGreaterThan(2);
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce!.slice(7, -1)}"`);
  expect(html).not.toMatch(/\s(?:on\w+|style)="/);
});

test("SEC-2 settings extend the policy by exactly what they name", async () => {
  const response = await fetch(extended.origin);
  const policy = directives(response.headers.get("content-security-policy"));
  expect(policy["img-src"]).toEqual(["'self'", "data:", CONTENT]);
  expect(policy["script-src"]).toContain("https://challenges.cloudflare.com");
  expect(policy["frame-src"]).toEqual(["https://challenges.cloudflare.com"]);
  // A policy that allows Turnstile's script to load itself again.
  expect(policy["require-trusted-types-for"]).toEqual(["'script'"]);
  expect(policy["trusted-types"]).toEqual(["default"]);
  // Turnstile's frame does not send the header that this would require.
  expect(response.headers.has("cross-origin-embedder-policy")).toBe(false);
  expect(policy["report-uri"]).toEqual([REPORTS]);
  expect(policy["report-to"]).toEqual(["csp"]);
  expect(response.headers.get("reporting-endpoints")).toBe(`csp="${REPORTS}"`);
});

test("SEC-1 pages embed what says that it may be, with a host for pictures what is fetched without cookies, and with Turnstile its frame", () => {
  const turnstile = { siteKey: "1x0", secretKey: "1x1", verifyOrigin: "https://challenges.cloudflare.com" };
  const contentOrigin = CONTENT;
  expect(embedderPolicyOf({ contentOrigin: null, turnstile: null })).toBe("require-corp");
  expect(embedderPolicyOf({ contentOrigin, turnstile: null })).toBe("credentialless");
  expect(embedderPolicyOf({ contentOrigin: null, turnstile })).toBeUndefined();
  expect(embedderPolicyOf({ contentOrigin, turnstile })).toBeUndefined();
});

test("SEC-3 TRUST-3 security.txt has a contact, its URL, a date in the coming year and an existing policy", async () => {
  const response = await get("/.well-known/security.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields["Contact"]).toMatch(/^mailto:\S+@\S+$/);
  expect(fields["Canonical"]).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields["Expires"]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect(new URL(fields["Policy"]!).pathname).toBe("/vulnerability-disclosure");
  expect((await get("/vulnerability-disclosure")).status).toBe(200);
});

/** Copied by hand, so that the test is independent: anything removed or weakened in the file is noticed. */
const ASKED: Record<string, string> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
};
/** Features by which a script could watch, hear, locate, identify or charge a visitor, or access their devices. */
const DENIED =
  "accelerometer, browsing-topics, camera, display-capture, geolocation, gyroscope, hid, idle-detection, magnetometer, " +
  "microphone, midi, payment, publickey-credentials-get, screen-wake-lock, serial, usb, xr-spatial-tracking";

test("SEC-1 each security header is as strict as required", () =>
  checkEach(["/", "/about.data", "/api/contact", "/favicon.svg"], async (path) => {
    const { headers } = await get(path);
    expect(Object.fromEntries(Object.keys(ASKED).map((name) => [name, headers.get(name)]))).toEqual(ASKED);
    const denied = headers.get("permissions-policy")?.split(", ") ?? [];
    expect(denied).toEqual(expect.arrayContaining(DENIED.split(", ").map((name) => `${name}=()`)));
  }));

test("SEC-1 the list for static files is the worker's list", () => {
  const rules = readFileSync("public/_headers", "utf8");
  for (const [name, value] of STEADY_HEADERS)
    expect(rules.toLowerCase()).toContain(`  ${name}: ${value.toLowerCase()}\n`);
});
