import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messageFor } from "./message.ts";
import { deliverOutbox, isRetryable, pauseSeconds, putInOutbox } from "./outbox.ts";
import { referenceOf } from "./reference.ts";
import { readConfig } from "../env.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const { config } = readConfig({ CONTACT_API_ORIGIN: "https://gateway.example" });
const DELIVERY = {
  body: '{"name":"Jordan"}',
  idempotencyKey: "key",
  requestId: "request",
  reference: referenceOf("key"),
};
const MESSAGE = messageFor(DELIVERY, new Date(0));

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => lines.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const messageOf = (body: unknown, attempts = 1) => ({
  id: "message",
  timestamp: new Date(0),
  attempts,
  body,
  ack: vi.fn<() => void>(),
  retry: vi.fn<(options: { delaySeconds: number }) => void>(),
});

/** Delivers messages to the outbox as one batch. */
const deliver = (
  messages: ReturnType<typeof messageOf>[],
  deadLetters?: { send: () => Promise<unknown> },
  settings = config,
) =>
  deliverOutbox({ messages } as unknown as MessageBatch, {
    config: settings,
    deadLetters: deadLetters as unknown as Queue,
    later: () => {},
  });

test("CALL-3 delays of the outbox double up to an hour", () => {
  expect([1, 2, 3, 7, 8, 60].map((attempts) => pauseSeconds(attempts, 30))).toEqual([30, 60, 120, 1920, 3600, 3600]);
});

test("CALL-3 a delay of the outbox is at least the gateway's Retry-After, and at most an hour", () => {
  expect([0, 29, 90, 3600, 1e15].map((asked) => pauseSeconds(1, 30, asked))).toEqual([30, 30, 90, 3600, 3600]);
});

test("CALL-3 the status of the gateway decides whether a later try is worth it", () =>
  checkEach(
    [
      [0, true],
      [500, true],
      [503, true],
      [408, true],
      [425, true],
      [429, true],
      [400, false],
      [404, false],
      [307, false],
      [499, false],
    ],
    (status, expected) => expect(isRetryable({ ok: false, status, text: "" })).toBe(expected),
  ));

test.each([
  [undefined, 0],
  [90, 90],
  [86_400, 3600],
])("CALL-3 a request that is queued after Retry-After: %s is first tried after %i seconds", async (asked, expected) => {
  const send = vi.fn<() => Promise<void>>(async () => {});
  vi.useFakeTimers({ now: 0 });
  expect(await putInOutbox({ send } as unknown as Queue<typeof MESSAGE>, DELIVERY, asked)).toBe(true);
  vi.useRealTimers();
  expect(send).toHaveBeenCalledExactlyOnceWith(MESSAGE, { contentType: "json", delaySeconds: expected });
});

test("CALL-3 the outbox retries when the gateway asks for it", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 429, headers: { "retry-after": "120" } }));
  const message = messageOf(MESSAGE);
  await deliver([message]);
  expect(message.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 120 });
  expect(lines).toMatchObject([{ event: "outbox", outcome: "waiting", status: 429, delaySeconds: 120 }]);
});

test("CALL-3 while no gateway is configured, a request stays in the outbox", async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  const message = messageOf(MESSAGE, 2);
  await deliver([message], undefined, { ...config, contactApiOrigin: null });
  expect(fetched).not.toHaveBeenCalled();
  expect(message.ack).not.toHaveBeenCalled();
  expect(message.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 60 });
  expect(lines).toMatchObject([{ level: "error", outcome: "waiting", status: 0, delaySeconds: 60 }]);
});

test("CALL-3 a malformed message goes to the dead letters once, and leaves the outbox", async () => {
  const send = vi.fn<() => Promise<void>>(async () => {});
  const message = messageOf({ name: "Jordan" });
  await deliver([message], { send });
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Jordan" }, { contentType: "json" });
  expect(message.ack).toHaveBeenCalledOnce();
  expect(message.retry).not.toHaveBeenCalled();
  expect(lines).toEqual([
    { level: "error", event: "outbox-malformed", messageId: "message", outcome: "dead-lettered", attempts: 1 },
  ]);
});

test("CALL-3 without an outbox, and while it fails, nothing is queued, and the log names the request", async () => {
  expect(await putInOutbox(undefined, DELIVERY)).toBe(false);
  expect(lines).toEqual([]);
  const broken = { send: () => Promise.reject(new Error("down")) } as unknown as Queue<typeof MESSAGE>;
  expect(await putInOutbox(broken, DELIVERY)).toBe(false);
  expect(lines).toEqual([
    { level: "error", event: "outbox-unavailable", requestId: "request", reference: DELIVERY.reference },
  ]);
});

test("CALL-3 an exception for one message does not affect the others of its batch", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  const bad = Object.defineProperty(messageOf(null), "body", {
    get: () => {
      throw new TypeError("Jordan");
    },
  });
  const [first, last] = [messageOf(MESSAGE), messageOf(MESSAGE)];
  await deliver([first, bad, last]);
  for (const good of [first, last]) {
    expect(good.ack).toHaveBeenCalledOnce();
    expect(good.retry).not.toHaveBeenCalled();
  }
  expect(bad.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 30 });
  expect(lines.filter(({ level }) => level === "error")).toEqual([
    { level: "error", event: "outbox-failed", messageId: "message", attempts: 1, error: "TypeError" },
  ]);
});

test("CALL-3 a malformed message stays in the outbox while the queue of dead letters fails", async () => {
  const message = messageOf({ name: "Jordan" }, 2);
  await deliver([message], { send: () => Promise.reject(new Error("Jordan")) });
  expect(message.ack).not.toHaveBeenCalled();
  expect(message.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 60 });
  expect(lines).toEqual([
    { level: "error", event: "outbox-malformed", messageId: "message", outcome: "waiting", attempts: 2 },
  ]);
});

test("CALL-3 a queue of dead letters that never answers does not block forever", async () => {
  vi.useFakeTimers();
  const message = messageOf(null);
  const settled = deliver([message], { send: () => new Promise(() => {}) });
  await vi.runAllTimersAsync();
  await settled;
  vi.useRealTimers();
  expect(message.retry).toHaveBeenCalledOnce();
});
