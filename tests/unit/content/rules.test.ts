import { expect, test } from "vitest";
import { citationsIn } from "../../../app/content/rules/citations.ts";
import { ruleGroups } from "../../../app/features/registers/rule-groups.server.ts";
import { cite, type RuleId, rules } from "../../../app/content/rules/index.ts";
import type { Rule } from "../../../app/content/types/rule.types.ts";
import { rulesCitedOn } from "../../../scripts/lib/rules-cited-on.ts";
import { contentFiles, contentTexts } from "../../support/content-texts.ts";

const YEAR_DAYS = 365;

/** Forms of citations: by number, by the color of a book, by the name of an act. */
const CITATION = new RegExp(
  [
    String.raw`\bA-\d{2,3}\b(?!-)`,
    String.raw`\bM-\d\d-\d\d\b`,
    String.raw`\bSP (?:\d{3,4}-)?\d+[A-Z]?(?:-\d)?\b`,
    String.raw`\b800-\d+[A-Z]?\b`,
    String.raw`\bFIPS \d+(?:-\d)?\b`,
    String.raw`\b(?:SF|OF)[- ]\d{2,4}\b`,
    String.raw`\bDD Forms? \d+\b`,
    String.raw`\b\d+ CFR (?:Part )?\d+(?:\.\d+)?`,
    String.raw`\b\d+ U\.S\.C\. (?:Chapter )?\d+`,
    String.raw`\bD?FARS? (?:Part )?\d[\d.-]*\d\b`,
    String.raw`\bSFFAS \d+\b`,
    String.raw`\b(?:ISO|IEC|IEEE)(?:/(?:IEC|IEEE))* \d+(?:-\d+)?`,
    String.raw`\bBOD \d\d-\d\d\b`,
    String.raw`\b(?:Executive Order|EO) \d{5}\b`,
    String.raw`\bRFC \d{3,5}\b`,
    String.raw`\b(?:Green|Yellow|Red|Purple|Orange) Book\b`,
    String.raw`\b(?:FISCAM|USSGL|TFM|FedRAMP|CMMC|HSPD-\d+|NSM-\d+)\b`,
    String.raw`\b(?:[A-Z][\w’-]*,? (?:(?:of|and|for|on|to|the) )?){1,8}Act\b(?! on)`,
  ].join("|"),
  "g",
);

/** Citations in a text that are not in the register, even partly. */
function uncitedIn(text: string): string[] {
  const known = citationsIn(text);
  return [...text.matchAll(CITATION)]
    .filter(({ 0: found, index }) => !known.some(({ from, to }) => from < index + found.length && to > index))
    .map(([found]) => found);
}

/** Rules that were last checked more than a year before a day, or after it. */
function lapsedRules(today: Date): string[] {
  return Object.entries<Rule>(rules).flatMap(([id, { checked }]) => {
    const days = (today.getTime() - Date.parse(checked)) / 86_400_000;
    return days >= 0 && days <= YEAR_DAYS ? [] : [id];
  });
}

const idsIn = (text: string) => [...new Set(citationsIn(text).map(({ id }) => id))];
const register = Object.entries<Rule>(rules);

test("RULE-1 every citation in a text is in the register", async () => {
  const texts = await contentTexts();
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.flatMap(({ file, text }) => uncitedIn(text).map((citation) => `${file}: ${citation}`))).toEqual([]);
});

test("RULE-1 an unregistered citation is found", () => {
  for (const citation of ["OMB Circular A-999", "99 U.S.C. 9999", "SF 999", "RFC 99999", "Unheard Of Paperwork Act"])
    expect(uncitedIn(`Before it ${citation} applies.`), citation).toHaveLength(1);
  expect(uncitedIn("We follow OMB Circular A-123, NIST SP 800-53 and the Green Book.")).toEqual([]);
});

