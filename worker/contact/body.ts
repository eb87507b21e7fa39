import { isOneOf } from "./content-type.ts";
import { REFUSALS, type Refusal } from "./refusals.ts";

/** Largest body of a contact request. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * How much of a body that is too large, and did not say so, is still read and dropped: a client that is cut off while
 * it sends sees a broken connection instead of the answer.
 */
const DRAIN_LIMIT_BYTES = 16 * 1024 * 1024;

/** A way to write a contact request down: which bodies it accepts, and how their fields are read. */
export interface BodyFormat {
  types: readonly string[];
  wrongType: Refusal;
  malformed: Refusal;
  /** Throws when the body is malformed. */
  parse: (body: Uint8Array<ArrayBuffer>, contentType: string) => Promise<unknown>;
}

export const JSON_BODY: BodyFormat = {
  types: ["application/json"],
  wrongType: REFUSALS.notJson,
  malformed: REFUSALS.malformedJson,
  parse: async (body) => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)),
};

export const FORM_BODY: BodyFormat = {
  types: ["application/x-www-form-urlencoded", "multipart/form-data"],
  wrongType: REFUSALS.notForm,
  malformed: REFUSALS.malformedForm,
  parse: async (body, contentType) => {
    const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  },
};

/** The fields of a request's body, of whatever shape; or why they could not be read. */
export async function readFields(request: Request, format: BodyFormat): Promise<{ fields: unknown } | Refusal> {
  const contentType = request.headers.get("content-type") ?? "";
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!isOneOf(format.types, contentType) || encoding !== "identity") return format.wrongType;
  try {
    const body = await readLimited(request);
    return body ? { fields: await format.parse(body, contentType) } : REFUSALS.tooLarge;
  } catch {
    // Its syntax is wrong, or the connection broke before all of it was here.
    return format.malformed;
  }
}

/** Counts what really arrives, whatever Content-Length says. Null when it is too much. */
async function readLimited(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return new Uint8Array();
  if (Number(request.headers.get("content-length")) > BODY_LIMIT_BYTES) return null;
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size <= BODY_LIMIT_BYTES) chunks.push(value);
    else chunks.length = 0;
    if (size > DRAIN_LIMIT_BYTES) {
      reader.cancel().catch(() => {});
      return null;
    }
  }
  if (size > BODY_LIMIT_BYTES) return null;
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** The fields of which a page that was posted without JavaScript shows what the visitor entered. */
const KEPT_FIELDS = ["service", "name", "email", "phone", "company", "message"];

/** The texts among the fields that the page keeps. Source: FORM-3. */
export function keptEntries(fields: unknown): Record<string, string> {
  return Object.fromEntries(
    KEPT_FIELDS.map((name) => [name, textOf(fields, name)]).filter((entry): entry is [string, string] => !!entry[1]),
  );
}

/** A field's text, or undefined where it is absent or no text. Looks at own fields only. */
export function textOf(fields: unknown, name: string): string | undefined {
  const value = fieldOf(fields, name);
  return typeof value === "string" ? value : undefined;
}

/** A field's value, of whatever type. */
export const fieldOf = (fields: unknown, name: string): unknown =>
  typeof fields === "object" && fields !== null && Object.hasOwn(fields, name)
    ? (fields as Record<string, unknown>)[name]
    : undefined;
