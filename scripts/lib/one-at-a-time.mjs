// Plain JavaScript, because scripts/install.mjs runs it with the machine's own Node.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Runs an action under a lock file, which holds the process's id: waits while another process of this machine holds it.
 * @template T
 * @param {string} file
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
    try {
      // Empty while the file is being written. A process of another user exists, but may not be asked (EPERM).
      const holder = existsSync(file) ? readFileSync(file, "utf8") : "";
      if (holder) process.kill(Number(holder), 0);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH") rmSync(file, { force: true });
    }
    return false;
  }
}
