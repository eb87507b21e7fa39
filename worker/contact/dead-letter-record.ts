import * as v from "valibot";
import { readMessage } from "./message.ts";

/** How long a dead letter, which contains personal data, is stored. Cloudflare then deletes it. */
export const DEAD_LETTER_DAYS = 90;

/** Metadata of a dead letter, without visitor data. Shown by `npm run outbox -- list`. */
export const LetterLabelSchema = v.object({
  /** Missing if the message is malformed. */
  reference: v.optional(v.string()),
  requestId: v.optional(v.string()),
  /** ISO 8601. Missing if the message has none. */
  acceptedAt: v.optional(v.string()),
  /** ISO 8601: when it was stored. */
  keptAt: v.string(),
  /** Whether all retries failed or the message is malformed. */
  why: v.picklist(["undelivered", "malformed"]),
});

export type LetterLabel = v.InferOutput<typeof LetterLabelSchema>;

/** A dead letter to store: its key, metadata and text. */
export interface DeadLetterRecord {
  key: string;
  label: LetterLabel;
  value: string;
}

/** Builds the record for a message of any shape. The same request always gets the same key. */
export function deadLetterRecord(messageId: string, body: unknown, now: Date): DeadLetterRecord {
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

/** JSON if possible, otherwise the bytes as base64, so that no message is lost. */
function asText(body: unknown): string {
  const bytes = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
  const value = bytes instanceof Uint8Array ? { base64: btoa(String.fromCharCode(...bytes)) } : bytes;
  return JSON.stringify(value ?? null);
}
