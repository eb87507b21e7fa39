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

const FOREIGN = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };

test("SEC-7 a post from another site is answered 403 on every path", () =>
  checkEach(
    [
      ["/about", "POST"],
      ["/nowhere", "POST"],
      ["/contact", "PUT"],
      ["/contact", "DELETE"],
      ["/sitemap.xml", "POST"],
      ["/api/contact", "PATCH"],
      ["/api/nowhere", "POST"],
      ["/contact.data", "POST"],
      ["/contact/", "POST"],
    ],
    async (path, method) => {
      const response = await ask(`https://${HOST}${path}`, { method, headers: FOREIGN });
      expect(response.status).toBe(403);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await deployed.lineOf(response, "other-site")).toBeDefined();
      const own = await ask(`https://${HOST}${path}`, { method, headers: { "sec-fetch-site": "same-origin" } });
      expect(own.status).not.toBe(403);
    },
  ));

test("SEC-4 SEC-7 a post with an origin that is no address is refused, and not an error", async () => {
  const headers = { "sec-fetch-site": "same-origin", origin: "<script>" };
  const response = await ask(`https://${HOST}/contact`, { method: "POST", headers, body: new URLSearchParams({}) });
  expect(response.status).toBe(403);
  expect(deployed.lines.join("\n")).not.toContain("render-failed");
});

test("SEC-7 GET and OPTIONS are open to all sites", async () => {
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    expect((await ask(`https://${HOST}/contact`, { method, headers: FOREIGN })).status).toBeLessThan(300);
  }
});

test("SEC-7 a form from another site explains the rejection, and shows none of its entries", async () => {
  const response = await ask(`https://${HOST}/contact`, {
    method: "POST",
    headers: FOREIGN,
    body: new URLSearchParams({ name: "Planted words" }),
  });
  expect(response.headers.get("content-type")).toContain("text/html");
  const html = await response.text();
  expect(html).toContain("<h1>");
  expect(html).toContain('href="/contact"');
  expect(html).not.toContain("Planted words");
});
