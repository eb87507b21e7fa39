import { log } from "../log.ts";
import type { Config } from "../env.ts";
import { putInDeadLetters } from "./dead-letters.ts";
import { settledWithin } from "../deadline.ts";
import { type Delivery, forwardToGateway, gatewayOf, type GatewayOutcome, type Later } from "./gateway.ts";
import { messageFor, type OutboxMessage, readMessage } from "./message.ts";

/** Dependencies of a delivery. */
export interface OutboxContext {
  config: Config;
  /** Receives malformed messages at once. Without it the queue moves them there after the last retry. */
  deadLetters?: Queue;
  later: Later;
}

/**
 * Maximum delay between retries, even if the gateway asks for a longer one. All 60 retries must end within the queue's
 * retention time (4 days), or the queue deletes the request instead of moving it to the dead letters.
 */
const MAX_PAUSE_SECONDS = 3600;

/** 4xx statuses that may be retried. Source: RFC 9110, RFC 8470, RFC 6585. */
const TRY_AGAIN_STATUSES = new Set([408, 425, 429]);

/** Whether a failure is temporary: network failure, timeout, 5xx, or a 4xx that may be retried. */
export const isRetryable = (outcome: GatewayOutcome): boolean =>
  !outcome.ok && (outcome.status === 0 || outcome.status >= 500 || TRY_AGAIN_STATUSES.has(outcome.status));

/** Timeout for the queue. All timeouts together end before the form's own timeout. */
const QUEUE_TIMEOUT_MS = 3000;

/**
 * Queues a request. Resolves to false if the queue fails or times out. If it timed out after accepting the request, the
 * visitor's next attempt has the same idempotency key.
 * @param retryAfterSeconds the gateway's Retry-After, if any: delay before the first attempt
 */
export async function putInOutbox(
  outbox: Queue<OutboxMessage> | undefined,
  delivery: Delivery,
  retryAfterSeconds = 0,
): Promise<boolean> {
  if (!outbox) return false;
  const delaySeconds = Math.min(retryAfterSeconds, MAX_PAUSE_SECONDS);
  try {
    const message = messageFor(delivery, new Date());
    await settledWithin(QUEUE_TIMEOUT_MS, outbox.send(message, { contentType: "json", delaySeconds }));
    return true;
  } catch {
    log("error", "outbox-unavailable", { requestId: delivery.requestId, reference: delivery.reference });
    return false;
  }
}

/**
 * Delivers a batch of queued requests independently of each other. A failed delivery is retried with the same
 * idempotency key and exponential backoff. After `max_retries` the queue moves the message to the dead letters. Never
 * throws: an exception would redeliver the whole batch, including delivered messages.
 */
export async function deliverOutbox(batch: MessageBatch, context: OutboxContext): Promise<void> {
  await Promise.all(batch.messages.map((message) => settle(message, context)));
}

async function settle(message: Message, context: OutboxContext): Promise<void> {
  try {
    const { body } = message;
    const delivery = readMessage(body);
    await (delivery ? deliver(message, delivery, context) : setAside(message, body, context));
  } catch (error) {
    // The error's message could contain the request.
    const name = error instanceof Error ? error.name : "unknown";
    log("error", "outbox-failed", { messageId: message.id, attempts: message.attempts, error: name });
    // No effect after `ack()`.
    message.retry({ delaySeconds: pauseSeconds(message.attempts, context.config.outboxRetrySeconds) });
  }
}

async function deliver(message: Message, delivery: Delivery, { config, later }: OutboxContext): Promise<void> {
  const started = Date.now();
  const gateway = gatewayOf(config);
  const outcome: GatewayOutcome = gateway
    ? await forwardToGateway(gateway, delivery, later)
    : { ok: false, status: 0, text: "" };
  const delaySeconds = outcome.ok
    ? undefined
    : pauseSeconds(message.attempts, config.outboxRetrySeconds, outcome.retryAfterSeconds);
  if (outcome.ok) message.ack();
  else message.retry({ delaySeconds });
  log(outcome.ok ? "info" : "error", "outbox", {
    requestId: delivery.requestId,
    reference: delivery.reference,
    outcome: outcome.ok ? "delivered" : "waiting",
    status: outcome.ok ? 200 : outcome.status,
    attempts: message.attempts,
    delaySeconds,
    durationMs: Date.now() - started,
  });
}

/** Moves a malformed message to the dead letters. Its content is not logged. */
async function setAside(message: Message, body: unknown, { config, deadLetters }: OutboxContext): Promise<void> {
  const isAside = await putInDeadLetters(deadLetters, body);
  if (isAside) message.ack();
  else message.retry({ delaySeconds: pauseSeconds(message.attempts, config.outboxRetrySeconds) });
  log("error", "outbox-malformed", {
    messageId: message.id,
    outcome: isAside ? "dead-lettered" : "waiting",
    attempts: message.attempts,
  });
}

/** Delay in seconds after the given number of attempts: doubles each time, and at least the gateway's Retry-After. */
export const pauseSeconds = (attempts: number, first: number, retryAfterSeconds = 0): number =>
  Math.min(Math.max(first * 2 ** Math.max(0, attempts - 1), retryAfterSeconds), MAX_PAUSE_SECONDS);
