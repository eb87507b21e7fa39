import { log } from "../log.ts";
import type { Config } from "../env.ts";
import { putInDeadLetters } from "./dead-letters.ts";
import { settledWithin } from "./deadline.ts";
import { type Delivery, forwardToGateway, gatewayOf, type GatewayOutcome, type Later } from "./gateway.ts";
import { messageFor, type OutboxMessage, readMessage } from "./message.ts";

/** What a delivery needs of the worker around it. */
export interface OutboxContext {
  config: Config;
  /** Where malformed messages go at once; without it, where the queue puts them when their tries are used up. */
  deadLetters?: Queue;
  later: Later;
}

/**
 * Longest pause between two tries, also where the gateway asks for a longer one: 60 tries must end before the queue's
 * retention time (4 days) does, or a request is deleted instead of moved to the dead letters.
 */
const MAX_PAUSE_SECONDS = 3600;

/** What a gateway answers that asks for another try, although it is a 4xx. Source: RFC 9110, RFC 8470, RFC 6585. */
const TRY_AGAIN_STATUSES = new Set([408, 425, 429]);

/** Whether a failure may pass: network, timeout, a fault of the gateway's own, or a plea to come again. Any other refusal (3xx, 4xx) would repeat. */
export const mayPass = (outcome: GatewayOutcome): boolean =>
  !outcome.ok && (outcome.status === 0 || outcome.status >= 500 || TRY_AGAIN_STATUSES.has(outcome.status));

/** Time for the queue to take a request. With it all that a visitor may wait for ends before the form stops waiting. */
const QUEUE_TIMEOUT_MS = 3000;

/**
 * Puts a request into the outbox. Resolves to whether it lies there safely; a queue that fails is no exception. One
 * that hangs may have taken it all the same: then the visitor's next try has the same idempotency key.
 * @param retryAfterSeconds what the gateway asked for, if it did; the first try waits for so long
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
 * Delivers what lies in the outbox, each message by itself: whatever happens to one, the others are settled by what
 * became of them. What fails is tried again later, each pause twice as long, under the same idempotency key; after
 * `max_retries` the queue itself moves it to the dead letters. Nothing is thrown away here, and nothing is thrown: an
 * exception would bring the whole batch again, with what was sent.
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
    // Its words could hold the message.
    const name = error instanceof Error ? error.name : "unknown";
    log("error", "outbox-failed", { messageId: message.id, attempts: message.attempts, error: name });
    // After an `ack()` this does nothing.
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

/** No try will ever deliver a malformed message. What it holds is for whoever reads the dead letters, not for the log. */
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

/** Pause after the given number of tries, in seconds: twice as long each time, and no shorter than the gateway asks for. */
export const pauseSeconds = (attempts: number, first: number, retryAfterSeconds = 0): number =>
  Math.min(Math.max(first * 2 ** Math.max(0, attempts - 1), retryAfterSeconds), MAX_PAUSE_SECONDS);
