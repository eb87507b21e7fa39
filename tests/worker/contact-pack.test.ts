import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TOO_LONG } from "../../worker/contact/compose-message.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite, type Problem } from "../support/contact-site.ts";

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start();
});
afterAll(() => contact.stop());
beforeEach(() => contact.reset());

const KIB_64 = 64 * 1024;
const received = () => contact.gateway.received.map(({ body }) => JSON.parse(body) as Record<string, string>);

test("PACK-3 CALL-1 a pack arrives at the end of the message, and the call keeps its seven fields", async () => {
  expect((await contact.send({ ...REQUEST, pack: "sap,a123-support" })).status).toBe(200);
  const message = `${REQUEST.message}\n\nCapability pack: SAP; A-123 Support\n${contact.site.origin}/pack?s=sap,a123-support`;
  expect(received()).toEqual([{ ...REQUEST, message }]);
  expect(Object.keys(received()[0]!)).toEqual(Object.keys(REQUEST));
});

test("PACK-3 without JavaScript the form sends the pack of its URL", async () => {
  const page = await contact.post("/contact?pack=sap", { ...REQUEST, pack: "sap" });
  expect(page.status).toBe(200);
  expect(received()[0]!["message"]).toContain("Capability pack: SAP\n");
});

test("PACK-3 a pack that the visitor has unticked is not sent, even after the form was shown again", async () => {
  const back = await contact.post("/contact?pack=sap", { ...REQUEST, name: "" });
  const box = /<input[^>]*name="pack"[^>]*>/.exec(await back.text())![0];
  expect(box).not.toContain("checked");
  const kept = await contact.post("/contact?pack=sap", { ...REQUEST, name: "", pack: "sap" });
  expect(/<input[^>]*name="pack"[^>]*>/.exec(await kept.text())![0]).toContain("checked");
  await contact.post("/contact?pack=sap", REQUEST);
  expect(received().map(({ message }) => message)).toEqual([REQUEST.message]);
});

test.each([
  ["unknown names", "nope,<b>,__proto__"],
  ["nothing", ""],
  ["16 KB of commas", ",".repeat(16_384)],
  ["no text", ["sap"]],
  ["an object", { sap: 1 }],
])("PACK-3 a pack of %s changes no message", async (_name, pack) => {
  expect((await contact.send({ ...REQUEST, pack })).status).toBe(200);
  expect(received()).toEqual([REQUEST]);
});

test("PACK-3 of a pack with many names, twelve services arrive and nothing else", async () => {
  const names = `sap,cicd,sunflower,unison-prism,oracle-clm,uiux-design,network-security,cloud-security,ricew-objects,audit-support,budget-management,a123-support,release-management,${Array.from({ length: 500 }, (_, index) => `junk-${index}`).join(",")}`;
  expect((await contact.send({ ...REQUEST, pack: names })).status).toBe(200);
  const { message } = received()[0]!;
  expect(message!.split("\n").at(-1)!.split(",")).toHaveLength(12);
  expect(message).not.toMatch(/junk|Release Management/);
});

test("PACK-3 a message that is too long with its pack is rejected with what to do, and nothing typed is lost", async () => {
  const rest = JSON.stringify({ ...REQUEST, message: "", pack: "sap" }).length;
  const message = "x".repeat(KIB_64 - rest);
  const answer = await contact.send({ ...REQUEST, message, pack: "sap" });
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as Problem).fields).toEqual({ message: TOO_LONG });
  const page = await contact.post("/contact?pack=sap", { ...REQUEST, company: "", message, pack: "sap" });
  expect(page.status).toBe(422);
  const html = await page.text();
  expect(html).toContain(TOO_LONG);
  expect(html).toContain(message);
  expect(contact.gateway.seen).toHaveLength(0);
  // The same message succeeds without a pack.
  expect((await contact.send({ ...REQUEST, message })).status).toBe(200);
});

test("PACK-3 a retry with the same pack is the same request to the gateway, one with another pack is not", async () => {
  const idempotency_key = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
  for (const pack of ["sap", "cicd", "cicd"]) await contact.send({ ...REQUEST, pack, idempotency_key });
  const keys = contact.gateway.seen.map((request) => request.idempotencyKey);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
});
