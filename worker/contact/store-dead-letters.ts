import { type Alert, countOf } from "../alert.ts";
import { log } from "../log.ts";
import { settledWithin } from "../deadline.ts";
import type { Later } from "./gateway.ts";
import { DEAD_LETTER_DAYS, deadLetterRecord, type LetterLabel } from "./dead-letter-record.ts";

/** Timeout for storing one message. */
const PUT_TIMEOUT_MS = 5000;

/** Delay before a message that could not be stored is retried. 100 retries take four days, the queue's retention time. */
const AGAIN_SECONDS = 3600;

const DEAD_LETTER_SECONDS = DEAD_LETTER_DAYS * 24 * 60 * 60;

/** Dependencies of `storeDeadLetters`. */
export interface DeadLetterContext {
  /** Storage. Without it messages stay in their queue until it deletes them, and the log says so. */
  store?: KVNamespace;
  tell: (alert: Alert) => Promise<void>;
  later: Later;
}

/**
 * Stores dead letters, so that `npm run outbox` can show and replay them, logs their number and alerts the operator.
 * A message that cannot be stored is retried. Never throws. Source: OPS-2.
 */
export async function storeDeadLetters(
  { messages }: MessageBatch,
  { store, tell, later }: DeadLetterContext,
): Promise<void> {
  const labels = await Promise.all(messages.map((message) => keep(message, store)));
  const kept = labels.filter((label) => label !== undefined);
  const references = kept.map(({ reference }) => reference).filter((reference) => reference !== undefined);
  log("error", "dead-letters", { kept: kept.length, waiting: messages.length - kept.length, references });
  if (kept.length > 0) later(tell(alertOf(kept.length, references)));
}

async function keep(message: Message, store: KVNamespace | undefined): Promise<LetterLabel | undefined> {
  try {
    if (!store) throw new Error("CONTACT_DEAD_LETTERS is not bound");
    const { key, label, value } = deadLetterRecord(message.id, message.body, new Date());
    const put = store.put(key, value, { metadata: label, expirationTtl: DEAD_LETTER_SECONDS });
    await settledWithin(PUT_TIMEOUT_MS, put);
    message.ack();
    return label;
  } catch (error) {
    message.retry({ delaySeconds: AGAIN_SECONDS });
    log("error", "dead-letter-not-kept", {
      messageId: message.id,
      attempts: message.attempts,
      cause: store ? (error instanceof Error ? error.name : "unknown") : "CONTACT_DEAD_LETTERS is not bound",
    });
    return undefined;
  }
}

const alertOf = (count: number, references: string[]): Alert => ({
  event: "dead-letters",
  subject: `${countOf(count, "contact request")} could not be delivered`,
  text: `The outbox used up its tries or could not read a message. It is kept for ${DEAD_LETTER_DAYS} days.
References: ${references.join(", ") || "none, see the list"}

npm run outbox -- list
npm run outbox -- replay all`,
});
