/** Aborts when somebody, or a CI, ends this process; from now on that alone no longer ends it. */
export function ctrlC(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => controller.abort());
  return controller.signal;
}
