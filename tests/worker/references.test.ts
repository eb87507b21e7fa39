import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readReference, referenceOf } from "../../worker/contact/reference.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite } from "../support/contact-site.ts";

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start({
    settings: { OUTBOX_RETRY_SECONDS: "1" },
    worker: {
      queueProducers: { CONTACT_OUTBOX: { queueName: "outbox" } },
      queueConsumers: { outbox: { maxBatchTimeout: 0.1, maxRetries: 50 } },
    },
  });
});
afterAll(() => contact.stop());
afterEach(() => contact.reset());

const referenceIn = async (response: Response) => ((await response.json()) as { reference: string }).reference;
const referenceOnPage = async (response: Response) =>
  /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/.exec(await response.text())?.[0];

test("OPS-1 a visitor's reference is the one in the gateway's headers and in the log", async () => {
  const reference = await referenceIn(await contact.send(REQUEST));
  expect(readReference(reference)).toBe(reference);
  expect(contact.gateway.received).toMatchObject([{ reference, body: JSON.stringify(REQUEST) }]);
  expect(referenceOf(contact.gateway.received[0]!.idempotencyKey!)).toBe(reference);
  expect(await contact.logged("contact", 1)).toMatchObject([{ outcome: "sent", reference }]);
});

test("OPS-1 the same request always has the same reference, and another request another one", async () => {
  const first = await referenceIn(await contact.send(REQUEST));
  expect(await referenceIn(await contact.send(REQUEST))).toBe(first);
  expect(await referenceOnPage(await contact.post("/contact", REQUEST))).toBe(first);
  expect(await referenceIn(await contact.send({ ...REQUEST, message: "Another" }))).not.toBe(first);
});

test("OPS-1 OPS-2 a queued request keeps its reference from the first response to the delivery", async () => {
  contact.gateway.setFault({ kind: "status", status: 503 }, 2);
  const response = await contact.send(REQUEST);
  expect(response.status).toBe(202);
  const reference = await referenceIn(response);
  expect(await contact.logged("outbox", 2)).toMatchObject([
    { outcome: "waiting", reference },
    { outcome: "delivered", reference },
  ]);
  expect(await contact.logged("contact", 1)).toMatchObject([{ outcome: "queued", reference }]);
  expect(contact.gateway.seen.map((seen) => seen.reference)).toEqual([reference, reference, reference]);
});

test("OPS-1 a request with a filled honeypot field has a reference like any other", async () => {
  const response = await contact.send({ ...REQUEST, website: "https://autofill.example" });
  const reference = await referenceIn(response);
  expect(await contact.logged("contact", 1)).toMatchObject([{ outcome: "sent", reference }]);
  expect(contact.gateway.seen).toMatchObject([{ reference }]);
});

test("OPS-1 a rejected request has no reference", async () => {
  contact.gateway.setFault({ kind: "status", status: 404 });
  for (const body of [REQUEST, {}, { ...REQUEST, form_age_ms: 5 }]) {
    const response = await contact.send(body);
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toContain("reference");
  }
});
