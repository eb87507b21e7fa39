import * as v from "valibot";
import { expect, test } from "vitest";
import { CONTACT_FORM } from "../../app/content/interface/contact-form.ts";
import { ADDED_FIELDS } from "../../shared/contact/fields.ts";
import { SERVICE_OF_NEED, CONTACT_NEEDS } from "../../shared/contact/needs.ts";
import { ContactSchema } from "../../shared/contact/schema.ts";
import { composeRequest } from "./compose-message.ts";
import { isWithPack } from "./pack-text.ts";

const SENT = { service: "DigitalTransformation", name: "Jordan", email: "jordan@agency.example", message: "Hello" };
const REQUEST = { ...v.parse(ContactSchema, SENT), message: "" };
const SITE = "https://www.example.gov";

test.each<[string, unknown, boolean]>([
  ["a pack", { pack: "sap" }, true],
  ["a pack of nothing known", { pack: "?" }, true],
  ["an empty pack", { pack: "" }, false],
  ["no pack", {}, false],
  ["fields that could not be read", undefined, true],
])("PACK-3 the page that answers %s knows whether there was a pack", (_name, fields, expected) =>
  expect(isWithPack(fields)).toBe(expected),
);

test("PACK-3 the services of a pack are listed in order, separated by semicolons", () => {
  const { message } = composeRequest(REQUEST, { pack: "sap,oracle-financials" }, SITE)!;
  expect(message).toMatch(/^\n\nCapability pack: [^;\n]*SAP[^;\n]*; [^;\n]*Oracle Financials[^;\n]*\nhttps:/);
});

test("FORM-5 the need is the first line of the message, then a blank line, and decides the service", () => {
  expect(composeRequest({ ...REQUEST, about: "cybersecurity", message: "Hello" }, {}, SITE)).toEqual({
    form_type: "common",
    service: "databaseinfrastructuremanagement",
    name: "Jordan",
    email: "jordan@agency.example",
    phone: "",
    company: "",
    message: "About: Cybersecurity\n\nHello",
  });
  const others = CONTACT_NEEDS.filter((need) => SERVICE_OF_NEED[need] === "databaseinfrastructuremanagement");
  expect(others).toEqual(["database-and-infrastructure-management", "cybersecurity"]);
});

test("FORM-5 without a need the message and the service stay as they are", () => {
  const form = { ...REQUEST, service: "databaseinfrastructuremanagement", message: "Hello" } as const;
  expect(composeRequest(form, {}, SITE)).toEqual({
    form_type: "common",
    service: "databaseinfrastructuremanagement",
    name: "Jordan",
    email: "jordan@agency.example",
    phone: "",
    company: "",
    message: "Hello",
  });
});

test("FORM-6 each answer that the gateway has no field for is a line before the message, if it was given", () => {
  const answers = ADDED_FIELDS.map((field) => [field, field === "about" ? "cybersecurity" : `Typed in ${field} `]);
  const { message } = composeRequest({ ...REQUEST, ...Object.fromEntries(answers), message: "Hello" }, {}, SITE)!;
  const lines = ADDED_FIELDS.slice(1).map(
    (field) => `${CONTACT_FORM.fields[field].line ?? CONTACT_FORM.fields[field].label}: Typed in ${field} \n`,
  );
  expect(message).toBe(["About: Cybersecurity\n", ...lines, "\nHello"].join(""));
  const blank = Object.fromEntries(ADDED_FIELDS.slice(1).map((field) => [field, " \u200b"]));
  expect(composeRequest({ ...REQUEST, ...blank, message: "Hello" }, {}, SITE)!.message).toBe("Hello");
});

test("FORM-5 PACK-3 need, message and pack may be 64 KiB together, and not a byte more", () => {
  const form = { ...REQUEST, about: "erp-solutions" } as const;
  const rest = JSON.stringify(composeRequest(form, { pack: "sap" }, SITE)).length;
  const long = (bytes: number) => composeRequest({ ...form, message: "x".repeat(bytes - rest) }, { pack: "sap" }, SITE);
  expect(JSON.stringify(long(65_536))).toHaveLength(65_536);
  expect(long(65_537)).toBeUndefined();
});
