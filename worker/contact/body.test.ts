import { expect, test } from "vitest";
import { FORM_BODY, JSON_BODY, keptEntries, readFields } from "./body.ts";
import { isOneOf } from "./content-type.ts";
import { REFUSALS } from "./refusals.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const request = (body: BodyInit | undefined, headers: Record<string, string> = {}) =>
  new Request("https://site.example/api/contact", { method: "POST", body, headers });
const json = { "content-type": "application/json" };

test("CALL-1 invalid UTF-8 is malformed, and never guessed at", async () => {
  const body = new Uint8Array([...new TextEncoder().encode('{"name":"Jos'), 0xe9, ...new TextEncoder().encode('"}')]);
  expect(await readFields(request(body, json), JSON_BODY)).toBe(REFUSALS.malformedJson);
});

test("FORM-3 a form with a file is parsed without the file, and a truncated form is malformed", async () => {
  const form = new FormData();
  form.set("name", "Jordan");
  form.set("paper", new Blob(["secret"]), "paper.txt");
  expect(await readFields(request(form), FORM_BODY)).toEqual({ fields: { name: "Jordan" } });
  const cutOff = request("--a\r\n", { "content-type": "multipart/form-data; boundary=a" });
  expect(await readFields(cutOff, FORM_BODY)).toBe(REFUSALS.malformedForm);
});

test.each<[string, Record<string, string>]>([
  ["compressed", { ...json, "content-encoding": "gzip" }],
  ["of another type", { "content-type": "text/plain" }],
  ["of no type", { "content-type": "" }],
])("CALL-1 a body that is %s is rejected, whatever it contains", async (_name, headers) =>
  expect(await readFields(request(new TextEncoder().encode('{"name":"Jordan"}'), headers), JSON_BODY)).toBe(
    REFUSALS.notJson,
  ),
);

test.each([
  ["application/json", new Error("reset"), REFUSALS.malformedJson],
  ["application/json", new DOMException("reset", "NetworkError"), REFUSALS.malformedJson],
  ["text/plain", new Error("reset"), REFUSALS.notJson],
])("CALL-1 a body of type %s truncated by %s is reported as incomplete", async (type, error, refusal) => {
  const body = new ReadableStream({ start: (controller) => controller.error(error) });
  const init = { method: "POST", body, headers: { "content-type": type }, duplex: "half" } as RequestInit;
  expect(await readFields(new Request("https://site.example/", init), JSON_BODY)).toBe(refusal);
});

test("CALL-1 a request without a body is not JSON, and is an empty form", async () => {
  expect(await readFields(request(undefined, json), JSON_BODY)).toBe(REFUSALS.malformedJson);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect(await readFields(request(undefined, form), FORM_BODY)).toEqual({ fields: {} });
});

test("FORM-3 a page redisplays the visitor's own fields if they are non-empty strings", () => {
  const fields = { name: "Jordan", email: "", phone: 7, website: "x", message: "Three queues." };
  expect(keptEntries(fields)).toEqual({ name: "Jordan", message: "Three queues." });
  expect(keptEntries(undefined)).toEqual({});
});

test("CALL-1 only the types of JSON in UTF-8 count as JSON", () =>
  checkEach(
    [
      ["application/json", true],
      ["APPLICATION/JSON", true],
      ["  application/json ; charset=utf-8", true],
      ["application/json;charset=UTF-8", true],
      ['application/json; charset="utf-8"', true],
      ["application/json; charset = utf-8", true],
      ["application/json; profile=x; v", true],
      ["application/json;", true],
      ["application/json; charset=latin1", false],
      ["application/json; charset = latin1", false],
      ["application/json; profile=utf-8; charset=latin1", false],
      ["application/json; charset=utf-8; charset=latin1", false],
      ["application/json; charset", false],
      ['application/json; charset="latin1"', false],
      ["application/jsonx", false],
      ["", false],
    ],
    (type, expected) => expect(isOneOf(["application/json"], type)).toBe(expected),
  ));
