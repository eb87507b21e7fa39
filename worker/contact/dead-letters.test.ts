import { afterEach, expect, test, vi } from "vitest";
import { putInDeadLetters } from "./dead-letters.ts";
import { deadLetterRecord } from "./dead-letter-record.ts";

afterEach(() => void vi.useRealTimers());

const bytes = new TextEncoder().encode("Jordan");
const queue = (send: (body: unknown, options: object) => Promise<void>) => ({ send }) as unknown as Queue;

test.each<[string, unknown, string]>([
  ["an object", { name: "Jordan" }, "json"],
  ["a text", "Jordan", "json"],
  ["nothing", null, "json"],
  ["bytes", bytes, "bytes"],
  ["a buffer", bytes.buffer, "bytes"],
])("OPS-2 %s is kept unchanged among the dead letters", async (_name, body, contentType) => {
  const send = vi.fn<(body: unknown, options: object) => Promise<void>>(async () => {});
  expect(await putInDeadLetters(queue(send), body)).toBe(true);
  expect(send).toHaveBeenCalledExactlyOnceWith(body, { contentType });
});

test("OPS-2 without the queue, and while it fails, nothing is kept there", async () => {
  expect(await putInDeadLetters(undefined, null)).toBe(false);
  const broken = queue(() => Promise.reject(new Error("down")));
  expect(await putInDeadLetters(broken, null)).toBe(false);
});

test.each<[string, unknown, string]>([
  ["an object", { name: "Jordan" }, '{"name":"Jordan"}'],
  ["nothing", undefined, "null"],
  ["bytes", bytes, '{"base64":"Sm9yZGFu"}'],
  ["a buffer", bytes.buffer, '{"base64":"Sm9yZGFu"}'],
])("OPS-2 %s that is no request is kept as text, under the message's id", (_name, body, value) =>
  expect(deadLetterRecord("id", body, new Date(0))).toEqual({
    key: "message-id",
    label: { keptAt: "1970-01-01T00:00:00.000Z", why: "malformed" },
    value,
  }),
);
