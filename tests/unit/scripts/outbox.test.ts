import { afterEach, expect, test, vi } from "vitest";
import { OutboxApi } from "../../../scripts/lib/outbox/api.ts";
import { list, replay, show } from "../../../scripts/lib/outbox/commands.ts";
import { readOutboxArguments } from "../../../scripts/lib/outbox/arguments.ts";
import { printable, printableLine } from "../../../scripts/lib/outbox/printable.ts";
import { deadLetterRecord } from "../../../worker/contact/dead-letter-record.ts";
import { messageFor } from "../../../worker/contact/message.ts";
import { referenceOf } from "../../../worker/contact/reference.ts";

afterEach(() => vi.unstubAllGlobals());

const messageOf = (key: string, body = '{"name":"Jordan Avery"}') =>
  messageFor(
    { body, idempotencyKey: key, requestId: `id-${key}`, reference: referenceOf(key) },
    new Date("2026-11-20T08:00:00Z"),
  );

/** A store with these messages and an outbox, either of which can be made to fail. */
function lettersWith(bodies: unknown[], { sendFails = false } = {}) {
  const kept = new Map(
    bodies.map((body, at) => {
      const letter = deadLetterRecord(`m${at}`, body, new Date(Date.UTC(2026, 10, 22, 12, 60 - at)));
      return [letter.key, letter];
    }),
  );
  const sent: unknown[] = [];
  return {
    sent,
    kept,
    list: async () => [...kept.values()].map(({ key, label }) => ({ key, label: label as unknown })),
    read: async (key: string) => kept.get(key)!.value,
    remove: async (key: string) => void kept.delete(key),
    send: async (message: unknown) => {
      if (sendFails) throw new Error("Cloudflare answered 500");
      sent.push(message);
    },
  };
}

test("OPS-2 the list shows each dead letter by its reference, oldest first, without any typed data", async () => {
  const { text, ok } = await list(lettersWith([messageOf("one"), { name: "Jordan" }, messageOf("two")]));
  expect(ok).toBe(true);
  expect(text).not.toContain("Jordan");
  expect(text.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["reference", "accepted", "kept", "why", "id"],
    [referenceOf("two"), "2026-11-20 08:00Z", "2026-11-22 12:58Z", "undelivered", "request-two"],
    ["-", "-", "2026-11-22 12:59Z", "malformed", "message-m1"],
    [referenceOf("one"), "2026-11-20 08:00Z", "2026-11-22 13:00Z", "undelivered", "request-one"],
  ]);
});

test("OPS-2 a complete letter is shown by its reference in any spelling, or by its id", async () => {
  const letters = lettersWith([messageOf("one")]);
  const spoken = referenceOf("one").toLowerCase().replaceAll("-", " ");
  for (const id of [spoken, "request-one"])
    expect(JSON.parse((await show(letters, id)).text)).toMatchObject({ message: { body: { name: "Jordan Avery" } } });
});

test("OPS-2 an unknown or mistyped id is reported with what to do", async () => {
  const letters = lettersWith([messageOf("one")]);
  await expect(show(letters, "request-two")).rejects.toThrow("npm run outbox -- list");
  await expect(show(letters, referenceOf("two"))).rejects.toThrow("There is no dead letter");
  const mistyped = referenceOf("one").replace(/.$/, (last) => (last === "2" ? "3" : "2"));
  await expect(replay(letters, mistyped, () => {})).rejects.toThrow("check digit is wrong");
  await expect(show(letters, "KOM-2QP-9XI")).rejects.toThrow("it never holds 0, 1, A, E, I, L or O");
});

test("OPS-2 what a visitor typed cannot control the operator's terminal", async () => {
  const typed = { message: "\u009b2J\u007f\u202eevil\u2066 and plain é 🧵" };
  const { text } = await show(lettersWith([messageOf("one", JSON.stringify(typed))]), "request-one");
  expect(text).not.toMatch(/[\u007f-\u009f\u202e\u2066]/);
  expect(text).toContain("plain é 🧵");
  expect((JSON.parse(text) as { message: { body: unknown } }).message.body).toEqual(typed);
});

test("OPS-2 what the API answers cannot control the terminal, nor add lines", async () => {
  const evil = "a\u001b]0;title\u0007\u001b[2J\r\nforged";
  const label = { keptAt: `2026-11-22T12:58\u001b[2J`, why: "undelivered" };
  const { text } = await list({ ...lettersWith([]), list: async () => [{ key: evil, label }] });
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text.split("\n")).toHaveLength(2);
  expect(printableLine(evil)).toBe(String.raw`a\u001b]0;title\u0007\u001b[2J\u000d\nforged`);
  expect(printable("Usage:\nlist é 🧵")).toBe("Usage:\nlist é 🧵");
});

test("OPS-2 a letter that cannot be sent stays in the store, and the command fails", async () => {
  const letters = lettersWith([messageOf("one"), messageOf("two")], { sendFails: true });
  const told: string[] = [];
  const { text, ok } = await replay(letters, "all", (line) => told.push(line));
  expect(ok).toBe(false);
  expect(told.filter((line) => line.includes("stays: Cloudflare answered 500"))).toHaveLength(2);
  expect(text).toBe("0 of 2 are in the outbox again.");
  expect(letters.kept.size).toBe(2);
});

