/**
 * Runs work with an AbortSignal and aborts it with a TimeoutError after `ms`. Unlike `AbortSignal.timeout`, the timer is
 * cleared when the work is done.
 */
export async function withDeadline<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("Out of time", "TimeoutError")), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects with a TimeoutError if the work takes longer than `ms`. For work that takes no signal: it may continue unobserved. */
export const settledWithin = <T>(ms: number, work: Promise<T>): Promise<T> =>
  withDeadline(ms, (signal) =>
    Promise.race([
      work,
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    ]),
  );
