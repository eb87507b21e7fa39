import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A `require` call with its module; the bundler adds its own function where the runtime has none. */
const CALL = /\b(?:__)?require\(\s*["'`][^"'`]*["'`]\s*\)/g;

test("DEP-1 the worker imports what it needs: a require() that the bundler left would stop it at its start", () => {
  const files = globSync("build/server/**/*.js");
  expect(files).toContain("build/server/index.js");
  expect(files.flatMap((file) => readFileSync(file, "utf8").match(CALL) ?? [])).toEqual([]);
});
