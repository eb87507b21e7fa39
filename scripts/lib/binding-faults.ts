import { isDeadLetterQueue } from "../../worker/contact/queue-names.ts";
import type { QueueSettings } from "./queue-faults.ts";

/** What wrangler reads of the bindings that may be left out. */
export interface BindingSettings {
  queues: QueueSettings;
  kv_namespaces: { binding: string }[];
  send_email: { name: string }[];
}

/**
 * Bindings that are missing although something else of wrangler.toml needs them. A sentence for each, with its line.
 * @param vars the settings that the version is given
 * @param table before the binding in wrangler.toml: nothing, or such as "env.staging."
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
