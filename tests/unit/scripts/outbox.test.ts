import { expect, test } from "vitest";
import { list, replay, show } from "../../../scripts/outbox.ts";
import { deadLetterRecord } from "../../../worker/contact/dead-letter-record.ts";
import { messageFor } from "../../../worker/contact/message.ts";
import { referenceOf } from "../../../worker/contact/reference.ts";

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
  /** One letter on each page of the list. */
  const page = (cursor = 0) => {
    const [letter] = [...kept.values()].slice(cursor);
    const keys = letter ? [{ name: letter.key, metadata: letter.label }] : [];
    return { keys, list_complete: cursor + 1 >= kept.size, cursor: cursor + 1 };
  };
  const outbox = {
    store: {
      list: async ({ cursor }: { cursor?: number } = {}) => page(cursor),
      get: async (key: string) => kept.get(key)!.value,
      delete: async (key: string) => void kept.delete(key),
    },
    queue: {
      send: async (message: unknown) => {
        if (sendFails) throw new Error("Cloudflare answered 500");
        sent.push(message);
      },
    },
  };
  return { sent, kept, outbox: outbox as unknown as Parameters<typeof list>[0] };
}

test("OPS-2 what a visitor typed cannot control the operator's terminal", async () => {
  const typed = { message: "\u009b2J\u007f\u202eevil\u2066 and plain é 🧵" };
  const text = await show(lettersWith([messageOf("one", JSON.stringify(typed))]).outbox, "request-one");
  expect(text).not.toMatch(/[\u007f-\u009f\u202e\u2066]/);
  expect(text).toContain("plain é 🧵");
  expect((JSON.parse(text) as { message: { body: unknown } }).message.body).toEqual(typed);
});

test("OPS-2 a letter that cannot be sent stays in the store, and the command fails", async () => {
  const { outbox, kept } = lettersWith([messageOf("one"), messageOf("two")], { sendFails: true });
  const told: string[] = [];
  expect(await replay(outbox, "all", (line) => told.push(line))).toBe(false);
  expect(told.filter((line) => line.includes("stays: Cloudflare answered 500"))).toHaveLength(2);
  expect(kept.size).toBe(2);
});
