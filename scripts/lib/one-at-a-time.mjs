import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning } from "../../local/is-running.ts";

const POLL_MS = 300;

/**
 * Runs an action while no other process of this machine runs one under the same file's name; waits until that is so. A
 * process that ended without tidying up holds up nobody.
 * @param file where the process that is at work writes its id
 */
export async function oneAtATime<T>(file: string, action: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  for (let isTold = false; !take(file); isTold = true) {
    if (!isTold) console.log(`Waiting for process ${holder(file)}, which does the same (${file})…`);
    await pause(POLL_MS);
  }
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Whether the file is this process's now. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!isRunning(holder(file))) rmSync(file, { force: true });
    return false;
  }
}

/** Id of the process that has the file; 0, which always runs, while it is being written or has just been removed. */
function holder(file: string): number {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}
