import * as v from "valibot";
import { expect, test } from "vitest";
import { ContactSchema, fieldErrors } from "../../../app/contact/contact-schema.ts";

const REQUEST = { service: "DigitalTransformation", name: "Jordan Avery", email: "a@agency.gov", message: "Hello" };
const errorsOf = (input: unknown) => {
  const parsed = v.safeParse(ContactSchema, input);
  return parsed.success ? {} : fieldErrors(parsed.issues);
};

test.each([
  "name@agency.gov",
  "o'brien@agency.gov",
  "first.last+tag@sub.agency.gov",
  "jörg@verwaltung.example",
  "用户@例子.广告",
  "a@xn--fsqu00a.example",
])("FORM-1 %s is taken as an e-mail address", (email) => expect(errorsOf({ ...REQUEST, email })).toEqual({}));

test.each([
  "jordan",
  "jordan@",
  "@agency.gov",
  "jordan@agency",
  "jordan@agency..gov",
  "jordan@agency.gov.",
  "a@b@agency.gov",
  "two words@agency.gov",
  "a@agency.gov\nBcc: b@agency.gov",
  "a@agency.gov,b@agency.gov",
  "<a@agency.gov>",
  "a\u0000@agency.gov",
])("FORM-1 %j is not", (email) =>
  expect(errorsOf({ ...REQUEST, email })).toEqual({ email: "Enter a complete address, such as name@agency.gov." }),
);

test("FORM-1 an address of 60,000 characters is judged at once", () => {
  const started = performance.now();
  errorsOf({ ...REQUEST, email: `a@${"a.".repeat(30_000)}` });
  errorsOf({ ...REQUEST, email: "a".repeat(60_000) });
  expect(performance.now() - started).toBeLessThan(200);
});

test("FORM-1 every message is a sentence of this site, whatever was sent", () => {
  const own = /^(Enter|Choose|Tell|Send|Leave)\b.*\.$/;
  for (const input of [{}, [], { ...REQUEST, service: 1, phone: 2, company: {}, form_type: "x" }, null, "text", 7]) {
    for (const message of Object.values(errorsOf(input))) expect(message).toMatch(own);
  }
  expect(Object.keys(errorsOf(null))).toEqual(["form"]);
  expect(Object.keys(errorsOf({}))).toEqual(["service", "name", "email", "message"]);
});
