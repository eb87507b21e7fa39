import * as v from "valibot";
import { readMessage } from "./message.ts";

/** How long a dead letter is kept; Cloudflare deletes it then by itself. It holds what a visitor typed. */
export const KEPT_DAYS = 90;

/** What is known of a dead letter without opening it: nothing of the visitor's. Shown by `npm run outbox -- list`. */
export const LetterLabelSchema = v.object({
  /** Missing where the message is malformed. */
  reference: v.optional(v.string()),
  requestId: v.optional(v.string()),
  /** ISO 8601; missing where the message does not say it. */
  acceptedAt: v.optional(v.string()),
  /** ISO 8601: when it was kept. */
  keptAt: v.string(),
  /** Whether all tries were used up, or nobody could have delivered it. */
  why: v.picklist(["undelivered", "malformed"]),
});

export type LetterLabel = v.InferOutput<typeof LetterLabelSchema>;

/** A dead letter on its way into the store: its name there, its label, and the message as text. */
export interface KeptLetter {
  key: string;
  label: LetterLabel;
  value: string;
}

/** Packs a message of any shape. The same request has the same key, however often it comes to the dead letters. */
export function letterFor(messageId: string, body: unknown, now: Date): KeptLetter {
  const message = readMessage(body);
  const keptAt = now.toISOString();
  if (!message) return { key: `message-${messageId}`, label: { keptAt, why: "malformed" }, value: asText(body) };
  const { idempotencyKey, reference, requestId, acceptedAt } = message;
  return {
    key: `request-${idempotencyKey}`,
    label: { reference, requestId, acceptedAt, keptAt, why: "undelivered" },
    value: asText(body),
  };
}

/** JSON where it can be, else bytes as base64: nothing of a message is lost for being odd. */
function asText(body: unknown): string {
  const bytes = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
  const value = bytes instanceof Uint8Array ? { base64: btoa(String.fromCharCode(...bytes)) } : bytes;
  return JSON.stringify(value ?? null);
}
