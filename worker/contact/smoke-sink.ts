import type { Send } from "./gateway.ts";

/** A call that a gateway would have had. */
export interface SunkCall {
  url: string;
  method: string;
  /** Names of its headers: what is in them may be a signature. */
  headers: string[];
  body: string;
}

/**
 * Stands in the gateway's place while a deploy is tested: takes the call as it would have gone out, and sends nothing.
 * Everything before and after it is the worker's own way. Source: OPS-3.
 */
export function smokeSink(): { send: Send; calls: SunkCall[] } {
  const calls: SunkCall[] = [];
  const send: Send = async (url, { method, headers, body }) => {
    calls.push({ url, method, headers: Object.keys(headers), body });
    return new Response();
  };
  return { send, calls };
}
