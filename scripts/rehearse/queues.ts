import { readMessage } from "../../worker/contact/message.ts";
import type { BatchResult, QueuedMessage } from "./batch.ts";
import type { FaultCount } from "./faults.ts";
import { markOf } from "./plan.ts";
import type { Random } from "./random.ts";

export const OUTBOX = "goldthread-outbox";
const DEAD = `${OUTBOX}-dead`;

/** As wrangler.toml has them, but that the outbox gives up sooner: what is cursed need not be tried sixty times. */
const CONSUMERS: Record<string, { batch: number; tries: number }> = {
  [OUTBOX]: { batch: 10, tries: 12 },
  [DEAD]: { batch: 100, tries: 100 },
};

const HOUR_SECONDS = 3600;

interface Waiting extends QueuedMessage {
  queue: string;
  /** Its place in the order in which they came. */
  number: number;
  /** Seconds of the queue's own clock. */
  dueAt: number;
  isRepeated: boolean;
}

export interface QueuesOptions {
  random: Random;
  faults: FaultCount;
  /** How likely the rarest fault must be at least. */
  atLeast: number;
  /** Hands a batch to a running version; rejects when that is killed meanwhile. */
  deliver: (queue: string, messages: QueuedMessage[]) => Promise<BatchResult>;
}

/**
 * Cloudflare Queues in small: at least once, in any order, with tries, pauses and a queue of dead letters. It outlives the
 * isolates, and its clock is its own: when nothing is due it goes on to what is due next, so that hours pass in no time.
 */
export class Queues {
  readonly #options: QueuesOptions;
  readonly #waiting = new Set<Waiting>();
  readonly #sent = new Map<string, number>();
  #now = 0;
  #number = 0;
  #latest = 0;
  #underWay = 0;

  constructor(options: QueuesOptions) {
    this.#options = options;
  }

  /** What a producer's `send` does. Throws where the queue fails, whether or not it has taken the message. */
  send(queue: string, body: unknown, delaySeconds = 0): void {
    const { random, faults, atLeast } = this.#options;
    const name = `${queue} ${markOf(body)}`;
    this.#sent.set(name, (this.#sent.get(name) ?? 0) + 1);
    const draw = random.for("send", name, this.#sent.get(name)!);
    if (queue === OUTBOX && draw.chance(Math.max(0.02, atLeast))) {
      faults.add("queue: takes nothing");
      throw new Error("The queue does not answer.");
    }
    let pause = delaySeconds;
    if (draw.chance(Math.max(0.03, atLeast))) {
      faults.add("queue: delivers hours late");
      pause += draw.whole(1, 20) * HOUR_SECONDS;
    }
    this.put(queue, body, pause);
    if (queue === OUTBOX && draw.chance(Math.max(0.02, atLeast))) {
      faults.add("queue: takes it and says no");
      throw new Error("The queue breaks off.");
    }
  }

  /** Puts a message in as it is, without any fault. */
  put(queue: string, body: unknown, delaySeconds = 0): void {
    const number = ++this.#number;
    const id = `message-${number}`;
    const dueAt = this.#now + delaySeconds;
    this.#waiting.add({ id, number, queue, body, attempts: 1, timestamp: new Date(), dueAt, isRepeated: false });
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0 && this.#underWay === 0;
  }

  /** References of what still waits in any of them. */
  get references(): string[] {
    return [...this.#waiting].flatMap(({ body }) => readMessage(body)?.reference ?? []);
  }

  /** Delivers one batch, of what is due or of what is due next. Resolves to false where nothing waits. */
  async deliverNext(): Promise<boolean> {
    const [next] = [...this.#waiting].toSorted((one, other) => one.dueAt - other.dueAt);
    if (!next) return false;
    this.#now = Math.max(this.#now, next.dueAt);
    const batch = this.#batchOf(next.queue);
    for (const message of batch) this.#waiting.delete(message);
    this.#underWay += 1;
    try {
      const messages = batch.map(({ id, timestamp, body, attempts }) => ({ id, timestamp, body, attempts }));
      this.#settle(batch, await this.#options.deliver(next.queue, messages));
    } catch {
      // The isolate died with the batch: all of it comes again, what was done among it.
      for (const message of batch) this.#again(message);
    } finally {
      this.#underWay -= 1;
    }
    return true;
  }

  #batchOf(queue: string): Waiting[] {
    const { random, faults } = this.#options;
    const due = [...this.#waiting].filter((one) => one.queue === queue && one.dueAt <= this.#now);
    const draw = random.for("batch", ...due.map(({ id }) => id));
    const shuffled = due.map((one) => ({ one, at: draw.next() })).toSorted((a, b) => a.at - b.at);
    const batch = shuffled.slice(0, CONSUMERS[queue]!.batch).map(({ one }) => one);
    for (const { number } of batch) if (number < this.#latest) faults.add("queue: delivers out of order");
    this.#latest = Math.max(this.#latest, ...batch.map(({ number }) => number));
    const isOdd = ({ body }: Waiting) => !readMessage(body);
    if (batch.some(isOdd) && !batch.every(isOdd)) faults.add("queue: a malformed message in a batch");
    return batch;
  }

  #settle(batch: Waiting[], result: BatchResult): void {
    const { random, faults, atLeast } = this.#options;
    const acknowledged = new Set(result.explicitAcks);
    const retried = new Map(result.retryMessages.map(({ msgId, delaySeconds }) => [msgId, delaySeconds]));
    const hasFailed = result.outcome !== "ok" || result.retryBatch.retry;
    for (const message of batch) {
      if (!acknowledged.has(message.id) && (retried.has(message.id) || (hasFailed && !result.ackAll))) {
        this.#again(message, retried.get(message.id) ?? result.retryBatch.delaySeconds);
      } else if (
        !message.isRepeated &&
        random.for("twice", markOf(message.body) ?? message.id).chance(Math.max(0.05, atLeast))
      ) {
        faults.add("queue: delivers twice");
        this.#waiting.add({ ...message, dueAt: this.#now + HOUR_SECONDS, isRepeated: true });
      }
    }
  }

  #again(message: Waiting, delaySeconds = 0): void {
    const attempts = message.attempts + 1;
    if (attempts <= CONSUMERS[message.queue]!.tries + 1)
      this.#waiting.add({ ...message, attempts, dueAt: this.#now + delaySeconds });
    else if (message.queue === OUTBOX) this.put(DEAD, message.body);
    else throw new Error(`${message.id} was deleted: its tries among the dead letters are used up.`);
  }
}
