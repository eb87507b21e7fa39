import * as fc from "fast-check";
import { CONTACT_FIELDS } from "../../shared/contact/fields.ts";

/** A body for the contact route, and the expected result. */
export interface Case {
  body: string | Uint8Array<ArrayBuffer>;
  status: 200 | 400 | 413 | 422;
  /** The field that the error must name. */
  field?: string;
  /** The exact body that the gateway gets; undefined if nothing. */
  arrives?: string;
}

type Fields = Record<string, unknown>;

const AWKWARD = [
  "🧵👩‍👩‍👧",
  "مرحبا",
  "שלום",
  "日本語",
  "\u202Eabc\u202C",
  "e\u0301",
  "\u0000\u001F",
  "\r\n\t",
  '"\\',
  "\u2028",
  "\ud83e",
  "\udd16",
];

/** Text of every kind, including lone surrogates. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(...AWKWARD),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(""));
/** First and last code point of ranges that nobody types in a line, independent of the site's own pattern. */
const UNTYPED: [first: number, last: number][] = [
  [0x0, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x206f],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
];
const isTyped = (character: string) => {
  const code = character.codePointAt(0)!;
  return UNTYPED.every(([first, last]) => code < first || code > last);
};
const untyped = fc
  .constantFrom(...UNTYPED)
  .chain(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code)));
/** Valid texts of a one-line field, and of a message. */
const line = text.map((value) => [...value].filter(isTyped).join(""));
const lines = text.map((value) => value.replaceAll("\0", ""));
const blank = fc.constantFrom("", " ", "\n", "\t \r\n", "\u00a0", "\u3000", "\ufeff");
const filledWith = (part: fc.Arbitrary<string>) =>
  fc.tuple(part, fc.constantFrom("x", "é", "🧵", "1")).map(([before, mark]) => before + mark);
const label = fc.stringMatching(/^[a-z0-9]{1,10}$/);
const email = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9.'_+-]{1,20}$/), label, label)
  .map(([local, host, end]) => `${local}@${host}.${end}`);
const noEmail = fc.oneof(
  fc.constantFrom("jordan", "jordan@", "@agency.gov", "a@b", "a@b..gov", "a@agency.gov\nBcc: x@y.gov"),
  label,
);
const noText = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 2 }),
  fc.dictionary(label, text),
);

const valid = fc.record(
  {
    form_type: fc.constant("common"),
    service: fc.constantFrom("DigitalTransformation", "databaseinfrastructuremanagement"),
    name: filledWith(line),
    email,
    phone: line,
    company: line,
    message: filledWith(lines),
  },
  { requiredKeys: ["service", "name", "email", "message"] },
);

/** Unexpected keys. */
const extras = fc.dictionary(
  fc.oneof(
    fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "then", "idempotency_key"),
    fc.string({ minLength: 1, maxLength: 8 }),
  ),
  fc.oneof(text, fc.jsonValue({ maxDepth: 3 })),
  { maxKeys: 4 },
);

const KNOWN = new Set<string>(["form_type", "service", ...CONTACT_FIELDS, "website"]);

/** JSON with unexpected keys, and with some keys twice, of which the last counts. */
const written = (fields: Fields) =>
  fc.tuple(extras, fc.boolean()).map(([more, isTwice]) => {
    const entries = [...Object.entries(more).filter(([key]) => !KNOWN.has(key)), ...Object.entries(fields)];
    const pairs = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    return `{${[...(isTwice ? ['"name":7', '"__proto__":{"name":"x"}'] : []), ...pairs].join(",")}}`;
  });

/** The gateway's JSON, computed without the site's own code. Like UTF-8, a Buffer cannot contain lone surrogates. */
function expected({ service, name, email, phone = "", company = "", message }: Fields): string {
  const ordered = { form_type: "common", service, name, email, phone, company, message };
  const whole = Object.entries(ordered).map(([key, value]) => [key, Buffer.from(String(value)).toString()]);
  return JSON.stringify(Object.fromEntries(whole));
}

