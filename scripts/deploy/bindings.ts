import { DEAD_LETTERS_END, isDeadLetterQueue } from "../../worker/contact/queue-names.ts";

/** The optional bindings in wrangler.toml. */
export interface Bindings {
  queues: {
    producers?: { binding: string; queue?: string }[];
    consumers?: { queue: string; dead_letter_queue?: string }[];
  };
  kv_namespaces: { binding: string }[];
  send_email: { name: string }[];
}

/**
 * Queues and bindings that would lose contact requests or alerts: one message each, with the line to change. Source:
 * OPS-2; Cloudflare Queues, "Dead Letter Queues" (without one, a message is deleted after its last retry).
 * @param vars the settings
 * @param table prefix of the tables in wrangler.toml: empty, or such as "env.staging."
 */
export function bindingFaults(
  { queues: { producers = [], consumers = [] }, kv_namespaces: stores, send_email: emails }: Bindings,
  vars: Record<string, unknown> = {},
  table = "",
): string[] {
  const producersAt = `[[${table}queues.producers]]`;
  const consumersAt = `[[${table}queues.consumers]]`;
  const faults: string[] = [];
  const report = (isFault: boolean, message: string) => isFault && faults.push(message);
  /** The worker tells requests from dead letters by the queue's name. */
  const checkName = (at: string, queue: string, isForDead: boolean) =>
    report(
      isDeadLetterQueue(queue) !== isForDead,
      isForDead
        ? `${at} = "${queue}" must end with ${DEAD_LETTERS_END}, or dead letters are sent to the gateway as requests`
        : `${at} = "${queue}" must not end with ${DEAD_LETTERS_END}, or requests are kept as dead letters and never sent`,
    );

  for (const { binding, queue = "" } of producers)
    checkName(`${producersAt} ${binding}: queue`, queue, binding === "CONTACT_OUTBOX_DEAD");
  for (const { queue, dead_letter_queue: dead } of consumers) {
    // A consumer without a dead letter queue may be of either kind.
    if (!dead) continue;
    checkName(`${consumersAt} queue`, queue, false);
    checkName(`${consumersAt} ${queue}: dead_letter_queue`, dead, true);
  }
  const outbox = producers.find(({ binding }) => binding === "CONTACT_OUTBOX")?.queue;
  report(
    outbox !== undefined && !consumers.some(({ queue }) => queue === outbox),
    `${producersAt} CONTACT_OUTBOX: queue = "${outbox}" has no ${consumersAt}, so its requests are deleted after days`,
  );
  const deadQueues = new Set(consumers.map(({ dead_letter_queue: queue }) => queue));
  for (const { queue, dead_letter_queue: dead } of consumers)
    report(
      !dead && !deadQueues.has(queue) && !isDeadLetterQueue(queue),
      `${consumersAt} ${queue}: has no dead_letter_queue, so a request is deleted after its last retry`,
    );

  const stored = consumers.find(({ queue }) => isDeadLetterQueue(queue))?.queue;
  report(
    stored !== undefined && !stores.some(({ binding }) => binding === "CONTACT_DEAD_LETTERS"),
    `[[${table}kv_namespaces]] CONTACT_DEAD_LETTERS is missing, so dead letters of ${stored} cannot be stored`,
  );
  const hasEmail = emails.some(({ name }) => name === "ALERT_EMAIL");
  const address = ["ALERT_EMAIL_FROM", "ALERT_EMAIL_TO"].find((name) => name in vars);
  const at = `[[${table}send_email]] ALERT_EMAIL`;
  report(address !== undefined && !hasEmail, `${at} is missing, so no alert is emailed although ${address} is set`);
  report(
    hasEmail && !address,
    `${at} exists, but ALERT_EMAIL_FROM and ALERT_EMAIL_TO are not set, so no alert is emailed`,
  );
  return faults;
}
