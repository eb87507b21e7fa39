import * as v from "valibot";
import type { Delivery } from "./gateway.ts";
import { referenceOf } from "./reference.ts";

/** A name that goes into a header and into the log, so nothing else may stand in it. */
const NameSchema = v.pipe(v.string(), v.regex(/^[\w=-]{1,255}$/));

const DeliverySchema = v.object({
  body: v.pipe(v.string(), v.check(isJsonObject)),
  idempotencyKey: NameSchema,
  requestId: NameSchema,
});

/** Version 2 says which it is, when the request was accepted, and its reference. */
const SecondSchema = v.object({
  ...DeliverySchema.entries,
  version: v.literal(2),
  reference: NameSchema,
  acceptedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** Version 1 is what was queued before messages had a version; some may lie in a queue, or among the dead letters. */
const FirstSchema = v.object({ ...DeliverySchema.entries, version: v.optional(v.literal(1)) });

const MessageSchema = v.union([SecondSchema, FirstSchema]);

/** What waits in the queue, as it is written today: a request as the gateway shall get it. */
export type OutboxMessage = v.InferOutput<typeof SecondSchema>;

/** What a message says, whatever its version; `acceptedAt` is an ISO 8601 time, missing in version 1. */
export type ReadMessage = Delivery & { acceptedAt?: string };

/** The message for a request that is accepted now. */
export const messageFor = ({ body, idempotencyKey, requestId, reference }: Delivery, now: Date): OutboxMessage => ({
  version: 2,
  body,
  idempotencyKey,
  requestId,
  reference,
  acceptedAt: now.toISOString(),
});

/**
 * Reads a message of any version; undefined where it is malformed, or of a version that this code does not know, as after
 * a rollback. Nothing of it is thrown away then: see dead-letters.ts.
 */
export function readMessage(value: unknown): ReadMessage | undefined {
  const read = v.safeParse(MessageSchema, value);
  if (!read.success) return undefined;
  const { body, idempotencyKey, requestId } = read.output;
  const { acceptedAt } = read.output as Partial<OutboxMessage>;
  // The key is the truth: a reference that somebody wrote beside another key would lead astray.
  return { body, idempotencyKey, requestId, reference: referenceOf(idempotencyKey), acceptedAt };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
