import { type Alert, countOf } from "../alert.ts";
import { log } from "../log.ts";
import { settledWithin } from "./deadline.ts";
import type { Later } from "./gateway.ts";
import { KEPT_DAYS, letterFor, type LetterLabel } from "./kept-letter.ts";
import { isDeadLetterQueue } from "./queue-names.ts";

/** Whether a batch comes from a queue of dead letters. */
export const isOfDeadLetters = ({ queue }: MessageBatch): boolean => isDeadLetterQueue(queue);

/** Time the store has for one letter. */
const PUT_TIMEOUT_MS = 5000;

/** Pause before a letter that could not be kept comes again. With 100 tries that is four days, a queue's retention time. */
const AGAIN_SECONDS = 3600;

const KEPT_SECONDS = KEPT_DAYS * 24 * 60 * 60;

/** What keeping letters needs of the worker around it. */
export interface KeepContext {
  /** Where they are kept. Without it they stay in their queue as long as they may, and the log says so. */
  store?: KVNamespace;
  tell: (alert: Alert) => Promise<void>;
  later: Later;
}

/**
 * Keeps dead letters where they can be looked at and sent again (`npm run outbox`), counts them in the log, and tells of
 * them. What cannot be kept comes again. Nothing is thrown. Source: OPS-2.
 */
export async function keepLetters({ messages }: MessageBatch, { store, tell, later }: KeepContext): Promise<void> {
  const labels = await Promise.all(messages.map((message) => keep(message, store)));
  const kept = labels.filter((label) => label !== undefined);
  const references = kept.map(({ reference }) => reference).filter((reference) => reference !== undefined);
  log("error", "dead-letters", { kept: kept.length, waiting: messages.length - kept.length, references });
  if (kept.length > 0) later(tell(alertOf(kept.length, references)));
}

async function keep(message: Message, store: KVNamespace | undefined): Promise<LetterLabel | undefined> {
  try {
    if (!store) throw new Error("CONTACT_DEAD_LETTERS is not bound");
    const { key, label, value } = letterFor(message.id, message.body, new Date());
    const put = store.put(key, value, { metadata: label, expirationTtl: KEPT_SECONDS });
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
  text: `The outbox has tried until its tries were used up, or could not read a message. It is kept for ${KEPT_DAYS} days.
References: ${references.join(", ") || "none, see the list"}

npm run outbox -- list
npm run outbox -- replay all`,
});
