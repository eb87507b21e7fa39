const INTERVAL_MS = 500;

/** Ends this process as SIGTERM does when npm, which started it, has ended: npm passes signals only to the shell between them. */
export function endWithNpm(): void {
  const shell = process.ppid;
  const check = () => process.ppid !== shell && process.kill(process.pid, "SIGTERM");
  if (process.env["npm_lifecycle_event"]) setInterval(check, INTERVAL_MS).unref();
}
