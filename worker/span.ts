/** The runtime's own spans: shown among those that Cloudflare makes by itself, where traces are on. */
interface Tracer {
  enterSpan<T>(name: string, work: (span: Recorder) => T): T;
}

/** What a span is told of the work in it: names of kinds, states and numbers, never anything of the visitor's. */
export interface Recorder {
  setAttribute(name: string, value: string | number | boolean): void;
}

const UNHEARD: Recorder = { setAttribute: () => {} };

/**
 * Runs work in a span of its own, which ends when the work's promise settles. In a runtime without spans it is only run.
 * Source: developers.cloudflare.com/workers/observability/traces/custom-spans.
 * @param ctx the request's execution context
 */
export function inSpan<T>(ctx: object, name: string, work: (span: Recorder) => T): T {
  const { tracing } = ctx as { tracing?: Tracer };
  return tracing ? tracing.enterSpan(name, work) : work(UNHEARD);
}
