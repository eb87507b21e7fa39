import { afterAll, beforeAll, expect, test } from "vitest";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite } from "../support/contact-site.ts";

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start();
});
afterAll(() => contact.stop());

// First, because the other test's requests are logged for a while.
test("a request that is sent, or that lacks a field, does not count as dropped", async () => {
  await contact.send(REQUEST);
  await contact.send({});
  await contact.logged("contact", 2);
  expect(await contact.logged("contact-dropped", 0)).toEqual([]);
});

test("each request rejected as a bot logs a line with its reason and nothing of the visitor's", async () => {
  const headers = { "cf-connecting-ip": "203.0.113.77" };
  await contact.send({ ...REQUEST, form_age_ms: 5 });
  // 20 per minute, and a new minute may start in between.
  for (let sent = 0; sent < 41; sent++) await contact.send({}, { headers });
  const dropped = await contact.logged("contact-dropped", 2);
  const [first, ...others] = dropped.map(({ reason }) => reason);
  expect(first).toBe("too-fast");
  expect(new Set(others)).toEqual(new Set(["too-many-requests"]));
  for (const line of dropped) expect(Object.keys(line)).toEqual(["level", "event", "requestId", "reason"]);
  expect(contact.personalDataInLog()).toEqual([]);
});
