import { referenceOf } from "./reference.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Alert } from "../alert.ts";
import { isDeadLetterQueue } from "./queue-names.ts";
import { storeDeadLetters } from "./store-dead-letters.ts";

const MESSAGE = { body: '{"name":"Jordan"}', idempotencyKey: "key", requestId: "request" };

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  for (const level of ["info", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => lines.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

const messageOf = (body: unknown) => ({
  id: "message",
  attempts: 1,
  body,
  ack: vi.fn<() => void>(),
  retry: vi.fn<(options: object) => void>(),
});

type Put = (key: string, value: string, options: object) => Promise<void>;

async function keep(messages: ReturnType<typeof messageOf>[], put?: Put, later = () => {}) {
  const told: Alert[] = [];
  const store = put && ({ put } as unknown as KVNamespace);
  await storeDeadLetters({ messages, queue: "outbox-dead" } as unknown as MessageBatch, {
    store,
    tell: async (alert) => void told.push(alert),
    later,
  });
  return told;
}

test("OPS-2 a queue of dead letters is recognized by its name", () => {
  expect(["goldthread-outbox-dead", "goldthread-staging-outbox-dead"].every(isDeadLetterQueue)).toBe(true);
  expect(["goldthread-outbox", "dead-outbox"].some(isDeadLetterQueue)).toBe(false);
});

test("OPS-2 a letter that cannot be stored is retried in an hour, and the others of its batch are stored", async () => {
  const [good, bad] = [messageOf(MESSAGE), messageOf(null)];
  const told = await keep([good, bad], async (key) => {
    if (key === "message-message") throw new TypeError("Jordan");
  });
  expect(good.ack).toHaveBeenCalledOnce();
  expect(bad.ack).not.toHaveBeenCalled();
  expect(bad.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 3600 });
  expect(told).toMatchObject([{ subject: "1 contact request could not be delivered" }]);
  expect(lines).toMatchObject([
    { event: "dead-letter-not-kept", cause: "TypeError" },
    { event: "dead-letters", kept: 1, waiting: 1, references: [expect.any(String)] },
  ]);
  expect(JSON.stringify([lines, told])).not.toContain("Jordan");
});

test("OPS-1 OPS-2 a letter is stored for 90 days under its request's key, without confidential metadata, and triggers an alert", async () => {
  vi.useFakeTimers({ now: 0 });
  const put = vi.fn<Put>(async () => {});
  const later = vi.fn<() => void>();
  const told = await keep([messageOf(MESSAGE), messageOf(MESSAGE)], put, later);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  const reference = referenceOf("key");
  const label = { reference, requestId: "request", acceptedAt: undefined, keptAt: "1970-01-01T00:00:00.000Z" };
  expect(put.mock.calls[0]).toEqual([
    "request-key",
    JSON.stringify(MESSAGE),
    { metadata: { ...label, why: "undelivered" }, expirationTtl: 7_776_000 },
  ]);
  expect(lines).toEqual([
    { level: "error", event: "dead-letters", kept: 2, waiting: 0, references: [reference, reference] },
  ]);
  expect(later).toHaveBeenCalledOnce();
  expect(told).toEqual([
    {
      event: "dead-letters",
      subject: "2 contact requests could not be delivered",
      text: expect.stringContaining(`90 days.\nReferences: ${reference}, ${reference}\n\nnpm run outbox -- list`),
    },
  ]);
});

test("OPS-2 a store that does not answer within five seconds counts as failed, and so does one that throws anything", async () => {
  vi.useFakeTimers();
  const message = messageOf(MESSAGE);
  const keeping = keep([message], () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(message.retry).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await keeping).toEqual([]);
  vi.useRealTimers();
  expect(lines[0]).toEqual({
    level: "error",
    event: "dead-letter-not-kept",
    messageId: "message",
    attempts: 1,
    cause: "TimeoutError",
  });
  await keep([message], () => Promise.reject("Jordan"));
  expect(lines[2]).toMatchObject({ cause: "unknown" });
});

test("OPS-2 without a store nothing is lost or hidden: the log names the missing binding", async () => {
  const message = messageOf(MESSAGE);
  expect(await keep([message])).toEqual([]);
  expect(message.retry).toHaveBeenCalledOnce();
  expect(lines[0]).toMatchObject({ event: "dead-letter-not-kept", cause: "CONTACT_DEAD_LETTERS is not bound" });
});
