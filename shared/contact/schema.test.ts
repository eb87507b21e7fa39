import * as v from "valibot";
import { expect, test } from "vitest";
import { CONTACT_FIELDS } from "./fields.ts";
import { EXAMPLE_REQUEST as REQUEST } from "./example-request.ts";
import { CONTACT_NEEDS } from "./needs.ts";
import { ContactSchema, fieldErrors } from "./schema.ts";
import { checkEach } from "../../tests/support/check-each.ts";

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
      "a@agency.gov,b@agency.gov",
      "<a@agency.gov>",
      "a`b@agency.gov",
      "a\ud83e@agency.gov",
    ],
    (email) =>
      expect(errorsOf({ ...REQUEST, email })).toEqual({ email: "Enter a complete address, such as name@agency.gov." }),
  ));

test("FORM-1 an address with a character that cannot be seen is refused by the character's name", () =>
  checkEach(
    [
      ["john@agency.gov\u00a0", "a no-break space"],
      ["john\u2007@agency.gov", "a space"],
      ["two words@agency.gov", "a space"],
      ["\u202ajohn@agency.gov\u202c", "a mark of text direction"],
      ["\ufeffjohn@agency.gov", "a byte order mark"],
      ["john@agency.gov\u200b", "a zero-width space"],
      ["a\u200c@agency.gov", "an invisible character"],
      ["a\u{e0067}@agency.gov", "an invisible character"],
    ],
    (email, name) =>
      expect(errorsOf({ ...REQUEST, email })).toEqual({
        email: `Type your email address again. It contains ${name}.`,
      }),
  ));

test("FORM-1 an address has at most 254 characters", () => {
  const host = "@agency.gov";
  const long = (characters: number) => ({ ...REQUEST, email: "a".repeat(characters - host.length) + host });
  expect(errorsOf(long(254))).toEqual({});
  expect(errorsOf(long(255))).toEqual({ email: "Enter an address of at most 254 characters." });
});

test("FORM-1 invisible formatting around a text is no reason to refuse it, and is sent as typed", () =>
  checkEach(
    [
      ["as Apple's Contacts copies it", "\u202a(703) 555-0100\u202c"],
      ["with an override to the right", "\u202d+1 703 555 0100\u202c "],
      ["isolated", "\u2068(703) 555-0100\u2069"],
      ["with a byte order mark", "\ufeff(703) 555-0100"],
      ["with a space of no width and a no-break space", "(703) 555-0100\u200b\u00a0"],
    ],
    (_kind, text) => {
      const parsed = v.safeParse(ContactSchema, { ...REQUEST, name: text, phone: text, company: text });
      expect(parsed).toMatchObject({ success: true, output: { name: text, phone: text, company: text } });
    },
  ));

test("FORM-1 a required field of spaces and invisible characters is empty", () =>
  checkEach(["\u200b", "\u200d\u200c", "\u3164", "\u2800\u00a0", "\u202a\u202c", "\ufe0f", "\u00ad\u{e0020}"], (text) =>
    expect(errorsOf({ ...REQUEST, name: text, message: text })).toEqual({
      name: "Enter your name.",
      message: "Tell us what you need, in a sentence or two.",
    }),
  ));

/** Every field that is typed into one line. */
const ONE_LINE = CONTACT_FIELDS.filter((field) => field !== "about" && field !== "message");

/** One of each kind of control character that nobody types, with its name: line breaks, separators, invisible characters. */
const CONTROLS = [
  ["a line break", "\n"],
  ["a line break", "\r"],
  ["a tab", "\t"],
  ["a control character", "\u0000"],
  ["a control character", "\u001b"],
  ["a control character", "\u007f"],
  ["a control character", "\u0085"],
  ["a line break", "\u2028"],
  ["a line break", "\u2029"],
  ["a mark of text direction", "\u202e"],
  ["a mark of text direction", "\u202c"],
  ["a mark of text direction", "\u2066"],
  ["a mark of text direction", "\u200f"],
  ["a mark of text direction", "\u061c"],
  ["a zero-width space", "\u200b"],
  ["an invisible character", "\u2060"],
  ["a byte order mark", "\ufeff"],
  ["an invisible character", "\ufff9"],
] as const;

test("FORM-1 a one-line field with a line break, a tab or an invisible character is rejected", () =>
  checkEach(
    ONE_LINE.flatMap((field) => CONTROLS.map(([name, control]) => [field, name, control] as const)),
    (field, name, control) => {
      const value = field === "email" ? `jordan${control}@agency.gov` : `Jor${control}dan`;
      const errors = errorsOf({ ...REQUEST, [field]: value });
      expect(Object.keys(errors)).toEqual([field]);
      expect(errors[field]).toMatch(new RegExp(`^Type (?:your|the) .+ again\\. It contains ${name}\\.$`));
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

test("FORM-5 a need is one of the nine or none, and a request without one is accepted", () => {
  for (const about of ["", ...CONTACT_NEEDS]) expect(errorsOf({ ...REQUEST, about })).toEqual({});
  for (const about of ["sap", "Cybersecurity", "__proto__", " ", 7, null])
    expect(errorsOf({ ...REQUEST, about })).toEqual({ about: "Choose one of the subjects." });
});

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
