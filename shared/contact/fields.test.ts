import { expect, test } from "vitest";
import { ADDED_FIELDS, CONTACT_FIELDS, emptyEntries, entriesIn, errorsIn } from "./fields.ts";

const WHOLE = { service: "DigitalTransformation", name: "Jordan", email: "j@agency.gov", message: "Hello" };

test("ENT-9 FORM-5 the visitor's fields are in the order of the page: first the need, last the message", () => {
  expect(CONTACT_FIELDS[0]).toBe("about");
  expect(CONTACT_FIELDS.at(-1)).toBe("message");
  const sent = CONTACT_FIELDS.filter((field) => !ADDED_FIELDS.includes(field));
  expect(sent).toEqual(["name", "email", "phone", "company", "message"]);
});

test("FORM-3 an empty form has every field, and the need that the address names", () => {
  expect(Object.keys(emptyEntries(""))).toEqual(CONTACT_FIELDS);
  expect(emptyEntries("cybersecurity")).toMatchObject({ about: "cybersecurity", name: "", message: "" });
});

test("FORM-3 only the visitor's own entries are picked, and only strings", () =>
  expect(entriesIn({ name: "Jordan", email: 7, phone: null, company: "", website: "http://robot.example" })).toEqual({
    name: "Jordan",
    company: "",
  }));

test("FORM-1 valid entries have no errors", () => expect(errorsIn(WHOLE)).toEqual({}));

test("FORM-1 each invalid entry has its own error", () =>
  expect(errorsIn({ ...WHOLE, name: " ", message: "" })).toEqual({
    name: "Enter your name.",
    message: "Tell us what you need, in a sentence or two.",
  }));
