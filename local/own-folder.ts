import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { isRunning } from "./is-running.mjs";

/**
 * A new, empty folder of this process in another one. Those of processes that have ended, as after Ctrl-C, are removed on the
 * way.
 * @returns its path; whoever asked for it removes it
 */
export function makeOwnFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    if (!isRunning(Number.parseInt(name, 10))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  return resolve(mkdtempSync(join(parent, `${process.pid}-`)));
}
