import { expect, test } from "vitest";
import { messageFor, readMessage } from "./message.ts";
import { referenceOf } from "./reference.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const KEY = "0e8a1c52-7d3f-8b64-9a01-5c2e7f90d3ab";
const DELIVERY = { body: '{"name":"Jordan"}', idempotencyKey: KEY, requestId: "request", reference: referenceOf(KEY) };
const MESSAGE = messageFor(DELIVERY, new Date("2026-11-22T12:00:00Z"));

test("OPS-2 a message contains its version, its reference and when the request was accepted", () => {
  expect(MESSAGE).toEqual({ version: 2, ...DELIVERY, acceptedAt: "2026-11-22T12:00:00.000Z" });
  expect(readMessage(JSON.parse(JSON.stringify(MESSAGE)))).toEqual({ ...DELIVERY, acceptedAt: MESSAGE.acceptedAt });
});

test("OPS-1 OPS-2 a message without a version is parsed, and has the reference that its visitor got", () => {
  const { reference: _none, ...old } = DELIVERY;
  expect(readMessage(old)).toEqual({ ...DELIVERY, acceptedAt: undefined });
});

test("OPS-2 a message of version 1 is parsed, with or without its number, with a key of up to 255 characters", () => {
  const requestId = "r=_-".padEnd(255, "9");
  const old = { body: DELIVERY.body, idempotencyKey: KEY, requestId };
  const read = { ...old, reference: DELIVERY.reference, acceptedAt: undefined };
  expect(readMessage({ ...old, version: 1 })).toEqual(read);
  expect(readMessage(old)).toEqual(read);
});

test("OPS-2 a reference that does not match its key is ignored", () => {
  expect(readMessage({ ...MESSAGE, reference: referenceOf("other") })?.reference).toBe(DELIVERY.reference);
});

test("OPS-2 a malformed message of the queue is refused", () =>
  checkEach(
    [
      ["nothing", null],
      ["a text", "Jordan"],
      ["a list", []],
      ["a newer version", { ...MESSAGE, version: 3 }],
      ["a field of its version missing", { ...MESSAGE, version: 2, acceptedAt: undefined }],
      ["a body that is no JSON", { ...MESSAGE, body: "Jordan" }],
      ["a body that is a list", { ...MESSAGE, body: "[]" }],
      ["a key with a line break", { ...MESSAGE, idempotencyKey: "Jordan\nAvery" }],
      ["a body that is null", { ...MESSAGE, body: "null" }],
      ["a body that is a number", { ...MESSAGE, body: "7" }],
      ["a key after a space", { ...MESSAGE, idempotencyKey: " key" }],
      ["a key before a space", { ...MESSAGE, idempotencyKey: "key " }],
      ["an empty key", { ...MESSAGE, idempotencyKey: "" }],
      ["a key of 256 characters", { ...MESSAGE, idempotencyKey: "k".repeat(256) }],
      ["a request without a name", { ...MESSAGE, requestId: undefined }],
      ["an older version's number without its fields", { version: 1 }],
      ["a day that is no time", { ...MESSAGE, acceptedAt: "yesterday" }],
    ],
    (_what, value) => expect(readMessage(value)).toBeUndefined(),
  ));
