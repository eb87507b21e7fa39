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

test("GEN-2 a path is logged by its pattern, without personal data", () =>
  checkEach(
    [
      ["/jane.doe@agency.gov/", 301, "*"],
      ["/about/", 301, "/about"],
      ["/services/jane.doe@agency.gov/", 301, "*"],
      ["/jane.doe%40agency.gov", 404, "*"],
      ["/services/sap", 200, "/services/:slug"],
      ["/services/sap.data", 200, "/services/:slug.data"],
      ["/.well-known/security.txt", 200, "/.well-known/security.txt"],
      ["/robots.txt", 200, "/robots.txt"],
    ],
    async (path, status, route) => {
      const response = await ask(`https://${HOST}${path}`);
      await response.text();
      expect(response.status).toBe(status);
      expect(await deployed.lineOf(response, "request")).toMatchObject({ route, status });
      expect(deployed.lines.join("\n")).not.toMatch(/jane|agency\.gov/);
    },
  ));

test("GEN-2 the path of a missing page is not logged, whatever is in it", () =>
  checkEach(
    [
      ["/people/jane.doe@agency.gov/edit", "*"],
      ["/people/jane%E2%80%8C.doe%2540agency.gov", "*"],
      ["/call/%28202%29%20555-0142", "*"],
      ["/services/jane-doe", "*"],
      ["/jane.doe@agency.gov.data", "*.data"],
    ],
    async (path, route) => {
      const response = await ask(`https://${HOST}${path}`);
      await response.text();
      expect(response.status).toBe(404);
      expect(await deployed.lineOf(response, "request")).toMatchObject({ route });
      expect(deployed.lines.join("\n")).not.toMatch(/jane|agency\.gov|0142/);
    },
  ));

test("GEN-2 a path that cannot be decoded is never repeated by the worker", async () => {
  const headers = { authorization: "Basic eDp5", cookie: "own=1" };
  for (const path of ["/jane.doe@agency.gov/%E0%A4%A", "/%zz/jane.doe@agency.gov", "/jane.doe@agency.gov/%.data"]) {
    const response = await ask(`https://${HOST}${path}`, { headers });
    await response.text();
    expect(response.status).toBe(404);
    expect(await deployed.lineOf(response, "request")).toBeDefined();
  }
  expect(deployed.lines.join("\n")).not.toMatch(/jane|could not be decoded/);
});

test("a request id sent by a visitor is neither logged nor returned", async () => {
  const response = await ask(`https://${HOST}/about`, { headers: { "x-request-id": "jordan-avery-555" } });
  expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(await deployed.lineOf(response, "request")).toBeDefined();
  expect(deployed.lines.join("\n")).not.toContain("jordan-avery-555");
});
