import { log } from "../log.ts";
import type { Config } from "../env.ts";
import { type Delivery, forwardToGateway, type GatewayOutcome, type Later } from "./gateway.ts";

/** What waits in the queue: a request as the gateway shall get it. */
export type OutboxMessage = Delivery;

/** Longest pause between two tries. */
const MAX_PAUSE_SECONDS = 3600;

/** Whether a failure may pass: network, timeout, or a fault of the gateway's own. A refusal (3xx, 4xx) would repeat. */
export const mayPass = (outcome: GatewayOutcome): boolean =>
  !outcome.ok && (outcome.status === 0 || outcome.status >= 500);

/** Puts a request into the outbox. Resolves to whether it lies there safely; a queue that fails is no exception. */
export async function putInOutbox(outbox: Queue<OutboxMessage> | undefined, delivery: Delivery): Promise<boolean> {
  if (!outbox) return false;
  try {
    await outbox.send(delivery, { contentType: "json" });
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
  const delaySeconds = outcome.ok ? 0 : pauseSeconds(message.attempts, config.outboxRetrySeconds);
  if (outcome.ok) message.ack();
  else message.retry({ delaySeconds });
  log(outcome.ok ? "info" : "error", "outbox", {
    requestId: message.body.requestId,
    outcome: outcome.ok ? "delivered" : "waiting",
    status: outcome.ok ? 200 : outcome.status,
    attempts: message.attempts,
    durationMs: Date.now() - started,
  });
}

/** Pause after the given number of tries, in seconds. */
export const pauseSeconds = (attempts: number, first: number): number =>
  Math.min(first * 2 ** Math.max(0, attempts - 1), MAX_PAUSE_SECONDS);
