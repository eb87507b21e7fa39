import { afterAll, beforeAll, expect, test } from "vitest";
import { DeployedSite } from "../support/deployed-site.ts";
import { observatoryScore } from "./observatory.ts";
import { checkEach } from "../support/check-each.ts";

const HOST = "www.agency-partner.example";

let deployed: DeployedSite;
beforeAll(async () => {
  deployed = await DeployedSite.start();
});
afterAll(() => deployed.site.stop());

const ask: DeployedSite["ask"] = (address, init) => deployed.ask(address, init);

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

test.each(["/", "/services/sap", "/contact"])("SEC-6 %s scores 140 or more in Mozilla's Observatory", async (path) => {
  const http = await ask(`http://${HOST}${path}`);
  const origin = "https://observatory.example";
  const https = await ask(`https://${HOST}${path}`, { headers: { origin } });
  const { score, lost } = observatoryScore({ host: HOST, origin, http, https, html: await https.text() });
  expect(score, JSON.stringify(lost)).toBeGreaterThanOrEqual(140);
});

test("SEC-6 by the same rules a site without a redirect from http scores 80", async () => {
  const origin = "https://observatory.example";
  const https = await ask(`https://${HOST}/`, { headers: { origin } });
  const { score } = observatoryScore({ host: HOST, origin, http: https, https, html: await https.text() });
  expect(score).toBe(80);
});
