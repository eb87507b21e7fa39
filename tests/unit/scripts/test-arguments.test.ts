import { expect, test } from "vitest";
import { readTestArguments, TEST_PARTS } from "../../../scripts/lib/test-arguments.ts";

const read = (...args: string[]) => readTestArguments(args, (path) => !path.includes("missing"));

test("npm test alone runs all parts, and names of parts run those in their order", () => {
  expect(read()).toEqual({
    parts: ["types", "lint", "format", "unit", "worker", "browser", "engines"],
    files: {},
  });
  expect(read("engines", "types", ...TEST_PARTS)).toEqual({ parts: [...TEST_PARTS], files: {} });
  expect(read("unit", "types")).toEqual({ parts: ["types", "unit"], files: {} });
});

test("npm test runs files of any kind, each with what runs its kind", () => {
  const files = [
    "tests/e2e/csp.spec.ts",
    "./tests/unit/worker/env.test.ts",
    "tests/worker/seo.test.ts",
    "tests/engines/hash.spec.ts",
  ];
  expect(read(...files)).toEqual({
    parts: ["unit", "worker", "browser", "engines"],
    files: {
      unit: ["tests/unit/worker/env.test.ts"],
      worker: ["tests/worker/seo.test.ts"],
      browser: ["tests/e2e/csp.spec.ts"],
      engines: ["tests/engines/hash.spec.ts"],
    },
  });
  expect(read("unit", "tests/unit/worker/env.test.ts")).toEqual({ parts: ["unit"], files: {} });
});

test.each(["units", "tests/unit/missing.test.ts", "scripts/test.ts", "--watch", "toString"])(
  "npm test %s is refused: a run of nothing would pass",
  (arg) => expect(() => read(arg)).toThrow(`"${arg}" is neither a part (types, lint,`),
);
