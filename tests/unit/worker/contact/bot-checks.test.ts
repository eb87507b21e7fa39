import { expect, test } from "vitest";
import { isInHoneypot, isTooFast } from "../../../../worker/contact/bot-checks.ts";

test.each([
  [0, true],
  [1999, true],
  ["500", true],
  [2000, false],
  ["86400000", false],
  [-1, false],
  ["-1", false],
  [undefined, false],
  ["", false],
  ["soon", false],
  ["-500", false],
  ["500 ", false],
  ["0x1", false],
  ["12345678901234567", false],
  ["1".padStart(17, "0"), false],
  [[500], false],
  [true, false],
  [Number.NaN, false],
  [{}, false],
])("CALL-1 a form submitted %j ms after it was shown is too fast: %s", (form_age_ms, expected) =>
  expect(isTooFast({ form_age_ms })).toBe(expected),
);

test.each([
  ["https://buy.example", true],
  [" ", true],
  [0, true],
  ["", false],
  [null, false],
  [undefined, false],
])("CALL-1 %j in the honeypot field counts as a bot: %s", (website, expected) =>
  expect(isInHoneypot({ website })).toBe(expected),
);

test("CALL-1 inherited properties of a body are ignored", () => {
  expect(isInHoneypot(Object.create({ website: "x" }))).toBe(false);
  expect(isInHoneypot(null)).toBe(false);
});
