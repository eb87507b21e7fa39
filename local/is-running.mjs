// Plain JavaScript, because scripts/bootstrap.mjs runs it on any installed version of Node.

/**
 * Whether a process of this id runs on this machine.
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