test("RULE-1 an edition is written only in the register", () => {
  const editions = /\b(?:Rev\. \d|\d{4} revision|Revision \d)|\b(?:ISO|IEC|IEEE) [\d-]+:(?:19|20)\d\d/;
  const literal = [...contentFiles].flatMap(([file, source]) =>
    source.split("\n").flatMap((line, index) => (editions.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(literal).toEqual([]);
});

test("RULE-1 every entry was checked within a year, and never in the future", () => {
  expect(lapsedRules(new Date())).toEqual([]);
});

test("RULE-1 every entry has all required facts, and no two are cited alike", () => {
  const lacking = register.filter(([id, { short, name, issuer, edition, changed, source }]) => {
    const isWhole = [short, name, issuer, edition, source.name].every((text) => text.trim().length > 0);
    return (
      !isWhole ||
      !/^[a-z\d-]+$/.test(id) ||
      !/^https:\/\/[\w.-]+\.[a-z]+(?:\/|$)/.test(source.url) ||
      !changed.endsWith(".")
    );
  });
  expect(lacking.map(([id]) => id)).toEqual([]);
  const spellings = register.flatMap(([id, { short, patterns = [] }]) =>
    [...new Set([short, ...patterns])].map((spelling) => ({ id, spelling: spelling.toLowerCase() })),
  );
  const twice = spellings.filter(
    ({ spelling }, index) => spellings.findIndex((other) => other.spelling === spelling) !== index,
  );
  expect(twice).toEqual([]);
});

test("RULE-1 a rule is matched by its short name, with or without edition, and never inside another", () => {
  expect(idsIn(`Read ${cite("nist-sp-800-53")} first.`)).toContain("nist-sp-800-53");
  expect(idsIn("NIST SP 800-53 asks for it.")).toContain("nist-sp-800-53");
  expect(idsIn("NIST SP 800-53A assesses it.")).not.toContain("nist-sp-800-53");
  expect(idsIn("2 CFR 200.344 governs closeout.")).not.toContain("cfr-2-200-302");
});

test("RULE-1 the register lists each rule once, under its issuer, with the pages that cite it", () => {
  const cited = rulesCitedOn();
  const groups = ruleGroups("Other issuers", (id) => cited[id]!.map((_, index) => index));
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.keys(rules).toSorted());
  expect(groups.at(-1)!.heading).toBe("Other issuers");
  expect(groups.at(-1)!.rows.every(({ issuer }) => issuer)).toBe(true);
  expect(cited["omb-a-123" satisfies RuleId]).toContain("/services/a123-support");
  expect(cited["omb-a-123"]).not.toContain("/rules");
});

const MONTHS = "January February March April May June July August September October November December".split(" ");

test("RULE-1 the date of a recent change is the one that its entry states", () => {
  const dated = Object.values<Rule>(rules).filter(({ changedOn }) => changedOn);
  expect(dated.length).toBeGreaterThan(40);
  for (const { short, changedOn, changed, edition, checked } of dated) {
    const [year, month, day] = changedOn!.split("-");
    const inWords = `${MONTHS[Number(month) - 1]} ${day ? `${Number(day)}` : year}`;
    expect(`${edition} ${changed}`, short).toContain(inWords);
    expect(`${edition} ${changed} ${short}`, short).toContain(year);
    expect(changedOn! < checked, short).toBe(true);
  }
});

test("RULE-1 every entry is cited by a page, in its text or in its specimen", () => {
  const cited = rulesCitedOn();
  expect(Object.keys(rules).filter((id) => cited[id]!.length === 0)).toEqual([]);
  expect(cited["usc-41-3902" satisfies RuleId]).toEqual([
    "/services/oracle-clm",
    "/services/budget-management",
    "/buyers-answers",
  ]);
});

const MONTH = `(?:${MONTHS.join("|")})`;
const AS_OF = new RegExp(String.raw`\bas of (${MONTH}) (?:(\d{1,2}), )?(\d{4})`, "gi");

/** The days or months "as of" which a text holds, as 2026-09-29 or 2026-09. */
const asOfIn = (text: string): string[] =>
  [...text.matchAll(AS_OF)].map(([, month, day, year]) => {
    const number = String(MONTHS.findIndex((name) => name.toLowerCase() === month!.toLowerCase()) + 1);
    return [year, number.padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])].join("-");
  });

test("RULE-1 an entry that states what held as of a day was checked on that day", () => {
  const later = register.filter(
    ([, { checked, changed, read }]) => !read && asOfIn(changed).some((date) => !checked.startsWith(date)),
  );
  expect(later.map(([id]) => id)).toEqual([]);
  expect(asOfIn("None as of September 29, 2026. As of May 2026, two.")).toEqual(["2026-09-29", "2026-05"]);
});

/** Publishers with a fixed address for each of their laws, rules or products. */
const ADDRESSED = /(?:^|\.)(?:ecfr|govinfo|congress|gao|whitehouse|cisa)\.gov$|(?:house|treasury)\.gov$/;

test("RULE-1 a law, rule or product links to its own page, not to the front page of its publisher", () => {
  const bare = register.filter(([, { source }]) => {
    const { hostname, pathname } = new URL(source.url);
    return ADDRESSED.test(hostname) && !/^\/.*[a-z\d]/i.test(pathname.replace(/^\/current\/title-\d+$/, ""));
  });
  expect(bare.map(([id]) => id)).toEqual([]);
});
