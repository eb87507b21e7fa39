/** What Cloudflare gives each request beside its environment, with what was left for later and what was traced. */
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
  /** Until what goes on behind an answer is done, and what that sets off. */
  const done = async () => {
    // The list may grow meanwhile.
    for (const work of later) await work;
  };
  return { context: context as unknown as ExecutionContext, later, spans, done };
}
