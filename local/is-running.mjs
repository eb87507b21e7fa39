// Plain JavaScript, because scripts/bootstrap.mjs needs it on the Node that the machine has.

/**
 * Whether a process of this id runs on this machine.
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is one, too.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
