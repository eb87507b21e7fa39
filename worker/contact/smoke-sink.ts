import type { Send } from "./gateway.ts";

/** A call that would have gone to the gateway. */
export interface SunkCall {
  url: string;
  method: string;
  /** Header names only: a value may be a signature. */
  headers: string[];
  body: string;
}

/** Replaces the gateway during a deploy's smoke test: records each call and sends nothing. Source: OPS-3. */
export function smokeSink(): { send: Send; calls: SunkCall[] } {
  const calls: SunkCall[] = [];
  const send: Send = async (url, { method, headers, body }) => {
    calls.push({ url, method, headers: Object.keys(headers), body });
    return new Response();
  };
  return { send, calls };
}
