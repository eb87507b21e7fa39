import { expect, test } from "vitest";
import { givenKey, keyOfContent } from "../../../../worker/contact/idempotency-key.ts";

const DAY = new Date("2026-11-21T00:00:00Z");
const LATER = new Date("2026-11-21T23:59:59Z");
const NEXT_DAY = new Date("2026-11-22T00:00:00Z");

test("CALL-1 the same content has the same key for a day, and other content another", async () => {
  const key = await keyOfContent("one", DAY);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(await keyOfContent("one", LATER)).toBe(key);
  expect(await keyOfContent("one", NEXT_DAY)).not.toBe(key);
  expect(await keyOfContent("One", DAY)).not.toBe(key);
  expect(givenKey({ idempotency_key: key })).toBe(key);
});
