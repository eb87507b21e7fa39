import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite, newClient, type Problem } from "../support/contact-site.ts";

const SITE_URL = "https://www.agency-partner.example";

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start({ settings: { SITE_URL } });
});
afterAll(() => contact.stop());
beforeEach(() => contact.reset());

test.each<[string, Record<string, string>]>([
  ["says nothing, as programs do", {}],
  ["is this site's page", { "sec-fetch-site": "same-origin" }],
  ["is this site's page and hides its origin", { "sec-fetch-site": "same-origin", origin: "null" }],
  ["was restored by the browser", { "sec-fetch-site": "none" }],
  ["is this site's page behind a proxy that changes the host", { "sec-fetch-site": "same-origin", origin: SITE_URL }],
  ["has the origin of SITE_URL, in an older browser", { origin: SITE_URL }],
])("CALL-1 a request is accepted if its sender %s", async (_name, headers) => {
  expect((await contact.send(REQUEST, { headers })).status).toBe(200);
  expect((await contact.post("/contact", REQUEST, { "sec-fetch-site": "same-origin", ...headers })).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a sibling site", { "sec-fetch-site": "same-site", origin: "https://blog.agency-partner.example" }],
  ["another site that names ours", { "sec-fetch-site": "cross-site", origin: SITE_URL }],
  ["another site, in an older browser", { origin: "https://evil.example" }],
  ["a sandboxed frame, in an older browser", { origin: "null" }],
  ["no origin at all", { origin: "evil" }],
])("CALL-1 a request from %s is answered 403, on the route and in the page", async (_name, headers) => {
  const response = await contact.send(REQUEST, { headers });
  expect(response.status).toBe(403);
  const { type, detail } = (await response.json()) as Problem;
  expect(type).toBe("other-site");

  const page = await fetch(`${contact.site.origin}/contact`, {
    method: "POST",
    headers: { "cf-connecting-ip": newClient(), ...headers },
    body: new URLSearchParams(REQUEST),
  });
  expect(page.status).toBe(403);
  expect(await page.text()).toContain(detail.replaceAll("'", "&#x27;"));
  expect(contact.gateway.seen).toHaveLength(0);
});

test("CALL-1 a client may send twenty requests a minute, without affecting others", async () => {
  const client = { "cf-connecting-ip": newClient() };
  for (let sent = 0; sent < 20; sent += 1) expect((await contact.send(REQUEST, { headers: client })).status).toBe(200);

  const response = await contact.send(REQUEST, { headers: client });
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("60");
  const { type, detail } = (await response.json()) as Problem;
  expect(type).toBe("too-many-requests");
  expect(detail).toContain("wait a minute");

  const page = await contact.post("/contact", REQUEST, client);
  expect(page.status).toBe(429);
  expect(page.headers.get("retry-after")).toBe("60");
  const html = await page.text();
  expect(html).toContain(detail);
  // FORM-3: the typed text is still there.
  expect(html).toContain(REQUEST.company);
  expect(contact.gateway.seen).toHaveLength(20);

  expect((await contact.send(REQUEST)).status).toBe(200);
  // Lines that come later would be counted in the next test.
  expect(await contact.logged("contact", 23)).toHaveLength(23);
  expect(contact.personalDataInLog()).toEqual([]);
});

test("CALL-1 a request with a filled honeypot field is sent, with a flag", async () => {
  const response = await contact.send({ ...REQUEST, website: "https://buy.example" });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true, reference: expect.any(String) });
  const page = await contact.post("/contact", { ...REQUEST, website: "https://buy.example" });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Request sent");
  expect(contact.gateway.received.map(({ body, suspicion }) => [body, suspicion])).toEqual([
    [JSON.stringify(REQUEST), "honeypot"],
  ]);
  const logged = { outcome: "sent", suspicion: "honeypot" };
  expect(await contact.logged("contact", 2)).toMatchObject([logged, logged]);
  expect(contact.lines.join("\n")).not.toContain("buy.example");
});
