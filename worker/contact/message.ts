import * as v from "valibot";
import type { Delivery } from "./gateway.ts";
import { referenceOf } from "./reference.ts";

/** An identifier that is safe in a header and in the log. */
const NameSchema = v.pipe(v.string(), v.regex(/^[\w=-]{1,255}$/));

const DeliverySchema = v.object({
  body: v.pipe(v.string(), v.check(isJsonObject)),
  idempotencyKey: NameSchema,
  requestId: NameSchema,
});

/** Version 2 adds the version, the time of acceptance and the reference. */
const SecondSchema = v.object({
  ...DeliverySchema.entries,
  version: v.literal(2),
  reference: NameSchema,
  acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
  suspicion: v.optional(v.literal("honeypot")),
});

/** Version 1 had no version field. Such messages may still be in a queue or among the dead letters. */
const FirstSchema = v.object({ ...DeliverySchema.entries, version: v.optional(v.literal(1)) });

const MessageSchema = v.union([SecondSchema, FirstSchema]);

/** A queued request in the current version. */
export type OutboxMessage = v.InferOutput<typeof SecondSchema>;

/** A message of any version. `acceptedAt` is an ISO 8601 time, missing in version 1. */
export type ReadMessage = Delivery & { acceptedAt?: string };

/** Builds the message for a request that is accepted now. */
export const messageFor = (delivery: Delivery, now: Date): OutboxMessage => ({
  version: 2,
  ...delivery,
  acceptedAt: now.toISOString(),
});

/**
 * Parses a message of any version. Undefined if it is malformed or of an unknown version, for example after a rollback.
 * Such a message goes to the dead letters (dead-letters.ts).
 */
export function readMessage(value: unknown): ReadMessage | undefined {
  const read = v.safeParse(MessageSchema, value);
  if (!read.success) return undefined;
  const { body, idempotencyKey, requestId } = read.output;
  const { acceptedAt, suspicion } = read.output as Partial<OutboxMessage>;
  // Always derived from the key, so that reference and key cannot disagree.
  return { body, idempotencyKey, requestId, reference: referenceOf(idempotencyKey), acceptedAt, suspicion };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
