import { expect, test } from "vitest";
import { givenKey, idempotencyKey } from "./idempotency-key.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const DAY = new Date("2026-11-21T00:00:00Z");
const LATER = new Date("2026-11-21T23:59:59Z");
const NEXT_DAY = new Date("2026-11-22T00:00:00Z");
const KEY = "3f0d7a1e-6a5c-4a58-9d0b-0c7a8e6a2b11";
const OTHER_KEY = "9a1b7c52-03b4-4a6f-8c1d-5f60d2b3a7e4";

/** The gateway's JSON of a request with this message. */
const body = (message: string, rest: Record<string, string> = {}) => JSON.stringify({ name: "", ...rest, message });

test("CALL-1 the same content has the same key for a day, and other content another", async () => {
  const key = await idempotencyKey(body("one"), undefined, DAY);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(await idempotencyKey(body("one"), undefined, LATER)).toBe(key);
  expect(await idempotencyKey(body("one"), undefined, NEXT_DAY)).not.toBe(key);
  expect(await idempotencyKey(body("One"), undefined, DAY)).not.toBe(key);
});

test("CALL-1 keys are the same as in earlier builds: a request that is sent again has the same key", async () => {
  expect(await idempotencyKey(body("one"), undefined, DAY)).toBe("95bf4ac1-8141-86fa-853f-d15503349340");
  expect(await idempotencyKey(body("one"), KEY, DAY)).toBe("1d5cae81-ca9b-827e-b188-59d6645f4e99");
});

test("CALL-1 a given key is valid for its content on any day, and for no other content", async () => {
  const key = await idempotencyKey(body("one"), KEY, DAY);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(await idempotencyKey(body("one"), KEY, NEXT_DAY)).toBe(key);
  expect(await idempotencyKey(body("two"), KEY, DAY)).not.toBe(key);
  expect(await idempotencyKey(body("one"), OTHER_KEY, DAY)).not.toBe(key);
});

test("CALL-1 guessing a content does not allow suppressing it with its key", async () => {
  const key = await idempotencyKey(body("one"), undefined, DAY);
  expect(await idempotencyKey(body("junk"), key, DAY)).not.toBe(key);
  expect(await idempotencyKey(body("one"), key, DAY)).not.toBe(key);
});

test("CALL-1 line breaks are equal in any notation", async () => {
  const key = await idempotencyKey(body("one\ntwo"), undefined, DAY);
  expect(await idempotencyKey(body("one\r\ntwo"), undefined, DAY)).toBe(key);
  expect(await idempotencyKey(body("one\rtwo"), undefined, DAY)).toBe(key);
});

test.each([
  ["a backslash and an n", "a backslash, an r and a line break", body("a\\n"), body("a\\r\n")],
  ["a backslash and an n", "a line break", body("a\\n"), body("a\n")],
  ["a backslash, an r, a backslash and an n", "a line break", body("a\\r\\n"), body("a\r\n")],
  ["text in two fields", "the same text in one", body("b", { name: "a" }), body("", { name: "ab" })],
  ["a field", "what looks like one", body("x", { company: "a" }), body('x","company":"a')],
])("CALL-1 %s and %s have different keys", async (_name, _other, one, other) => {
  expect(await idempotencyKey(one, undefined, DAY)).not.toBe(await idempotencyKey(other, undefined, DAY));
  expect(await idempotencyKey(one, KEY, DAY)).not.toBe(await idempotencyKey(other, KEY, DAY));
});

test("CALL-1 only a UUID counts as a given key", () =>
  checkEach(
    [
      [KEY, KEY],
      [KEY.toUpperCase(), KEY],
      ["x", undefined],
      [7, undefined],
      [`${KEY} `, undefined],
      [` ${KEY}`, undefined],
      [KEY.replaceAll("-", ""), undefined],
      [KEY.replace("f", "g"), undefined],
    ],
    (idempotency_key, expected) => expect(givenKey({ idempotency_key })).toBe(expected),
  ));