test("OPS-2 a letter that was sent again leaves the store, under its original key", async () => {
  const letters = lettersWith([messageOf("one"), { odd: true }]);
  expect((await replay(letters, "all", () => {})).ok).toBe(false);
  expect(letters.sent).toEqual([messageOf("one")]);
  expect([...letters.kept.keys()]).toEqual(["message-m1"]);
});

test("OPS-2 a message of the previous version is sent again unchanged", async () => {
  const { body, idempotencyKey, requestId } = messageOf("old");
  const letters = lettersWith([{ body, idempotencyKey, requestId }]);
  expect(await replay(letters, referenceOf("old"), () => {})).toMatchObject({ ok: true });
  expect(letters.sent).toEqual([{ body, idempotencyKey, requestId }]);
});

test("OPS-2 progress is reported letter by letter, so that an interrupted run can be followed up", async () => {
  const letters = lettersWith([messageOf("one"), messageOf("two"), messageOf("three")]);
  const told: [string, number][] = [];
  const { text } = await replay(letters, "all", (line) => told.push([line, letters.kept.size]));
  expect(told).toEqual([
    [`${referenceOf("one")} is in the outbox again.`, 2],
    [`${referenceOf("two")} is in the outbox again.`, 1],
    [`${referenceOf("three")} is in the outbox again.`, 0],
  ]);
  expect(text).toBe("3 of 3 are in the outbox again.");
});

const PLACE = { account: "https://api.example/accounts/an-account", token: "t", namespaceId: "n", queueName: "outbox" };

test("OPS-2 if there are more letters than the rate limit allows, the command waits as requested", async () => {
  const calls: string[] = [];
  const waits: number[] = [];
  let limit = 3;
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    if (limit-- === 0) return new Response("{}", { status: 429, headers: { "retry-after": "17" } });
    calls.push(`${method} ${new URL(url).pathname.replace("/accounts/an-account", "")}`);
    return Response.json({ success: true, result: [{ queue_id: "q", queue_name: "outbox" }] });
  });
  const letters = new OutboxApi(PLACE, async (seconds) => void waits.push(seconds));
  for (const message of ["one", "two", "three"]) await letters.send(messageOf(message));
  expect(waits).toEqual([17]);
  // The queue's id is requested only once.
  expect(calls).toEqual(["GET /queues", ...Array.from({ length: 3 }, () => "POST /queues/q/messages")]);
});

test.each(["99999999", "1e99", "Infinity", "-5", "soon", ""])(
  "OPS-2 an API that always asks to wait (%j) is respected for five minutes at a time, and given up after five times",
  async (retryAfter) => {
    const waits: number[] = [];
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 429, headers: { "retry-after": retryAfter } }));
    const letters = new OutboxApi(PLACE, async (seconds) => void waits.push(seconds));
    await expect(letters.list()).rejects.toThrow("Cloudflare answered 429");
    expect(waits).toEqual([300, 300, 300, 300, 300]);
  },
);

test("OPS-2 a list with an endless cursor is given up", async () => {
  let calls = 0;
  vi.stubGlobal("fetch", async () => {
    calls += 1;
    if (calls > 1000) throw new Error("The list was read without end.");
    return Response.json({ success: true, result: [], result_info: { cursor: `c${calls}` } });
  });
  await expect(new OutboxApi(PLACE).list()).rejects.toThrow("more than 100 pages");
  expect(calls).toBe(100);
});

test("OPS-2 if Cloudflare never answers, the command gives up and reports it", async () => {
  vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
    expect(signal).toBeInstanceOf(AbortSignal);
    throw new DOMException("", "TimeoutError");
  });
  await expect(new OutboxApi(PLACE).list()).rejects.toThrow(
    "https://api.example did not answer within 30 seconds. Try again later.",
  );
});

test.each([
  [["list"], { command: "list", id: "", local: false, environment: undefined }],
  [["show", "K7M-2QP-9XM", "--local"], { command: "show", id: "K7M-2QP-9XM", local: true, environment: undefined }],
  [["replay", "all", "-e", "staging"], { command: "replay", id: "all", local: false, environment: "staging" }],
])("OPS-2 outbox %j is parsed", (args, read) => expect(readOutboxArguments(args, {})).toEqual(read));

test.each([
  [[]],
  [["frob"]],
  [["list", "all"]],
  [["show"]],
  [["replay", "one", "two"]],
  [["list", "--loca"]],
  [["-e"]],
])("OPS-2 outbox %j is rejected with the usage", (args) =>
  expect(() => readOutboxArguments(args, {})).toThrow("npm run outbox -- replay ID | all"),
);

test("OPS-2 an environment swallowed by npm because -- is missing never replays production's letters", () => {
  expect(() => readOutboxArguments(["replay", "all"], { npm_config_env: "staging" })).toThrow(
    "npm kept --env for itself; write -- first: npm run outbox -- replay all --env …",
  );
});
