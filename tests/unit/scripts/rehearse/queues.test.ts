import { expect, test } from "vitest";
import type { BatchResult, QueuedMessage } from "../../../../scripts/rehearse/batch.ts";
import { FaultCount } from "../../../../scripts/rehearse/faults.ts";
import { OUTBOX, Queues } from "../../../../scripts/rehearse/queues.ts";
import { Random } from "../../../../scripts/rehearse/random.ts";

const ALL: BatchResult = {
  outcome: "ok",
  ackAll: false,
  retryBatch: { retry: false },
  explicitAcks: [],
  retryMessages: [],
};
const again = (messages: QueuedMessage[], delaySeconds: number): BatchResult => ({
  ...ALL,
  retryMessages: messages.map(({ id }) => ({ msgId: id, delaySeconds })),
});

/** A queue with one message, and the result of each delivery. */
function queueWith(consume: (queue: string, messages: QueuedMessage[]) => BatchResult | Promise<BatchResult>) {
  const delivered: { queue: string; attempts: number[] }[] = [];
  const queues = new Queues({
    random: new Random(1),
    faults: new FaultCount(),
    atLeast: 0,
    deliver: async (queue, messages) => {
      delivered.push({ queue, attempts: messages.map(({ attempts }) => attempts) });
      return consume(queue, messages);
    },
  });
  queues.put(OUTBOX, { odd: true });
  return { queues, delivered };
}

test("OPS-2 a message that is retried comes again with one more try, and hours pass in no time", async () => {
  const { queues, delivered } = queueWith((_queue, messages) =>
    messages[0]!.attempts < 3 ? again(messages, 3600) : { ...ALL, explicitAcks: messages.map(({ id }) => id) },
  );
  while (await queues.deliverNext());
  expect(delivered.map(({ attempts }) => attempts)).toEqual([[1], [2], [3]]);
  expect(queues.isEmpty).toBe(true);
});

test("OPS-2 a message whose tries are used up comes to the dead letters, as a new one", async () => {
  const { queues, delivered } = queueWith((queue, messages) => (queue === OUTBOX ? again(messages, 30) : ALL));
  while (await queues.deliverNext());
  expect(delivered.filter(({ queue }) => queue === OUTBOX)).toHaveLength(13);
  expect(delivered.at(-1)).toEqual({ queue: `${OUTBOX}-dead`, attempts: [1] });
});

test("OPS-2 a batch whose isolate dies comes again whole", async () => {
  const { queues, delivered } = queueWith((_queue, [message]) => {
    if (message!.attempts === 1) throw new Error("killed");
    return ALL;
  });
  while (await queues.deliverNext());
  expect(delivered.map(({ attempts }) => attempts)).toEqual([[1], [2]]);
});
