import { DEAD_LETTERS_END, isDeadLetterQueue } from "../../worker/contact/queue-names.ts";

/** What wrangler reads of `[[queues.…]]`. */
export interface QueueSettings {
  producers?: { binding: string; queue?: string }[];
  consumers?: { queue: string; dead_letter_queue?: string }[];
}

/**
 * Queues in which requests would be lost: whose names the worker would misread, that nobody empties, and whose requests
 * would be deleted when their tries are used up. A sentence for each, with its line.
 * @param table before "queues" in wrangler.toml: nothing, or such as "env.staging."
 */
export function queueFaults(queues: QueueSettings, table = ""): string[] {
  return [...misnamed(queues, table), ...unattended(queues, table)];
}

/** An outbox that nobody empties, and one that Cloudflare empties for good. Source: Cloudflare Queues, "Dead Letter Queues". */
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
      // A consumer without one may be of either kind.
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
