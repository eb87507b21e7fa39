import { expect, test } from "vitest";
import { narrowByTitle } from "../../../scripts/lib/files-by-title.ts";
import { readTestArguments, TEST_PARTS } from "../../../scripts/lib/test-arguments.ts";

const read = (...args: string[]) => readTestArguments(args, (path) => !path.includes("missing"));
const FAST = ["types", "lint", "format", "unit", "worker", "browser"];

test("npm test runs every part that is not slow, npm run test:all every part, and a part's name runs that part", () => {
  expect(read()).toEqual({ parts: FAST, files: {}, titles: [], all: false, isHelp: false });
  expect(read("--all")).toMatchObject({ parts: TEST_PARTS, all: true });
  expect(read("--help")).toMatchObject({ isHelp: true });
  expect(read("unit", "types")).toMatchObject({ parts: ["types", "unit"], all: false });
  expect(read("engines")).toMatchObject({ parts: ["engines"], all: false });
  expect(read("--all", "worker")).toMatchObject({ parts: ["worker"], all: true });
});

test("npm test runs given files, each in its part; a slow one runs completely", () => {
  expect(read("tests/e2e/csp.spec.ts", "./tests/unit/worker/env.test.ts", "tests/engines/hash.spec.ts")).toEqual({
    parts: ["unit", "browser", "engines"],
    files: {
      unit: ["tests/unit/worker/env.test.ts"],
      browser: ["tests/e2e/csp.spec.ts"],
      engines: ["tests/engines/hash.spec.ts"],
    },
    titles: [],
    all: false,
    isHelp: false,
  });
  expect(read("unit", "tests/unit/worker/env.test.ts")).toMatchObject({ parts: ["unit"], files: {} });
  expect(read("tests/worker/tasks.slow.test.ts")).toMatchObject({ parts: ["worker"], all: true });
});

test("npm test treats anything else as part of a title, and rejects a test file that does not exist", () => {
  expect(read("HDR-4")).toMatchObject({ parts: ["unit", "worker", "browser"], titles: ["HDR-4"] });
  expect(read("tests/e2e/csp.spec.ts", "a script")).toMatchObject({ parts: ["browser"], titles: ["a script"] });
  expect(read("worker", "--title", "unit")).toMatchObject({ parts: ["worker"], titles: ["unit"] });
  for (const path of ["tests/unit/missing.test.ts", "scripts/test.ts"]) {
    expect(() => read(path)).toThrow(`There is no test file ${path}.`);
  }
  expect(() => read("--watch")).toThrow("--watch");
});

test("a title runs only the files that may have it, and one that no file has is refused at once", () => {
  const { parts, files } = narrowByTitle(read("SEC-4"));
  expect(parts).toContain("worker");
  expect(files.worker).not.toContain("tests/worker/seo.test.ts");
  const title = "a title runs only the files that may have it";
  expect(narrowByTitle(read(title)).files.unit).toContain("tests/unit/scripts/test-arguments.test.ts");
  for (const unknown of [`NONE${"-1"}`, `HDR-4 no${"such"}menus`, `no${"such"}word`]) {
    expect(() => narrowByTitle(read(unknown))).toThrow(`No test has a title with "${unknown}".`);
  }
  // A generated title may not be in the source of its file.
  expect(narrowByTitle(read("tests/e2e/csp.spec.ts", "generated"))).toMatchObject({ parts: ["browser"] });
  expect(narrowByTitle(read())).toEqual(read());
});
