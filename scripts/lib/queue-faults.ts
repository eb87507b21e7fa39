import { DEAD_LETTERS_END, isDeadLetterQueue } from "../../worker/contact/queue-names.ts";

/** What wrangler reads of `[[queues.…]]`. */
export interface QueueSettings {
  producers?: { binding: string; queue?: string }[];
  consumers?: { queue: string; dead_letter_queue?: string }[];
}

/**
 * Queues whose names the worker would misread: dead letters that it would send on as requests, or requests that it would
 * keep as dead letters. A sentence for each, with its line.
 * @param table before "queues" in wrangler.toml: nothing, or such as "env.staging."
 */
export function queueFaults({ producers = [], consumers = [] }: QueueSettings, table = ""): string[] {
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
