import { afterAll, beforeAll, expect, test } from "vitest";
import { ContactSite } from "../support/contact-site.ts";
import { checkEach } from "../support/check-each.ts";

const HOST = "www.agency-partner.example";

let deployed: ContactSite;
beforeAll(async () => {
  deployed = await ContactSite.start();
});
afterAll(() => deployed.stop());

const ask: ContactSite["ask"] = (address, init) => deployed.ask(address, init);

test("SEC-5 http is redirected to https, with path and query", () =>
  checkEach(["GET", "HEAD", "POST", "PUT"], async (method) => {
    const response = await ask(`http://${HOST}/services/sap/?q=a%20b&to=//evil.example`, { method });
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(`https://${HOST}/services/sap/?q=a%20b&to=//evil.example`);
    expect((await ask(`https://${HOST}/services/sap`)).status).toBe(200);
  }));

test("SEC-5 the redirect drops the http port, and no path leads to another host", async () => {
  expect((await ask(`http://${HOST}:8080/about`)).headers.get("location")).toBe(`https://${HOST}/about`);
  expect((await ask(`http://${HOST}//evil.example`)).headers.get("location")).toBe(`https://${HOST}//evil.example`);
});

test("SEC-5 http stays on this machine's own names", () =>
  checkEach(["localhost:4173", "127.0.0.1:4173", "[::1]:4173", "goldthread.localhost:4173"], async (host) =>
    expect((await ask(`http://${host}/about`)).status).toBe(200),
  ));

test("SEC-5 a proxy that says the visitor used https causes no redirect", () =>
  checkEach(["https", "HTTPS", "https,http", "https, https"], async (proto) => {
    expect((await ask(`http://${HOST}/about`, { headers: { "x-forwarded-proto": proto } })).status).toBe(200);
  }));

test("SEC-5 a proxy that says the visitor used http causes a redirect to https", () =>
  checkEach(["http", "http, https", "httpsx"], async (proto) => {
    expect((await ask(`http://${HOST}/about`, { headers: { "x-forwarded-proto": proto } })).status).toBe(308);
  }));

/**
 * The points of Mozilla's HTTP Observatory, which starts at 100, for headers that this site sends. Tests without points to
 * gain, such as for cookies, cost none. Source: github.com/mdn/mdn-http-observatory at 94042bb, src/grader/charts.js.
 */
const POINTS: [header: string, value: RegExp, points: number][] = [
  // No inline code, no eval, no plain http, and a policy for what is not named.
  [
    "content-security-policy",
    /^default-src 'self'; script-src 'nonce-[\w-]+' 'strict-dynamic'; style-src 'self' 'nonce-/,
    5,
  ],
  ["content-security-policy", /object-src 'none'.*frame-ancestors 'none'/, 5],
  ["cross-origin-embedder-policy", /^(?:require-corp|credentialless)$/, 10],
  ["cross-origin-opener-policy", /^same-origin$/, 10],
  ["cross-origin-resource-policy", /^same-(?:origin|site)$/, 10],
  ["referrer-policy", /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/, 5],
  ["strict-transport-security", /max-age=(?:1[6-9]|[2-9]\d)\d{6}|max-age=\d{9}/, 0],
  ["x-content-type-options", /^nosniff$/, 0],
];

test("SEC-6 pages score 140 or more in Mozilla's Observatory", () =>
  checkEach(["/", "/services/sap", "/contact"], async (path) => {
    const { headers } = await ask(`https://${HOST}${path}`, { headers: { origin: "https://observatory.example" } });
    expect(POINTS.filter(([header, value]) => !value.test(headers.get(header) ?? ""))).toEqual([]);
    for (const costly of ["set-cookie", "access-control-allow-origin"]) expect(headers.has(costly)).toBe(false);
    expect(POINTS.reduce((sum, [, , points]) => sum + points, 100)).toBeGreaterThanOrEqual(140);
  }));
