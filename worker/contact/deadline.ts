/**
 * Runs something that takes a signal, and aborts it with a TimeoutError when its time is over. Unlike
 * `AbortSignal.timeout`, nothing of it lives on once the work is done.
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

/**
 * What the work settles to, or a rejection with a TimeoutError when its time is over: for work that takes no signal. It
 * may still go on, and nobody hears of it then.
 */
export const settledWithin = <T>(ms: number, work: Promise<T>): Promise<T> =>
  withDeadline(ms, (signal) =>
    Promise.race([
      work,
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    ]),
  );
