import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROOFS } from "../../../app/content/accessibility/proofs.ts";
import { conformance } from "../../../app/content/accessibility/wcag.ts";
import { checkEach } from "../../support/check-each.ts";

/** WCAG 2.2 has 55 criteria of levels A and AA (W3C Recommendation of 12 December 2024). */
const CRITERIA = 55;

/** The titles of a file's tests as in the source. */
const titlesIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/\btest(?:\.each\([^)]*\))?\(\s*([`"])(.+?)\1/gs)].map((match) => match[2]!);

test("the conformance table has every criterion of WCAG 2.2, levels A and AA, once", () => {
  expect(new Set(conformance.map(({ criterion }) => criterion)).size).toBe(CRITERIA);
  expect(conformance).toHaveLength(CRITERIA);
});

test("exactly the criteria marked as automated are covered by tests", () => {
  const automated = conformance.filter(({ tested }) => tested !== "Judged").map(({ criterion }) => criterion);
  expect(Object.keys(PROOFS).toSorted()).toEqual(automated.toSorted());
});

test("TRUST-2 the tests of each criterion exist, by file and title", () =>
  checkEach(Object.entries(PROOFS), (_, proofs) => {
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter(([file, title]) => !titlesIn(file).includes(title))).toEqual([]);
  }));
