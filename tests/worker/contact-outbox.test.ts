import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite } from "../support/contact-site.ts";

const OUTBOX = {
  queueProducers: { CONTACT_OUTBOX: { queueName: "outbox" } },
  queueConsumers: {
    outbox: { maxBatchSize: 10, maxBatchTimeout: 0.1, maxRetries: 50, deadLetterQueue: "outbox-dead" },
  },
};

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start({ settings: { OUTBOX_RETRY_SECONDS: "1" }, worker: OUTBOX });
});
beforeEach(() => contact.reset());
afterAll(() => contact.stop());

const deliveries = () => contact.lines.filter((line) => line.includes('"outcome":"delivered"')).length;

/** Waits until the log reports the delivery of that many requests, which is the last event of each. */
const delivered = (count: number) =>
  vi.waitFor(() => expect(deliveries()).toBe(count), { timeout: 120_000, interval: 50 });

test("CALL-3 OPS-1 OPS-2 a queued request is answered 202, keeps its key and its reference, and is logged as queued, then as delivered", async () => {
  contact.gateway.setFault({ kind: "status", status: 500 }, 2);
  const idempotency_key = crypto.randomUUID();
  const response = await contact.send({ ...REQUEST, idempotency_key });
  expect(response.status).toBe(202);
  const { reference, ...answer } = (await response.json()) as { reference: string };
  expect(answer).toEqual({ ok: true, queued: true });
  await delivered(1);
  expect(contact.gateway.received).toMatchObject([{ body: JSON.stringify(REQUEST) }]);
  expect(contact.gateway.seen).toHaveLength(3);
  expect(new Set(contact.gateway.seen.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(contact.gateway.seen.map((seen) => seen.reference)).toEqual([reference, reference, reference]);
  expect(await contact.logged("contact", 1)).toMatchObject([{ outcome: "queued", status: 202, reference }]);
  expect(await contact.logged("outbox", 2)).toMatchObject([
    { outcome: "waiting", status: 500, attempts: 1, reference },
    { outcome: "delivered", status: 200, attempts: 2, reference },
  ]);
});

test("CALL-3 a request that the gateway refuses is not queued", async () => {
  for (const status of [400, 404, 307]) {
    contact.gateway.setFault({ kind: "status", status });
    const response = await contact.send({ ...REQUEST, message: `refused with ${status}` });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ gatewayStatus: status });
  }
  // A message queued behind them arrives; by then they would have arrived too.
  contact.gateway.setFault({ kind: "status", status: 500 }, 1);
  expect((await contact.send({ ...REQUEST, message: "queued" })).status).toBe(202);
  await delivered(1);
  expect(contact.gateway.received.map(({ body }) => JSON.parse(body).message)).toEqual(["queued"]);
  expect(contact.gateway.seen).toHaveLength(5);
});

test("CALL-3 a request too large for the queue is reported as not delivered", async () => {
  contact.gateway.setFault({ kind: "status", status: 500 });
  // Control characters take six characters each in JSON: 150 KB, while a queue message is limited to 128.
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...REQUEST, message: `x${"\u0001".repeat(25_000)}` }))
    body.set(name, value);
  const page = await fetch(`${contact.site.origin}/contact`, { method: "POST", body });
  expect(page.status).toBe(502);
  expect(await page.text()).toContain("Submission failed");
});
