import { DEAD_LETTERS_END, isDeadLetterQueue } from "../../worker/contact/queue-names.ts";

/** The optional bindings of the worker. */
export interface Bindings {
  vars?: Record<string, unknown>;
  queues: {
    producers?: { binding: string; queue?: string }[];
    consumers?: { queue: string; dead_letter_queue?: string }[];
  };
  kv_namespaces: { binding: string }[];
  send_email: { name: string }[];
}

/**
 * Queues and bindings that would lose contact requests or alerts. Source: OPS-2; Cloudflare Queues, "Dead Letter Queues"
 * (without one, a message is deleted after its last retry).
 */
export function bindingFaults({ vars = {}, queues, kv_namespaces: stores, send_email: emails }: Bindings): string[] {
  const { producers = [], consumers = [] } = queues;
  const outbox = producers.find(({ binding }) => binding === "CONTACT_OUTBOX")?.queue;
  const deadQueues = new Set(
    consumers.map(({ dead_letter_queue: queue }) => queue).filter((queue) => queue !== undefined),
  );
  const stored = consumers.find(({ queue }) => isDeadLetterQueue(queue))?.queue;
  const hasEmail = emails.some(({ name }) => name === "ALERT_EMAIL");
  const address = ["ALERT_EMAIL_FROM", "ALERT_EMAIL_TO"].find((name) => name in vars);
  /** The worker tells requests from dead letters by the queue's name. */
  const misnamed = [
    ...producers.map(({ binding, queue = "" }) => ({ queue, isForDead: binding === "CONTACT_OUTBOX_DEAD" })),
    ...consumers.flatMap(({ queue, dead_letter_queue: dead }) => (dead ? [{ queue, isForDead: false }] : [])),
    ...[...deadQueues].map((queue) => ({ queue, isForDead: true })),
  ].filter(({ queue, isForDead }) => isDeadLetterQueue(queue) !== isForDead);
  const faults: [boolean, string][] = [
    ...[...new Map(misnamed.map((one) => [one.queue, one])).values()].map(({ queue, isForDead }): [boolean, string] => [
      true,
      isForDead
        ? `the queue ${queue} must end with ${DEAD_LETTERS_END}, or dead letters are sent to the gateway as requests`
        : `the queue ${queue} must not end with ${DEAD_LETTERS_END}, or requests are kept as dead letters and never sent`,
    ]),
    [
      outbox !== undefined && !consumers.some(({ queue }) => queue === outbox),
      `the queue ${outbox} of CONTACT_OUTBOX has no consumer, so its requests are deleted after days`,
    ],
    ...consumers.map(({ queue, dead_letter_queue: dead }): [boolean, string] => [
      !dead && !deadQueues.has(queue) && !isDeadLetterQueue(queue),
      `the consumer of ${queue} has no dead_letter_queue, so a request is deleted after its last retry`,
    ]),
    [
      stored !== undefined && !stores.some(({ binding }) => binding === "CONTACT_DEAD_LETTERS"),
      `the KV namespace CONTACT_DEAD_LETTERS is missing, so dead letters of ${stored} cannot be stored`,
    ],
    [
      address !== undefined && !hasEmail,
      `the binding ALERT_EMAIL is missing, so no alert is emailed although ${address} is set`,
    ],
    [
      hasEmail && !address,
      "the binding ALERT_EMAIL exists, but ALERT_EMAIL_FROM and ALERT_EMAIL_TO are not set, so no alert is emailed",
    ],
  ];
  return faults.flatMap(([isFault, message]) => (isFault ? [message] : []));
}
