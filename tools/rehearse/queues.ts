import { readMessage } from "../../worker/contact/message.ts";
import type { FaultCount } from "./rehearsal-faults.ts";
import { requestIdIn } from "./rehearsal-plan.ts";
import type { Random } from "./random.ts";

export const OUTBOX = "goldthread-outbox";
const DEAD = `${OUTBOX}-dead`;
/** As in wrangler.toml, except that the outbox gives up earlier. */
const CONSUMERS: Record<string, { batchSize: number; retries: number }> = {
  [OUTBOX]: { batchSize: 10, retries: 12 },
  [DEAD]: { batchSize: 100, retries: 100 },
};
const HOUR_SECONDS = 3600;

/** A message as the consumer receives it. */
export interface QueuedMessage {
  id: string;
  timestamp: Date;
  body: unknown;
  attempts: number;
}

/** How the consumer handled a batch, as the runtime reports it. */
export interface BatchResult {
  outcome: string;
  ackAll: boolean;
  retryBatch: { retry: boolean; delaySeconds?: number };
  explicitAcks: readonly string[];
  retryMessages: readonly { msgId: string; delaySeconds?: number }[];
}

interface Waiting extends QueuedMessage {
  queue: string;
  /** Seconds on the queues' own clock. */
  dueAt: number;
  isSecondDelivery: boolean;
}

export interface QueuesOptions {
  random: Random;
  faults: FaultCount;
  /** Minimum probability of each fault. */
  atLeast: number;
  /** Delivers a batch to a running worker. Rejects if that is killed meanwhile. */
  deliver: (queue: string, messages: QueuedMessage[]) => Promise<BatchResult>;
}

/**
 * A simulation of Cloudflare Queues: at least once, in any order, with retries, delays and a dead-letter queue. If no
 * message is due, its clock jumps to the next one, so that hours take no time.
 */
export class Queues {
  readonly #options: QueuesOptions;
  readonly #waiting = new Set<Waiting>();
  readonly #sendCount = new Map<string, number>();
  #now = 0;
  #count = 0;
  #inDelivery = 0;

  constructor(options: QueuesOptions) {
    this.#options = options;
  }

  /** A producer's `send`. A failed one throws, whether or not the message was stored. */
  send(queue: string, body: unknown, delaySeconds = 0): void {
    const { random, faults, atLeast } = this.#options;
    const name = `${queue} ${requestIdIn(body)}`;
    const count = (this.#sendCount.get(name) ?? 0) + 1;
    this.#sendCount.set(name, count);
    const draw = random.for("send", name, count);
    if (queue === OUTBOX && draw.chance(Math.max(0.02, atLeast))) {
      faults.add("queue: send fails");
      throw new Error("The queue does not answer.");
    }
    const isLate = draw.chance(Math.max(0.03, atLeast));
    if (isLate) faults.add("queue: delivers hours late");
    this.put(queue, body, delaySeconds + (isLate ? draw.whole(1, 20) * HOUR_SECONDS : 0));
    if (queue === OUTBOX && draw.chance(Math.max(0.02, atLeast))) {
      faults.add("queue: message stored, but send fails");
      throw new Error("The queue disconnects.");
    }
  }

  /** Adds a message without any fault. */
  put(queue: string, body: unknown, delaySeconds = 0): void {
    const message = { id: `message-${++this.#count}`, timestamp: new Date(), body, attempts: 1 };
    this.#waiting.add({ ...message, queue, dueAt: this.#now + delaySeconds, isSecondDelivery: false });
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0 && this.#inDelivery === 0;
  }

  /** References of all waiting messages. */
  get references(): string[] {
    return [...this.#waiting].flatMap(({ body }) => readMessage(body)?.reference ?? []);
  }

  /** Delivers one batch of messages that are due, or of the next ones. Resolves to false if no message waits. */
  async deliverNext(): Promise<boolean> {
    const [next] = [...this.#waiting].toSorted((one, other) => one.dueAt - other.dueAt);
    if (!next) return false;
    this.#now = Math.max(this.#now, next.dueAt);
    const batch = this.#nextBatch(next.queue);
    for (const message of batch) this.#waiting.delete(message);
    this.#inDelivery += 1;
    try {
      const messages = batch.map(({ id, timestamp, body, attempts }) => ({ id, timestamp, body, attempts }));
      this.#settle(batch, await this.#options.deliver(next.queue, messages));
    } catch {
      // The worker was killed: the whole batch is delivered again, including what was already handled.
      for (const message of batch) this.#retry(message);
    } finally {
      this.#inDelivery -= 1;
    }
    return true;
  }

  #nextBatch(queue: string): Waiting[] {
    const { random, faults } = this.#options;
    const due = [...this.#waiting].filter((one) => one.queue === queue && one.dueAt <= this.#now);
    const draw = random.for("batch", ...due.map(({ id }) => id));
    const shuffled = due.map((one) => ({ one, rank: draw.next() })).toSorted((a, b) => a.rank - b.rank);
    const batch = shuffled.slice(0, CONSUMERS[queue]!.batchSize).map(({ one }) => one);
    const isMalformed = ({ body }: Waiting) => !readMessage(body);
    if (batch.some(isMalformed) && !batch.every(isMalformed)) faults.add("queue: malformed message in a batch");
    return batch;
  }

  #settle(batch: Waiting[], result: BatchResult): void {
    const { random, faults, atLeast } = this.#options;
    const acknowledged = new Set(result.explicitAcks);
    const delays = new Map(result.retryMessages.map(({ msgId, delaySeconds }) => [msgId, delaySeconds]));
    const hasFailed = result.outcome !== "ok" || result.retryBatch.retry;
    for (const message of batch) {
      if (!acknowledged.has(message.id) && (delays.has(message.id) || (hasFailed && !result.ackAll))) {
        this.#retry(message, delays.get(message.id) ?? result.retryBatch.delaySeconds);
        continue;
      }
      const draw = random.for("twice", requestIdIn(message.body) ?? message.id);
      if (message.isSecondDelivery || !draw.chance(Math.max(0.05, atLeast))) continue;
      faults.add("queue: delivers twice");
      this.#waiting.add({ ...message, dueAt: this.#now + HOUR_SECONDS, isSecondDelivery: true });
    }
  }

  #retry(message: Waiting, delaySeconds = 0): void {
    const attempts = message.attempts + 1;
    if (attempts <= CONSUMERS[message.queue]!.retries + 1)
      this.#waiting.add({ ...message, attempts, dueAt: this.#now + delaySeconds });
    else if (message.queue === OUTBOX) this.put(DEAD, message.body);
    else throw new Error(`${message.id} is deleted: all retries in the dead-letter queue are used.`);
  }
}
