import { afterEach, expect, test, vi } from "vitest";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite } from "../support/contact-site.ts";

/** The site with an endpoint through which a test puts messages into the outbox and reads dead letters. */
const WITH_DOOR = `
import site from "./index.js";
export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname !== "/put") return site.fetch(request, env, ctx);
    const bodies = await request.json();
    await env.CONTACT_OUTBOX.sendBatch(bodies.map((body) => ({ body, contentType: "json" })));
    return new Response("put");
  },
  queue(batch, env, ctx) {
    if (batch.queue !== "outbox-dead") return site.queue(batch, env, ctx);
    for (const { body } of batch.messages) console.log(JSON.stringify({ event: "came-to-dead-letters", body }));
  },
};`;

const OUTBOX = { queueName: "outbox" };
const DEAD_LETTERS = { queueName: "outbox-dead" };

let contact: ContactSite;
afterEach(() => contact.stop());

async function start(queueProducers: Record<string, { queueName: string }>) {
  contact = await ContactSite.start({
    settings: { OUTBOX_RETRY_SECONDS: "1" },
    entry: WITH_DOOR,
    worker: {
      queueProducers,
      queueConsumers: {
        outbox: { maxBatchSize: 20, maxBatchTimeout: 0.1, maxRetries: 2, deadLetterQueue: "outbox-dead" },
        "outbox-dead": { maxBatchSize: 20, maxBatchTimeout: 0.1 },
      },
    },
  });
}

const put = (bodies: unknown[]) =>
  fetch(`${contact.site.origin}/put`, { method: "POST", body: JSON.stringify(bodies) });

const goodMessage = (message: string) => ({
  body: JSON.stringify({ ...REQUEST, message }),
  idempotencyKey: crypto.randomUUID(),
  requestId: crypto.randomUUID(),
});

const MALFORMED = [
  null,
  7,
  "Jordan Avery",
  [],
  { body: JSON.stringify(REQUEST) },
  { ...goodMessage("Jordan"), body: "Jordan Avery" },
  { ...goodMessage("Jordan"), idempotencyKey: "Jordan\nAvery" },
  { ...goodMessage("Jordan"), requestId: "jordan.avery@agency.example" },
];

const messagesSeen = () => contact.gateway.seen.map(({ body }) => body && (JSON.parse(body).message as string));
const deadLetters = () =>
  contact.lines.filter((line) => line.includes("came-to-dead-letters")).map((line) => JSON.parse(line).body as unknown);
const patiently = { timeout: 30_000, interval: 50 };
const textOf = (value: unknown) => JSON.stringify(value);

test("CALL-3 malformed messages in the outbox go to the dead letters, and the rest of their batch is sent once", async () => {
  await start({ CONTACT_OUTBOX: OUTBOX, CONTACT_OUTBOX_DEAD: DEAD_LETTERS });
  const good = ["first", "second", "third"];
  await put([
    goodMessage("first"),
    ...MALFORMED.slice(0, 4),
    goodMessage("second"),
    ...MALFORMED.slice(4),
    goodMessage("third"),
  ]);
  await vi.waitFor(() => expect(deadLetters()).toHaveLength(MALFORMED.length), patiently);
  expect(deadLetters().map(textOf).toSorted()).toEqual(MALFORMED.map(textOf).toSorted());

  // A later message overtakes those that would still be retried.
  await put([goodMessage("later")]);
  await vi.waitFor(() => expect(messagesSeen()).toContain("later"), patiently);
  expect(messagesSeen().toSorted()).toEqual([...good, "later"].toSorted());

  expect(await contact.logged("outbox-malformed", MALFORMED.length)).toEqual(
    MALFORMED.map(() => ({
      level: "error",
      event: "outbox-malformed",
      messageId: expect.any(String),
      outcome: "dead-lettered",
      attempts: 1,
    })),
  );
  contact.lines.splice(0, Infinity, ...contact.lines.filter((line) => !line.includes("came-to-dead-letters")));
  expect(contact.personalDataInLog()).toEqual([]);
});

test("CALL-3 without a queue of dead letters only the malformed message uses up its retries", async () => {
  await start({ CONTACT_OUTBOX: OUTBOX });
  await put([goodMessage("first"), null, goodMessage("second")]);
  await vi.waitFor(() => expect(deadLetters()).toEqual([null]), patiently);
  expect(messagesSeen().toSorted()).toEqual(["first", "second"]);
  expect(await contact.logged("outbox-malformed", 3)).toMatchObject(
    [1, 2, 3].map((attempts) => ({ level: "error", outcome: "waiting", attempts })),
  );
});
