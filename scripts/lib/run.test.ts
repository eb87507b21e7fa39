import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { outputOfFailed, run } from "./run.ts";

/** An environment with another project's commands first in PATH: its tsc exits with 3 and says so. */
function shellOfAnotherProject() {
  const folder = mkdtempSync(join(tmpdir(), "another-project-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "tsc"), "#!/bin/sh\necho of another project\nexit 3\n");
  chmodSync(join(folder, "tsc"), 0o755);
  return { PATH: folder + delimiter + process.env["PATH"] };
}

test("DEP-1 a build step runs this project’s own command, whatever comes first in PATH", async () => {
  const env = { ...process.env, ...shellOfAnotherProject() };
  expect(await run("tsc", ["--version"], { env, stdio: "ignore" })).toBe(0);
});

test("DEP-1 so does a command whose output is captured", async () => {
  const { PATH } = process.env;
  onTestFinished(() => void (process.env["PATH"] = PATH));
  Object.assign(process.env, shellOfAnotherProject());
  expect(await outputOfFailed("tsc", "--version")).toBe("");
  expect(await outputOfFailed("tsc", "--no-such-option")).toContain("error TS");
});
