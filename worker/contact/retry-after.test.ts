import { expect, test } from "vitest";
import { retryAfterSeconds } from "./retry-after.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

test("CALL-3 Retry-After is read as seconds or as a date", () =>
  checkEach(
    [
      ["120", 120],
      [" 0 ", 0],
      ["Sat, 21 Nov 2026 12:00:30 GMT", 30],
      ["Saturday, 21-Nov-26 12:01:00 GMT", 60],
      ["Fri, 20 Nov 2026 12:00:00 GMT", 0],
      ["at Sat, 21 Nov 2026 12:00:30 GMT", undefined],
      ["Sat, 21 Nov 2026 12:00:30 GMT+0100", undefined],
      ["-5", undefined],
      ["1.5", undefined],
      ["1e3", undefined],
      ["2027", 2027],
      ["tomorrow", undefined],
      ["Sat, 99 Nov", undefined],
      ["9".repeat(400), undefined],
      [undefined, undefined],
    ],
    (value, expected) =>
      expect(retryAfterSeconds(new Headers(value === undefined ? {} : { "retry-after": value }), NOW)).toBe(expected),
  ));
