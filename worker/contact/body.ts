import { CONTACT_FIELDS } from "../../shared/contact/fields.ts";
import { isOneOf } from "./content-type.ts";
import { BODY_LIMIT_BYTES, DRAIN_LIMIT_BYTES, readBody } from "./read-body.ts";
import { REFUSALS, type Refusal } from "./refusals.ts";

/** A format of contact requests: accepted content types, and how to parse the body. */
export interface BodyFormat {
  types: readonly string[];
  wrongType: Refusal;
  malformed: Refusal;
  /** Throws if the body is malformed. */
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

/**
 * Parses the body of a request, or returns why it could not be read. A body that will be refused is still read up to the
 * size limit: otherwise many clients would see a broken connection instead of the response, and the page could not show
 * the visitor's entries again.
 */
export async function readFields(
  request: Request,
  format: BodyFormat,
  { isRefused = false } = {},
): Promise<{ fields: unknown } | Refusal> {
  const contentType = request.headers.get("content-type") ?? "";
  const encoding = request.headers.get("content-encoding") ?? "identity";
  const isTaken = isOneOf(format.types, contentType) && encoding === "identity";
  try {
    const body = await readBody(request, isTaken && !isRefused ? DRAIN_LIMIT_BYTES : BODY_LIMIT_BYTES);
    if (!isTaken) return format.wrongType;
    return body instanceof Uint8Array ? { fields: await format.parse(body, contentType) } : body;
  } catch {
    // Malformed body, or the connection broke.
    return isTaken ? format.malformed : format.wrongType;
  }
}

/** The visitor's entries, shown again after a post without JavaScript. Source: FORM-3. */
export function keptEntries(fields: unknown): Record<string, string> {
  return Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, textOf(fields, name)]).filter((entry): entry is [string, string] => !!entry[1]),
  );
}

/** A field's string value, or undefined. Reads own properties only. */
export function textOf(fields: unknown, name: string): string | undefined {
  const value = fieldOf(fields, name);
  return typeof value === "string" ? value : undefined;
}

/** A field's value of any type, or undefined. Reads own properties only. */
export const fieldOf = (fields: unknown, name: string): unknown =>
  typeof fields === "object" && fields !== null && Object.hasOwn(fields, name)
    ? (fields as Record<string, unknown>)[name]
    : undefined;
