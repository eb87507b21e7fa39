import * as v from "valibot";
import { expect, test } from "vitest";
import { ContactSchema, fieldErrors } from "./schema.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const REQUEST = { service: "DigitalTransformation", name: "Jordan Avery", email: "a@agency.gov", message: "Hello" };
const errorsOf = (input: unknown) => {
  const parsed = v.safeParse(ContactSchema, input);
  return parsed.success ? {} : fieldErrors(parsed.issues);
};

test("FORM-1 e-mail addresses of all kinds are accepted", () =>
  checkEach(
    [
      "name@agency.gov",
      "o'brien@agency.gov",
      "first.last+tag@sub.agency.gov",
      "jörg@verwaltung.example",
      "用户@例子.广告",
      "a@xn--fsqu00a.example",
    ],
    (email) => expect(errorsOf({ ...REQUEST, email })).toEqual({}),
  ));

test("FORM-1 a text that is no complete e-mail address is refused", () =>
  checkEach(
    [
      "jordan",
      "jordan@",
      "@agency.gov",
      "jordan@agency",
      "jordan@agency..gov",
      "jordan@agency.gov.",
      "a@b@agency.gov",
      "two words@agency.gov",
      "a@agency.gov,b@agency.gov",
      "<a@agency.gov>",
      "a`b@agency.gov",
      "a\u200c@agency.gov",
      "a\u{e0067}@agency.gov",
    ],
    (email) =>
      expect(errorsOf({ ...REQUEST, email })).toEqual({ email: "Enter a complete address, such as name@agency.gov." }),
  ));

const ONE_LINE = [
  ["name", "Type your name again"],
  ["email", "Type your email address again"],
  ["phone", "Type the phone number again"],
  ["company", "Type the company's name again"],
] as const;

/** One of each kind of control character that nobody types: line breaks, header separators and invisible characters. */
const CONTROLS = [
  ["a line feed", "\n"],
  ["a carriage return", "\r"],
  ["a tab", "\t"],
  ["a zero byte", "\u0000"],
  ["an escape", "\u001b"],
  ["a delete", "\u007f"],
  ["a C1 control", "\u0085"],
  ["a line separator", "\u2028"],
  ["a paragraph separator", "\u2029"],
  ["a right-to-left override", "\u202e"],
  ["the end of an embedding", "\u202c"],
  ["an isolate", "\u2066"],
  ["a right-to-left mark", "\u200f"],
  ["an Arabic letter mark", "\u061c"],
  ["a space of no width", "\u200b"],
  ["a word joiner", "\u2060"],
  ["a byte order mark", "\ufeff"],
  ["an annotation", "\ufff9"],
] as const;

test("FORM-1 a one-line field with a line break, a tab or an invisible character is rejected", () =>
  checkEach(
    ONE_LINE.flatMap(([field, start]) => CONTROLS.map(([kind, control]) => [field, kind, control, start] as const)),
    (field, _kind, control, start) => {
      const value = field === "email" ? `jordan${control}@agency.gov` : `Jor${control}dan`;
      const message = `${start}. It contains a line break, a tab or an invisible character.`;
      expect(errorsOf({ ...REQUEST, [field]: value })).toEqual({ [field]: message });
    },
  ));

test("FORM-1 names in every script are accepted", () =>
  checkEach(
    [
      ["Arabic", "محمد عبد‌الله"],
      ["Hebrew", "יוסף בן־דוד"],
      ["Persian, with a non-joiner", "می\u200cخواهم"],
      ["Sinhala, with a joiner", "ශ්\u200dරී ලංකා"],
      ["Devanagari, with a joiner", "क्\u200dष"],
      ["a family", "👩\u200d👩\u200d👧 🧵"],
      ["a flag of tags", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
      ["a heart with its variation", "❤\ufe0f"],
      ["accents apart", "Jose\u0301"],
      ["spaces of other kinds", "\u00a0Jordan\u3000Avery "],
      ["an apostrophe and a backtick", "O’Brien `Bob`"],
    ],
    (_kind, name) => expect(errorsOf({ ...REQUEST, name, company: name, phone: name })).toEqual({}),
  ));

test("FORM-1 a message keeps line breaks, tabs and text direction marks", () =>
  expect(errorsOf({ ...REQUEST, message: "one\r\n\ttwo \u202babc\u202c \u2067שלום\u2069 \u200b" })).toEqual({}));

test("FORM-1 a message with a zero byte is rejected: many programs would cut it off there", () =>
  expect(errorsOf({ ...REQUEST, message: "one\u0000two" })).toEqual({
    message: "Type your message again. It contains a zero byte, which cannot be sent.",
  }));

test("FORM-1 every message is a sentence of this site, whatever was sent", () => {
  const own = /^(Enter|Choose|Tell|Type|Send|Leave)\b.*\.$/;
  for (const input of [
    {},
    [],
    { ...REQUEST, service: 1, phone: 2, company: {}, form_type: "x" },
    { ...REQUEST, name: "\u0000" },
    null,
    "text",
    7,
  ]) {
    for (const message of Object.values(errorsOf(input))) expect(message).toMatch(own);
  }
  expect(Object.keys(errorsOf(null))).toEqual(["form"]);
  expect(Object.keys(errorsOf({}))).toEqual(["service", "name", "email", "message"]);
});
