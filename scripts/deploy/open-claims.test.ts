import { expect, test } from "vitest";
import { type Claim, claimedValue, confirmed, type Day, removed } from "../../app/content/claims/claim.ts";
import { claims, type PlacedClaim } from "../../app/content/claims/index.ts";
import { BLANK } from "../../app/content/interface/samples.ts";
import { openClaims, openClaimsReport } from "./open-claims.ts";
import { outdatedClaimTexts } from "../lib/outdated-claim-texts.ts";
import { checkEach } from "../../tests/support/check-each.ts";

const TODAY = "2026-11-22";
const WHO = { by: "Director of Contracts", on: TODAY } as const;

/** The claims with one of them changed. */
const having = (path: string, claim: Claim<unknown>): PlacedClaim[] =>
  claims.map((placed) => (placed.path === path ? { ...placed, claim } : placed));

/** A realistic value of the same shape. */
const own = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/sample?|to be supplied/gi, "Real"), (_, inner: unknown) => inner);
const allConfirmed = claims.map((placed) => ({ ...placed, claim: confirmed(own(claimedValue(placed.claim)), WHO) }));

test("BUY-4 every kind of claim is among those that stop a deploy, as long as it is a stand-in's", () => {
  const open = openClaims(claims, TODAY).map(({ path }) => path);
  expect(open).toHaveLength(claims.length);
  expect(new Set(open).size).toBe(claims.length);
  expect(claims.filter(({ path }) => path.startsWith("figures."))).toHaveLength(6);
  expect(claims.filter(({ path }) => path.startsWith("clientMarks."))).toHaveLength(21);
  expect(claims.filter(({ path }) => path.startsWith("certificates."))).toHaveLength(6);
});

test("BUY-4 with every claim confirmed, or every claim removed, nothing stops", () => {
  expect(openClaims(allConfirmed, TODAY)).toEqual([]);
  expect(
    openClaims(
      claims.map((placed) => ({ ...placed, claim: removed() })),
      TODAY,
    ),
  ).toEqual([]);
});

test("BUY-4 each claim alone stops a deploy, when all others are confirmed", () =>
  checkEach(
    allConfirmed.map(({ path }) => path),
    (path) => {
      const sampleOf = claims.find((placed) => placed.path === path)!;
      const mixed = allConfirmed.map((placed) => (placed.path === path ? sampleOf : placed));
      expect(openClaims(mixed, TODAY).map((open) => open.path)).toEqual([path]);
    },
  ));

test.each<[string, Claim<string>, RegExp]>([
  ["by nobody", confirmed("ABC123DEF456", { ...WHO, by: " " }), /confirmed by nobody/],
  ["on a day to come", confirmed("ABC123DEF456", { ...WHO, on: "2026-11-23" }), /is yet to come/],
  ["on no day", confirmed("ABC123DEF456", { ...WHO, on: "2026-13-41" }), /is no day: write it as 2026-11-22/],
  ["on a day written otherwise", confirmed("ABC123DEF456", { ...WHO, on: "26-1-2" as Day }), /is no day/],
  ["with a sample's value", confirmed("SAMPLEUEI001", WHO), /with a sample's value: SAMPLEUEI001/],
  ["with a blank", confirmed(BLANK, WHO), /with a sample's value: to be supplied/],
])("BUY-4 a claim confirmed %s stops a deploy, and the line says why", (_, claim, why) => {
  const open = openClaims(having("identifiers.uei", claim), TODAY).find(({ path }) => path === "identifiers.uei");
  expect(open?.why).toMatch(why);
  expect(openClaimsReport([open!], TODAY)).toMatch(why);
});

/** Texts that are wrong without these claims. */
const without = (...paths: string[]) =>
  outdatedClaimTexts(claims.map((placed) => (paths.includes(placed.path) ? { ...placed, claim: removed() } : placed)));

test("BUY-4 words that go on saying what was removed are found, and nothing is where all is claimed", () => {
  expect(outdatedClaimTexts(claims)).toEqual([]);
  const cmmi = without("certificates.cmmi-services", "certificates.cmmi-development");
  expect(cmmi.map(({ page }) => page)).toContain("app/content/firm.ts");
  expect(cmmi.map(({ page }) => page)).toContain("/services/information-technology-service-management");
  expect(cmmi.map(({ page }) => page)).not.toContain("/rules");
  expect(without("certificates.iso-20000").map(({ page }) => page)).toEqual([
    "/services/information-technology-service-management",
  ]);
  expect(without("clientMarks.coast-guard")).toEqual([]);
});

test("BUY-4 the report shows each claim whole, so that who confirms a rate has read its price", () => {
  const lines = openClaimsReport(openClaims(claims, TODAY), TODAY).split("\n");
  for (const { path, claim } of claims) {
    const line = lines.find((one) => one.startsWith(`    ${path}: `));
    const value = claimedValue(claim);
    const parts = typeof value === "object" && value !== null ? Object.values(value) : [value];
    for (const part of parts) expect(line).toContain(String(part));
  }
});
