import { expect, test } from "vitest";
import { lowerBound } from "./exact-interval.ts";
import { checkEach } from "../../tests/support/check-each.ts";

test("SHOW-2 the lower end of the exact 95% interval: 83.1% for 38 of 40", () =>
  checkEach(
    [
      [38, 40, 0.831],
      [117, 120, 0.929],
      [6, 10, 0.262],
      [0, 10, 0],
      // If all succeed, the bound is the 2.5% quantile in closed form.
      [60, 60, 0.025 ** (1 / 60)],
      [30, 30, 0.025 ** (1 / 30)],
    ],
    (right, cases, bound) => {
      expect(lowerBound(right, cases)).toBeCloseTo(bound, 3);
    },
  ));
