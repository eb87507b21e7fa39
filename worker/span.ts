/** The runtime's tracer. Its spans appear next to Cloudflare's automatic ones if tracing is enabled. */
interface Tracer {
  enterSpan<T>(name: string, work: (span: Recorder) => T): T;
}

/** Records attributes of a span: kinds, states and numbers, never visitor data. */
export interface Recorder {
  setAttribute(name: string, value: string | number | boolean): void;
}

const NO_RECORDER: Recorder = { setAttribute: () => {} };

/**
 * Runs work in a span, which ends when the work's promise settles. Without a tracer it just runs the work.
 * Source: developers.cloudflare.com/workers/observability/traces/custom-spans.
 * @param ctx the execution context of the request
 */
export function inSpan<T>(ctx: object, name: string, work: (span: Recorder) => T): T {
  const { tracing } = ctx as { tracing?: Tracer };
  return tracing ? tracing.enterSpan(name, work) : work(NO_RECORDER);
}
