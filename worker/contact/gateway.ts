import type { Config } from "../env.ts";
import { withDeadline } from "../deadline.ts";
import { logDoubt } from "./gateway-log.ts";
import { retryAfterSeconds } from "./retry-after.ts";
import { signatureHeaders } from "./signature.ts";

/** The gateway's path for contact requests. Source: CALL-1. */
export const GATEWAY_PATH = "/dev/contact-gtf";

/** Timeout for the whole call: both attempts and the response body. */
export const GATEWAY_TIMEOUT_MS = 10_000;

/** Delay before the second attempt. */
const RETRY_PAUSE_MS = 250;

/**
 * Statuses with which Cloudflare's edge reports that it could not connect to the gateway: connection refused, host
 * unreachable, host unknown. Only these are retried, because the request was certainly not sent. Exceptions are not
 * retried: workerd throws the same error for a refused connection and for one that broke after the request was sent.
 */
const NOT_REACHED_STATUSES = new Set([521, 523, 530]);

const NOT_REACHED = "The gateway was not reached.";

/** Sends a call, like `fetch`. */
export type Send = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string; redirect: "manual"; signal: AbortSignal },
) => Promise<Response>;

/** The gateway's origin and optional signing secret. */
export interface Gateway {
  origin: string;
  signingSecret?: string;
  /** Default: `fetch`. */
  send?: Send;
}

/** The gateway from the settings, or null if none is configured. */
export const gatewayOf = ({ contactApiOrigin, gatewaySigningSecret }: Config): Gateway | null =>
  contactApiOrigin ? { origin: contactApiOrigin, signingSecret: gatewaySigningSecret } : null;

/** A contact request for the gateway: the JSON text and its identifiers. */
export interface Delivery {
  body: string;
  idempotencyKey: string;
  requestId: string;
  /** Reference shown to the visitor. Source: OPS-1. */
  reference: string;
  /** Why a person at the gateway should look for spam: the hidden field was filled in, by a program or by autofill. */
  suspicion?: "honeypot";
}

/**
 * Success (CALL-2), or the gateway's status (0: network failure, timeout or 1xx), its meaning in our words (CALL-3), and
 * Retry-After. The gateway's own text is neither shown nor logged: it may repeat what a visitor typed, in any encoding.
 */
export type GatewayOutcome = { ok: true } | { ok: false; status: number; text: string; retryAfterSeconds?: number };

/** Runs work after the response (`waitUntil`). */
export type Later = (work: Promise<unknown>) => void;

/**
 * Sends a request to the gateway. Never throws. Source: CALL-1…3.
 * @param later runs work that is needed for the log only
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
  const { body, idempotencyKey, requestId, reference, suspicion } = delivery;
  try {
    const url = origin + GATEWAY_PATH;
    const headers = {
      "content-type": "application/json",
      "idempotency-key": idempotencyKey,
      "x-request-id": requestId,
      "x-reference": reference,
      ...(suspicion && { "x-suspicion": suspicion }),
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
      // Only the status counts. The body is read for the log, and a failure to read it is ignored.
      later(logDoubt(response, delivery));
      return { outcome: { ok: true }, wasNotReached: false };
    }
    const { status, headers: said, body: unread } = response;
    unread?.cancel().catch(() => {});
    // An informational status is no answer yet (RFC 9110, section 15.2).
    if (status < 200) return { outcome: { ok: false, status: 0, text: NOT_REACHED }, wasNotReached: false };
    const wasNotReached = NOT_REACHED_STATUSES.has(status) && said.get("server")?.toLowerCase() === "cloudflare";
    const text = `The gateway answered with status ${status}.`;
    const outcome = { ok: false, status, text, retryAfterSeconds: retryAfterSeconds(said, Date.now()) } as const;
    return { outcome, wasNotReached };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    const text = isTimeout ? "The gateway did not answer in time." : NOT_REACHED;
    return { outcome: { ok: false, status: 0, text }, wasNotReached: false };
  }
}
