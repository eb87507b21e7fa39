import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeOwnFolder } from "../../../local/own-folder.ts";

test("a folder that a process left behind goes when the next one makes its own, and a living one's stays", () => {
  const parent = mkdtempSync(join(tmpdir(), "own-folders-"));
  const { pid } = spawnSync("true");
  const [left, living] = [join(parent, `${pid}-abc`), join(parent, `${process.ppid}-abc`)];
  for (const folder of [left, living]) mkdirSync(folder);
  const own = makeOwnFolder(parent);
  expect([left, living, own].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  rmSync(parent, { recursive: true });
});
