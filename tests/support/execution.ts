/** The execution context that Cloudflare passes to each request, with its `waitUntil` promises and its spans. */
export function newExecution() {
  const later: Promise<unknown>[] = [];
  const spans: unknown[] = [];
  const span = { setAttribute: (name: string, value: unknown) => void spans.push([name, value]) };
  const context = {
    waitUntil: (work: Promise<unknown>) => void later.push(work),
    passThroughOnException: () => {},
    tracing: {
      enterSpan: (name: string, work: (recorder: typeof span) => unknown) => {
        spans.push(name);
        return work(span);
      },
    },
  };
  /** Resolves once all background work is done, including work it starts. */
  const done = async () => {
    // The list may grow meanwhile.
    for (const work of later) await work;
  };
  return { context: context as unknown as ExecutionContext, later, spans, done };
}
