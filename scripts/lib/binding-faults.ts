import { isDeadLetterQueue } from "../../worker/contact/queue-names.ts";
import type { QueueSettings } from "./queue-faults.ts";

/** The optional bindings in wrangler.toml. */
export interface BindingSettings {
  queues: QueueSettings;
  kv_namespaces: { binding: string }[];
  send_email: { name: string }[];
}

/**
 * Bindings that other settings need but wrangler.toml lacks: one message each, with the line to add.
 * @param vars the version's settings
 * @param table prefix of the binding's table in wrangler.toml: empty, or such as "env.staging."
 */
export function bindingFaults(
  { queues, kv_namespaces: stores, send_email: emails }: BindingSettings,
  vars: Record<string, unknown>,
  table = "",
): string[] {
  const keeper = queues.consumers?.find(({ queue }) => isDeadLetterQueue(queue))?.queue;
  const isKept = stores.some(({ binding }) => binding === "CONTACT_DEAD_LETTERS");
  const isMailed = emails.some(({ name }) => name === "ALERT_EMAIL");
  const address = ["ALERT_EMAIL_FROM", "ALERT_EMAIL_TO"].find((name) => name in vars);
  return [
    ...(keeper && !isKept
      ? [`[[${table}kv_namespaces]] CONTACT_DEAD_LETTERS is missing, so nothing of ${keeper} can be kept`]
      : []),
    ...(address && !isMailed
      ? [`[[${table}send_email]] ALERT_EMAIL is missing, so no alert goes by email although ${address} is set`]
      : []),
    ...(isMailed && !address
      ? [
          `[[${table}send_email]] ALERT_EMAIL is there, and ALERT_EMAIL_FROM and ALERT_EMAIL_TO are not: no alert goes by email`,
        ]
      : []),
  ];
}
