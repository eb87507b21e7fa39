// Plain JavaScript, because scripts/bootstrap.mjs needs it on the Node that the machine has.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning } from "../../local/is-running.mjs";

const POLL_MS = 300;

/**
 * Runs an action while no other process of this machine runs one under the same file's name; waits until that is so. A
 * process that ended without tidying up holds up nobody.
 * @template T
 * @param {string} file where the process that is at work writes its id
 * @param {() => T | Promise<T>} action
 * @returns {Promise<T>}
 */
export async function oneAtATime(file, action) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isTold = false; !take(file);) {
    const other = holder(file);
    // Of one that ended without tidying up there is nothing to tell.
    if (!isTold && other) console.log(`Waiting for process ${other}, which does the same (${file})…`);
    isTold ||= other > 0;
    await pause(POLL_MS);
  }
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Whether the file is this process's now.
 * @param {string} file
 */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    if (!isRunning(holder(file))) removeDead(file);
    return false;
  }
}

/**
 * Removes the file of a process that has ended. Of several that wait, one moves it aside; one that is late, and so moved
 * aside what a living process has just written, puts that back.
 * @param {string} file
 */
function removeDead(file) {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (isRunning(holder(aside))) linkSync(aside, file);
  } catch {
    // Somebody else was faster.
  }
  rmSync(aside, { force: true });
}

/**
 * Id of the process that has the file; 0, which always runs, while it is being written or has just been removed.
 * @param {string} file
 */
function holder(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}
