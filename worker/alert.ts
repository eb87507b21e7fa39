import { withDeadline, settledWithin } from "./deadline.ts";
import type { Config } from "./env.ts";
import { log } from "./log.ts";
import type { OptionalBindings } from "./types.ts";

/** An alert for the operator. Must not contain personal data, because it leaves the site. */
export interface Alert {
  /** Event name, as in the log. */
  event: string;
  subject: string;
  text: string;
}

const TIMEOUT_MS = 10_000;

/** "1 contact request", "2 contact requests". */
export const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/**
 * Sends an alert by email (Cloudflare's binding) if configured. Falls back to the webhook if email fails or is not
 * configured. A failed delivery is logged. Never throws.
 */
export async function sendAlert(
  { alertEmail, alertWebhookUrl, siteUrl }: Config,
  { ALERT_EMAIL }: OptionalBindings,
  alert: Alert,
): Promise<void> {
  const text = siteUrl ? `${alert.text}\n\n${siteUrl}` : alert.text;
  const channels: [string, () => Promise<unknown>][] = [];
  if (ALERT_EMAIL || alertEmail)
    channels.push([
      "email",
      () => {
        if (!ALERT_EMAIL || !alertEmail) throw new DOMException("Binding or addresses are missing", "NotSetError");
        return settledWithin(TIMEOUT_MS, ALERT_EMAIL.send({ ...alertEmail, subject: alert.subject, text }));
      },
    ]);
  if (alertWebhookUrl)
    channels.push(["webhook", () => post(alertWebhookUrl, { ...alert, text: `${alert.subject}\n${text}` })]);
  for (const [channel, send] of channels) {
    try {
      await send();
      return log("info", "alert", { about: alert.event, way: channel });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: "unknown", message: "" };
      const status = name === "RefusedError" ? Number(message) : undefined;
      log("error", "alert-failed", { about: alert.event, way: channel, error: name, status });
    }
  }
}

/** Posts JSON. Chat programs display its `text` field. */
async function post(url: string, body: Alert): Promise<void> {
  const { ok, status } = await withDeadline(TIMEOUT_MS, (signal) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
      signal,
    }),
  );
  if (!ok) throw new DOMException(String(status), "RefusedError");
}
