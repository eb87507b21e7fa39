import { expect, test } from "vitest";
import { mayPass, pauseSeconds } from "../../../../worker/contact/outbox.ts";

test("CALL-3 pauses of the outbox double up to an hour", () => {
  expect([1, 2, 3, 7, 8, 60].map((attempts) => pauseSeconds(attempts, 30))).toEqual([30, 60, 120, 1920, 3600, 3600]);
});

test.each([
  [0, true],
  [500, true],
  [503, true],
  [400, false],
  [404, false],
  [429, false],
  [307, false],
])("CALL-3 a gateway status of %i is worth a later try: %s", (status, expected) =>
  expect(mayPass({ ok: false, status, text: "" })).toBe(expected),
);
