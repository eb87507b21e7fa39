import { expect, test } from "vitest";
import { isTooFast, suspicionOf } from "./bot-checks.ts";
import { checkEach } from "../../tests/support/check-each.ts";

test("CALL-1 the age of a form says whether it was sent too fast", () =>
  checkEach(
    [
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
    ],
    (form_age_ms, expected) => expect(isTooFast({ form_age_ms })).toBe(expected),
  ));

test("CALL-1 any text in the hidden field is suspicious", () =>
  checkEach(
    [
      ["https://buy.example", true],
      [" ", true],
      [0, true],
      ["", false],
      [null, false],
      [undefined, false],
    ],
    (website, expected) => expect(suspicionOf({ website })).toBe(expected ? "honeypot" : undefined),
  ));

test("CALL-1 inherited properties of a body are ignored", () => {
  expect(suspicionOf(Object.create({ website: "x" }))).toBeUndefined();
  expect(suspicionOf(null)).toBeUndefined();
});
