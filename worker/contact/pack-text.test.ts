import { expect, test } from "vitest";
import { isWithPack, withPack } from "./pack-text.ts";

const REQUEST = {
  form_type: "common",
  service: "DigitalTransformation",
  name: "Jordan",
  email: "jordan@agency.example",
  phone: "",
  company: "",
  message: "",
} as const;
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
  const { message } = withPack(REQUEST, { pack: "sap,oracle-financials" }, SITE)!;
  expect(message).toMatch(/^\n\nCapability pack: [^;\n]*SAP[^;\n]*; [^;\n]*Oracle Financials[^;\n]*\nhttps:/);
});

test("PACK-3 message and pack may be 64 KiB together, and not a byte more", () => {
  const fields = { pack: "sap" };
  const rest = JSON.stringify(withPack(REQUEST, fields, SITE)).length;
  const long = (bytes: number) => withPack({ ...REQUEST, message: "x".repeat(bytes - rest) }, fields, SITE);
  expect(JSON.stringify(long(65_536))).toHaveLength(65_536);
  expect(long(65_537)).toBeUndefined();
});
