import type { Config } from "../env.ts";
import { withDeadline } from "../deadline.ts";
import { logDoubt, logRefusal } from "./gateway-log.ts";
import { errorText, isJson } from "./gateway-text.ts";
import { readStart } from "./read-start.ts";
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
}

/** Success (CALL-2), or the gateway's status (0: network failure or timeout), error text (CALL-3) and Retry-After. */
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
      // Only the status counts. The body is read for the log, and a failure to read it is ignored.
      later(logDoubt(response, delivery));
      return { outcome: { ok: true }, wasNotReached: false };
    }
    const { status } = response;
    const server = response.headers.get("server")?.toLowerCase();
    const wasNotReached = NOT_REACHED_STATUSES.has(status) && server === "cloudflare";
    const contentType = response.headers.get("content-type") ?? "";
    const start = readStart(response);
    later(start.then((said) => logRefusal(response, said, delivery)));
    // Only JSON can contain text to show.
    // Stryker disable next-line StringLiteral: `errorText` reads nothing that is not JSON.
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
