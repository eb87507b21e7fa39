import type { Config } from "../env.ts";
import { withDeadline } from "./deadline.ts";
import { logDoubt, logRefusal } from "./gateway-log.ts";
import { errorText, isJson } from "./gateway-text.ts";
import { readStart } from "./read-start.ts";
import { retryAfterSeconds } from "./retry-after.ts";
import { signatureHeaders } from "./signature.ts";

/** The gateway's path for contact requests. Source: CALL-1. */
export const GATEWAY_PATH = "/dev/contact-gtf";

/** Time the gateway has for everything: both tries, and the body of its answer. */
export const GATEWAY_TIMEOUT_MS = 10_000;

/** Pause before the second try. */
const RETRY_PAUSE_MS = 250;

/**
 * What Cloudflare's edge answers in a gateway's place when it could not connect at all: refused, unreachable, and no
 * such host. Only these allow a second try. An exception never does: workerd throws the same "Network connection lost."
 * for a refused connection as for one that broke after the request was sent, and the same "internal error" for an
 * unknown host as for an answer that is no HTTP. A body passed as a stream is no witness either, because workerd reads
 * it before it connects.
 */
const NOT_REACHED_STATUSES = new Set([521, 523, 530]);

/** How a call leaves: as `fetch` does it, told everything it needs. */
export type Send = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string; redirect: "manual"; signal: AbortSignal },
) => Promise<Response>;

/** Where requests go, and the secret that signs them, if they are signed. */
export interface Gateway {
  origin: string;
  signingSecret?: string;
  /** By default `fetch`. */
  send?: Send;
}

/** The gateway of these settings; null where there is none. */
export const gatewayOf = ({ contactApiOrigin, gatewaySigningSecret }: Config): Gateway | null =>
  contactApiOrigin ? { origin: contactApiOrigin, signingSecret: gatewaySigningSecret } : null;

/** A contact request on its way to the gateway: the JSON text, and the names under which it can be found again. */
export interface Delivery {
  body: string;
  idempotencyKey: string;
  requestId: string;
  /** What the visitor was told. Source: OPS-1. */
  reference: string;
}

/**
 * Taken (CALL-2), or the gateway's status, 0 for a network failure or a timeout, and its error text (CALL-3), with the
 * time after which it asks to be tried again.
 */
export type GatewayOutcome = { ok: true } | { ok: false; status: number; text: string; retryAfterSeconds?: number };

/** Keeps the worker running for something that nobody waits for: `waitUntil`. */
export type Later = (work: Promise<unknown>) => void;

/**
 * Hands a request to the gateway. Never throws: what became of it is a value. Source: CALL-1…3.
 * @param later for what is only read for the log
 */
export function forwardToGateway(gateway: Gateway, delivery: Delivery, later: Later): Promise<GatewayOutcome> {
  return withDeadline(GATEWAY_TIMEOUT_MS, async (signal) => {
    const first = await post(gateway, delivery, signal, later);
    if (!first.wasNotReached) return first.outcome;
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    return (await post(gateway, delivery, signal, later)).outcome;
  });
}

async function post(
  { origin, signingSecret, send = (url, init) => fetch(url, init) }: Gateway,
  delivery: Delivery,
  signal: AbortSignal,
  later: Later,
): Promise<{ outcome: GatewayOutcome; wasNotReached: boolean }> {
  const { body, idempotencyKey, requestId, reference } = delivery;
  try {
    const url = origin + GATEWAY_PATH;
    const headers = {
      "content-type": "application/json",
      "idempotency-key": idempotencyKey,
      "x-request-id": requestId,
      "x-reference": reference,
    };
    const call = { method: "POST", url, body, headers } as const;
    const signature = signingSecret ? await signatureHeaders(call, signingSecret, new Date()) : {};
    const response = await send(url, {
      method: "POST",
      headers: { ...headers, ...signature },
      body,
      redirect: "manual",
      signal,
    });
    if (response.ok) {
      // The status is all that counts. What follows is looked at for the log alone, and its failure is not ours.
      later(logDoubt(response, delivery));
      return { outcome: { ok: true }, wasNotReached: false };
    }
    const { status } = response;
    const server = response.headers.get("server")?.toLowerCase();
    const wasNotReached = NOT_REACHED_STATUSES.has(status) && server === "cloudflare";
    const contentType = response.headers.get("content-type") ?? "";
    const start = readStart(response);
    later(start.then((said) => logRefusal(response, said, delivery)));
    // Only in JSON can there be something to show.
    const text = errorText(status, contentType, isJson(contentType) ? await start : "");
    const outcome = {
      ok: false,
      status,
      text,
      retryAfterSeconds: retryAfterSeconds(response.headers, Date.now()),
    } as const;
    return { outcome, wasNotReached };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    const text = isTimeout ? "The gateway did not answer in time." : "The gateway was not reached.";
    return { outcome: { ok: false, status: 0, text }, wasNotReached: false };
  }
}
