import { DEAD_LETTERS_END, isDeadLetterQueue } from "../../worker/contact/queue-names.ts";

/** The `[[queues.…]]` settings in wrangler.toml. */
export interface QueueSettings {
  producers?: { binding: string; queue?: string }[];
  consumers?: { queue: string; dead_letter_queue?: string }[];
}

/**
 * Queue settings that would lose requests: a name that the worker would misinterpret, a queue without a consumer, or no
 * dead letter queue. One message each, with the line to change.
 * @param table prefix of "queues" in wrangler.toml: empty, or such as "env.staging."
 */
export function queueFaults(queues: QueueSettings, table = ""): string[] {
  return [...misnamed(queues, table), ...unattended(queues, table)];
}

/**
 * An outbox without a consumer, or one whose messages Cloudflare deletes after the last retry. Source: Cloudflare
 * Queues, "Dead Letter Queues".
 */
function unattended({ producers = [], consumers = [] }: QueueSettings, table: string): string[] {
  const outbox = producers.find(({ binding }) => binding === "CONTACT_OUTBOX")?.queue;
  const dead = new Set(consumers.map(({ dead_letter_queue: queue }) => queue));
  return [
    ...(outbox !== undefined && !consumers.some(({ queue }) => queue === outbox)
      ? [
          `[[${table}queues.producers]] CONTACT_OUTBOX: queue = "${outbox}" has no [[${table}queues.consumers]], so requests wait in it until they are deleted`,
        ]
      : []),
    ...consumers
      .filter(({ queue, dead_letter_queue: next }) => !next && !dead.has(queue) && !isDeadLetterQueue(queue))
      .map(
        ({ queue }) =>
          `[[${table}queues.consumers]] ${queue}: has no dead_letter_queue, so a request is deleted when its tries are used up`,
      ),
  ];
}

function misnamed({ producers = [], consumers = [] }: QueueSettings, table: string): string[] {
  const lines = [
    ...producers.map(({ binding, queue = "" }) => ({
      at: `[[${table}queues.producers]] ${binding}: queue`,
      queue,
      isForDead: binding === "CONTACT_OUTBOX_DEAD",
    })),
    ...consumers.flatMap(({ queue, dead_letter_queue: dead }) => [
      // A consumer without a dead letter queue may be of either kind.
      ...(dead ? [{ at: `[[${table}queues.consumers]] queue`, queue, isForDead: false }] : []),
      ...(dead
        ? [{ at: `[[${table}queues.consumers]] ${queue}: dead_letter_queue`, queue: dead, isForDead: true }]
        : []),
    ]),
  ];
  return lines.flatMap(({ at, queue, isForDead }) => {
    if (isDeadLetterQueue(queue) === isForDead) return [];
    return isForDead
      ? [`${at} = "${queue}" must end with ${DEAD_LETTERS_END}, or dead letters are sent to the gateway as requests`]
      : [
          `${at} = "${queue}" must not end with ${DEAD_LETTERS_END}, or requests are kept as dead letters and never sent`,
        ];
  });
}
