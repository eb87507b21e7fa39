import { expect, test } from "vitest";
import { tooManyErrors } from "./error-rate.ts";

test.each([
  [
    { requests: 1000, errors: 20 },
    { requests: 9000, errors: 9 },
    /^20 of 1000 requests to the new version failed \(2\.0 %; old version: 0\.1 %\)\.$/,
  ],
  [{ requests: 20, errors: 1 }, { requests: 0, errors: 0 }, /^1 of 20/],
])("OPS-3 a new version that served %j is taken back where the old one served %j", (fresh, old, reason) => {
  expect(tooManyErrors(fresh, old)).toMatch(reason);
});

test.each([
  ["too few to tell", { requests: 19, errors: 19 }, { requests: 1000, errors: 0 }],
  ["no more than 1 %", { requests: 1000, errors: 10 }, { requests: 1000, errors: 0 }],
  ["no more than twice the old one's", { requests: 1000, errors: 40 }, { requests: 1000, errors: 20 }],
  ["nothing served", { requests: 0, errors: 0 }, { requests: 0, errors: 0 }],
])("OPS-3 %s is no reason to go back", (_, fresh, old) => {
  expect(tooManyErrors(fresh, old)).toBeUndefined();
});
