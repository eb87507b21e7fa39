import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { isRunning } from "../lib/one-at-a-time.mjs";

/**
 * Creates an empty folder for this process. Also removes folders of processes that have ended, for example by Ctrl-C.
 * @returns its path. The caller removes it
 */
export function makeOwnFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    if (!isRunning(name.split("-")[0]!)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  return resolve(mkdtempSync(join(parent, `${process.pid}-`)));
}