const taken = valid.chain((fields) =>
  written(fields).map((body): Case => ({ body, status: 200, arrives: expected(fields) })),
);

const long = fc.tuple(valid, fc.constantFrom("x", "é", "日", "🧵", "\n")).map(([fields, unit]): Case => {
  const bytesEach = Buffer.byteLength(JSON.stringify(unit)) - 2;
  const message = `${unit.repeat(Math.floor(60_000 / bytesEach))}x`;
  return { body: JSON.stringify({ ...fields, message }), status: 200, arrives: expected({ ...fields, message }) };
});

/** A field, and what no valid request has in it; undefined stands for its absence. */
const broken = fc
  .oneof(
    fc.tuple(fc.constant("form_type"), fc.oneof(noText, label)),
    fc.tuple(fc.constant("service"), fc.oneof(noText, text, fc.constantFrom("DigitalTransformation ", undefined))),
    fc.tuple(fc.constantFrom("name", "message"), fc.oneof(noText, blank, fc.constant(undefined))),
    fc.tuple(fc.constant("email"), fc.oneof(noText, blank, noEmail, fc.constant(undefined))),
    fc.tuple(fc.constantFrom("phone", "company"), noText),
    // At the ends invisible formatting is accepted.
    fc.tuple(
      fc.constantFrom("name", "email", "phone", "company"),
      untyped.map((character) => `x${character}x`),
    ),
    fc.tuple(
      fc.constant("message"),
      text.map((value) => `${value}\0`),
    ),
  )
  .chain(([field, value]) =>
    valid.map((fields): Case => {
      const { [field as keyof typeof fields]: _gone, ...rest } = fields;
      const body = JSON.stringify(value === undefined ? rest : { ...rest, [field]: value });
      return { body, status: 422, field };
    }),
  );

const noObject = fc
  .oneof(fc.string(), fc.integer(), fc.constant(null), fc.boolean(), fc.array(fc.jsonValue(), { maxLength: 3 }))
  .map((value): Case => ({ body: JSON.stringify(value), status: 422 }));

const nested = fc
  .integer({ min: 100, max: 30_000 })
  .map((depth): Case => ({ body: "[".repeat(depth) + "]".repeat(depth), status: 422 }));

const noJson = fc
  .oneof(
    valid.chain((fields) => {
      const body = JSON.stringify(fields);
      return fc.integer({ min: 0, max: body.length - 1 }).map((end) => body.slice(0, end));
    }),
    text.map((value) => `${value}}`),
    valid.map((fields) => `${JSON.stringify(fields)},`),
    fc.uint8Array({ maxLength: 80 }).map((bytes) => new Uint8Array([...bytes, 0xff])),
  )
  .map((body): Case => ({ body, status: 400 }));

/** A filled honeypot field changes nothing about what arrives. */
const suspicious = fc.tuple(valid, filledWith(text)).map(([fields, website]): Case => ({
  body: JSON.stringify({ ...fields, website }),
  status: 200,
  arrives: expected(fields),
}));

const tooLarge = fc
  .tuple(valid, fc.integer({ min: 65_537, max: 90_000 }))
  .map(([fields, size]): Case => ({ body: JSON.stringify({ ...fields, message: "x".repeat(size) }), status: 413 }));

/** Any body that a browser, a program or an attacker may send. */
export const anyCase: fc.Arbitrary<Case> = fc.oneof(
  { weight: 50, arbitrary: taken },
  { weight: 2, arbitrary: long },
  { weight: 25, arbitrary: broken },
  { weight: 5, arbitrary: noObject },
  { weight: 1, arbitrary: nested },
  { weight: 10, arbitrary: noJson },
  { weight: 5, arbitrary: suspicious },
  { weight: 2, arbitrary: tooLarge },
);
