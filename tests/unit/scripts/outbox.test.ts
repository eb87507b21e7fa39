import { expect, test } from "vitest";
import { list, replay, show } from "../../../scripts/lib/outbox/commands.ts";
import { letterFor } from "../../../worker/contact/kept-letter.ts";
import { messageFor } from "../../../worker/contact/message.ts";
import { referenceOf } from "../../../worker/contact/reference.ts";

const messageOf = (key: string) =>
  messageFor(
    { body: '{"name":"Jordan Avery"}', idempotencyKey: key, requestId: `id-${key}`, reference: referenceOf(key) },
    new Date("2026-11-20T08:00:00Z"),
  );

/** A store with these messages and an outbox, either of which may fail. */
function lettersWith(bodies: unknown[], { sendFails = false } = {}) {
  const kept = new Map(
    bodies.map((body, at) => {
      const letter = letterFor(`m${at}`, body, new Date(Date.UTC(2026, 10, 22, 12, 60 - at)));
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

test("OPS-2 the list names each dead letter by its reference, the oldest first, and nothing that was typed", async () => {
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

test("OPS-2 a letter is shown whole, by its reference as somebody read it out, or by its id", async () => {
  const letters = lettersWith([messageOf("one")]);
  const spoken = referenceOf("one").toLowerCase().replaceAll("-", " ");
  for (const id of [spoken, "request-one"])
    expect(JSON.parse((await show(letters, id)).text)).toMatchObject({ message: { body: { name: "Jordan Avery" } } });
});

test("OPS-2 an id that is not there, or was mistyped, is named with what to do", async () => {
  const letters = lettersWith([messageOf("one")]);
  await expect(show(letters, "request-two")).rejects.toThrow("npm run outbox -- list");
  await expect(show(letters, referenceOf("two"))).rejects.toThrow("There is no dead letter");
  const mistyped = referenceOf("one").replace(/.$/, (last) => (last === "2" ? "3" : "2"));
  await expect(replay(letters, mistyped)).rejects.toThrow("check digit is wrong");
});

test("OPS-2 what cannot be put into the outbox stays where it is, and the command fails", async () => {
  const letters = lettersWith([messageOf("one"), messageOf("two")], { sendFails: true });
  const { text, ok } = await replay(letters, "all");
  expect(ok).toBe(false);
  expect(text.match(/stays: Cloudflare answered 500/g)).toHaveLength(2);
  expect(letters.kept.size).toBe(2);
});

test("OPS-2 what was put into the outbox again leaves the store, under the key it always had", async () => {
  const letters = lettersWith([messageOf("one"), { odd: true }]);
  expect((await replay(letters, "all")).ok).toBe(false);
  expect(letters.sent).toEqual([messageOf("one")]);
  expect([...letters.kept.keys()]).toEqual(["message-m1"]);
});

test("OPS-2 a message of the version before is sent again as it was", async () => {
  const { body, idempotencyKey, requestId } = messageOf("old");
  const letters = lettersWith([{ body, idempotencyKey, requestId }]);
  expect(await replay(letters, referenceOf("old"))).toMatchObject({ ok: true });
  expect(letters.sent).toEqual([{ body, idempotencyKey, requestId }]);
});
