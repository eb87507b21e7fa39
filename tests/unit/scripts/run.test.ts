import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { capture, run } from "../../../scripts/lib/run.ts";

/** A shell that finds another project's commands before this one's: there react-router ends with 3 and says so. */
function shellOfAnotherProject() {
  const folder = mkdtempSync(join(tmpdir(), "another-project-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "react-router"), "#!/bin/sh\necho of another project\nexit 3\n");
  chmodSync(join(folder, "react-router"), 0o755);
  return { PATH: folder + delimiter + process.env["PATH"] };
}

test("DEP-1 a build runs this project's own React Router, whatever the shell would find first", async () => {
  const env = { ...process.env, ...shellOfAnotherProject() };
  expect(await run("react-router", ["--version"], { env, stdio: "ignore" })).toBe(0);
});

test("DEP-1 so does a command whose words are read", async () => {
  const { PATH } = process.env;
  onTestFinished(() => void (process.env["PATH"] = PATH));
  Object.assign(process.env, shellOfAnotherProject());
  const { code, output } = await capture("react-router", ["--version"]);
  expect(output).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(code).toBe(0);
});
