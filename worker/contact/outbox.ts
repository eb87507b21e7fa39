import { log } from "../log.ts";
import type { Config } from "../env.ts";
import { type Delivery, forwardToGateway, type GatewayOutcome, type Later } from "./gateway.ts";

/** What waits in the queue: a request as the gateway shall get it. */
export type OutboxMessage = Delivery;

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

/**
 * Puts a request into the outbox. Resolves to whether it lies there safely; a queue that fails is no exception.
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
    await outbox.send(delivery, { contentType: "json", delaySeconds });
    return true;
  } catch {
    log("error", "outbox-unavailable", { requestId: delivery.requestId });
    return false;
  }
}

/**
 * Delivers what lies in the outbox. Whatever fails is tried again later, each pause twice as long, under the same
 * idempotency key; after `max_retries` the queue itself moves it to the dead letters. Nothing is thrown away here.
 */
export async function deliverOutbox(batch: MessageBatch<OutboxMessage>, config: Config, later: Later): Promise<void> {
  await Promise.all(batch.messages.map((message) => deliver(message, config, later)));
}

async function deliver(message: Message<OutboxMessage>, config: Config, later: Later): Promise<void> {
  const started = Date.now();
  const outcome: GatewayOutcome = config.contactApiOrigin
    ? await forwardToGateway(config.contactApiOrigin, message.body, later)
    : { ok: false, status: 0, text: "" };
  const delaySeconds = outcome.ok
    ? undefined
    : pauseSeconds(message.attempts, config.outboxRetrySeconds, outcome.retryAfterSeconds);
  if (outcome.ok) message.ack();
  else message.retry({ delaySeconds });
  log(outcome.ok ? "info" : "error", "outbox", {
    requestId: message.body.requestId,
    outcome: outcome.ok ? "delivered" : "waiting",
    status: outcome.ok ? 200 : outcome.status,
    attempts: message.attempts,
    delaySeconds,
    durationMs: Date.now() - started,
  });
}

/** Pause after the given number of tries, in seconds: twice as long each time, and no shorter than the gateway asks for. */
export const pauseSeconds = (attempts: number, first: number, retryAfterSeconds = 0): number =>
  Math.min(Math.max(first * 2 ** Math.max(0, attempts - 1), retryAfterSeconds), MAX_PAUSE_SECONDS);
