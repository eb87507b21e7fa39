// Plain JavaScript, because scripts/install.mjs runs it with the machine's own Node.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Runs an action under a lock file: waits while another process of this machine holds it.
 * @template T
 * @param {string} file the lock, which contains the process's id
 * @param {() => T | Promise<T>} action
 * @returns {Promise<T>}
 */
export async function oneAtATime(file, action) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isTold = false; !take(file); isTold = true) {
    if (!isTold) console.log(`Waiting for another process, which does the same (${file})…`);
    await pause(300);
  }
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isRunning(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

/**
 * Id of the process that holds the lock; empty while the file is being written or was just removed.
 * @param {string} file
 */
function holderOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/**
 * Whether a process runs on this machine.
 * @param {string} id
 */
export function isRunning(id) {
  try {
    return id === "" || process.kill(Number(id), 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
