/**
 * Aborts when somebody, or a CI, ends this process, or when its terminal is closed; from now on that alone no longer ends it.
 */
export function ctrlC(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => controller.abort());
  // Whoever closed the terminal reads nothing more, and traffic is taken back all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  return controller.signal;
}
