import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A call, with the name of what it asks for; the bundler writes one of its own where the runtime's is missing. */
const CALL = /\b(?:__)?require\(\s*["'`][^"'`]*["'`]\s*\)/g;

test("DEP-1 the worker imports what it needs: a require() that the bundler left would stop it at its start", () => {
  const files = globSync("build/server/**/*.js");
  expect(files).toContain("build/server/index.js");
  expect(files.flatMap((file) => readFileSync(file, "utf8").match(CALL) ?? [])).toEqual([]);
});
