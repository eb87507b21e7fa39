import { expect, test } from "vitest";
import { testFailure, WHOLE_FILE } from "../../../scripts/lib/test-outcomes.ts";

const file = "tests/e2e/header.spec.ts";

test("a failed test is printed with its name, the diff without colors, and the command that reruns only it", () => {
  const reason = "Error: expected \u001b[31m2\u001b[39m to be 1\n\n- 1\n+ 2\n    at one\n    at two";
  expect(testFailure({ file, title: 'HDR-4 opens "More" for $1', engine: "webkit", hasPassed: false, reason })).toBe(
    `tests/e2e/header.spec.ts › webkit: HDR-4 opens "More" for $1
    Error: expected 2 to be 1
    - 1
    + 2
    Run only this: npm test tests/e2e/header.spec.ts "HDR-4 opens \\"More\\" for \\$1"`,
  );
});

test("a long diff is truncated, and a file that fails outside its tests is rerun completely", () => {
  const reason = Array.from({ length: 99 }, (_, line) => `line ${line}`).join("\n");
  const lines = testFailure({ file, title: WHOLE_FILE, hasPassed: false, reason }).split("\n");
  expect(lines).toHaveLength(17);
  expect(lines.at(-1)).toBe(`    Run only this: npm test ${file}`);
});
