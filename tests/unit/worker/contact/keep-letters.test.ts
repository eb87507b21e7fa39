import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Alert } from "../../../../worker/alert.ts";
import { isOfDeadLetters, keepLetters } from "../../../../worker/contact/keep-letters.ts";

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

async function keep(messages: ReturnType<typeof messageOf>[], put?: (key: string, value: string) => Promise<void>) {
  const told: Alert[] = [];
  const store = put && ({ put } as unknown as KVNamespace);
  await keepLetters({ messages, queue: "outbox-dead" } as unknown as MessageBatch, {
    store,
    tell: async (alert) => void told.push(alert),
    later: () => {},
  });
  return told;
}

const isDead = (queue: string) => isOfDeadLetters({ queue } as MessageBatch);

test("OPS-2 a queue of dead letters is known by its name", () => {
  expect(["goldthread-outbox-dead", "goldthread-staging-outbox-dead"].every(isDead)).toBe(true);
  expect(["goldthread-outbox", "dead-outbox"].some(isDead)).toBe(false);
});

test("OPS-2 a letter that cannot be kept comes again in an hour, and the others of its batch are kept", async () => {
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

test("OPS-2 without a store nothing is lost, told or hidden: the log names the binding that is missing", async () => {
  const message = messageOf(MESSAGE);
  expect(await keep([message])).toEqual([]);
  expect(message.retry).toHaveBeenCalledOnce();
  expect(lines[0]).toMatchObject({ event: "dead-letter-not-kept", cause: "CONTACT_DEAD_LETTERS is not bound" });
});
