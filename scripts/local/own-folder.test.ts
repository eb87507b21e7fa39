import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeOwnFolder } from "./own-folder.ts";

test("the folder of a process that ended is removed when the next one creates its own; that of a running one stays", () => {
  const parent = mkdtempSync(join(tmpdir(), "own-folders-"));
  const { pid } = spawnSync("true");
  const [left, living] = [join(parent, `${pid}-abc`), join(parent, `${process.ppid}-abc`)];
  for (const folder of [left, living]) mkdirSync(folder);
  const own = makeOwnFolder(parent);
  expect([left, living, own].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  rmSync(parent, { recursive: true });
});
