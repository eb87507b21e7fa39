/** A signal that aborts on Ctrl-C, on a stop by CI, and when the terminal is closed. None of them ends the process any more. */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error("it was interrupted."));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // Writing to a closed terminal fails. The rollback must go on.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  return controller.signal;
}
