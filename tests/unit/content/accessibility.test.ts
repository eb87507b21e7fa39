import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { conformance } from "../../../app/content/accessibility.ts";
import { PROOFS } from "../../support/conformance-proofs.ts";

/** WCAG 2.2 has 55 criteria of levels A and AA (W3C Recommendation of 12 December 2024). */
const CRITERIA = 55;

const titles = globSync("tests/{e2e,worker}/*.{spec,test}.ts").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\btest(?:\.each\([^)]*\))?\(\s*([`"])(.+?)\1/gs)].map((match) => match[2]!),
);

test("the conformance table has every criterion of WCAG 2.2, levels A and AA, once", () => {
  expect(new Set(conformance.map(({ criterion }) => criterion)).size).toBe(CRITERIA);
  expect(conformance).toHaveLength(CRITERIA);
});

test("what the conformance table calls automated is what tests show, and nothing else is", () => {
  const automated = conformance.filter(({ tested }) => tested !== "Judged").map(({ criterion }) => criterion);
  expect(Object.keys(PROOFS).toSorted()).toEqual(automated.toSorted());
});

test.each(Object.entries(PROOFS))("the tests behind criterion %s are there", (_, proofs) => {
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter((words) => !titles.some((title) => title.includes(words)))).toEqual([]);
});
