import { CONTACT_FIELDS } from "../../app/contact/contact-fields.ts";
import { isOneOf } from "./content-type.ts";
import { BODY_LIMIT_BYTES, DRAIN_LIMIT_BYTES, readBody } from "./read-body.ts";
import { REFUSALS, type Refusal } from "./refusals.ts";

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

/**
 * The fields of a request's body, of whatever shape; or why they could not be read. Of a body that is to be refused,
 * for its type or its sender, no more is read than an honest one may be long: with less, many a client sees a broken
 * connection instead of its answer, and what was typed could not be shown again.
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
    // Its syntax is wrong, or the connection broke before all of it was here.
    return isTaken ? format.malformed : format.wrongType;
  }
}

/** The texts of the visitor's fields, which a page that was posted without JavaScript shows again. Source: FORM-3. */
export function keptEntries(fields: unknown): Record<string, string> {
  return Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, textOf(fields, name)]).filter((entry): entry is [string, string] => !!entry[1]),
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
