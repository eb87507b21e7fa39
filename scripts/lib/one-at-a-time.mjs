// Plain JavaScript, because scripts/bootstrap.mjs runs it with the machine's own Node.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning } from "../../local/is-running.mjs";

const POLL_MS = 300;

/**
 * Runs an action under a lock file: waits while another process of this machine holds it. Locks of processes that
 * crashed are ignored.
 * @template T
 * @param {string} file the lock, which contains the process's id
 * @param {() => T | Promise<T>} action
 * @returns {Promise<T>}
 */
export async function oneAtATime(file, action) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isTold = false; !take(file);) {
    const other = holder(file);
    // Crashed processes are not reported.
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
 * Whether this process has acquired the lock.
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
 * Removes the lock of a crashed process. Of several waiting processes, only one moves it away. A late one, which has
 * moved the new lock of a running process, puts it back.
 * @param {string} file
 */
function removeDead(file) {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (isRunning(holder(aside))) linkSync(aside, file);
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true });
}

/**
 * Id of the process that holds the lock. 0, which always counts as running, while the file is being written or was just
 * removed.
 * @param {string} file
 */
function holder(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}
