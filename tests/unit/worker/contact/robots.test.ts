import { expect, test } from "vitest";
import { isInHoneypot, isTooFast } from "../../../../worker/contact/robots.ts";

const NOW = 1_790_000_000_000;

test.each([
  [NOW - 1999, true],
  [NOW, true],
  [String(NOW - 500), true],
  [NOW - 2000, false],
  [NOW - 86_400_000, false],
  [NOW + 300_000, false],
  [undefined, false],
  ["", false],
  ["soon", false],
  [Number.NaN, false],
  [{}, false],
])("CALL-1 a form shown at %j is too fast: %s", (startedAt, expected) =>
  expect(isTooFast({ started_at: startedAt }, NOW)).toBe(expected),
);

test.each([
  ["https://buy.example", true],
  [" ", true],
  [0, true],
  ["", false],
  [null, false],
  [undefined, false],
])("CALL-1 %j in the hidden field is a robot's: %s", (website, expected) =>
  expect(isInHoneypot({ website })).toBe(expected),
);

test("CALL-1 what a body inherits is not what it says", () => {
  expect(isInHoneypot(Object.create({ website: "x" }))).toBe(false);
  expect(isInHoneypot(null)).toBe(false);
});
