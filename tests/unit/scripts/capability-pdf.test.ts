import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CAPABILITY_PDF, isCapabilityPdfCurrent } from "../../../scripts/lib/capability-source.ts";

test("RT-1 the downloadable capability statement is up to date (otherwise: npm run capability-pdf)", () => {
  expect(isCapabilityPdfCurrent()).toBe(true);
});

test("RT-1 the capability statement is a tagged, titled PDF of at most two pages", () => {
  const pdf = readFileSync(CAPABILITY_PDF, "latin1");
  expect(pdf).toContain("/StructTreeRoot");
  expect(pdf).toContain("/Title");
  expect(pdf).toMatch(/\/Lang\s*\(en-US\)/);
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(2);
});
