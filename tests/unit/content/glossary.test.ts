import { expect, test } from "vitest";
import { acronymsIn } from "../../../app/content/glossary/acronyms.ts";
import { findTerm, isTerm } from "../../../app/content/glossary/find-term.ts";
import { firstUsesIn, withFirstUses } from "../../../app/content/glossary/first-uses.ts";
import { glossary } from "../../../app/content/glossary/index.ts";
import { glossaryLetters } from "../../../app/features/registers/glossary-letters.server.ts";
import { anchorOf } from "../../../app/lib/text/anchors.ts";
import { contentTexts } from "../../support/content-texts.ts";

/**
 * Capitals that are not acronyms: sample values, codes of products and services, numerals, a state, a category, a role,
 * a document, keywords of databases or HTTP, and the fictitious agency's system names, which each specimen explains in
 * its legend.
 */
const NO_ACRONYM =
  /^(?:SAMPL.*|SMP26.*|D[A-Z]\d\d|[IVX]+|VA|AB|PUBLIC|CV|POST|SELECT|EXECUTE|SYS|SYSBACKUP|OSP|SMQ|S(?:FS|VP|CW|PS|GM|BF|ID))$/;

const terms = (text: string) => acronymsIn(text).map(({ term }) => term);

test("RULE-2 every acronym in a text has an entry in the glossary", async () => {
  const texts = await contentTexts();
  const unknown = texts.flatMap(({ file, text }) =>
    acronymsIn(text)
      .filter(({ term }) => !isTerm(term) && !NO_ACRONYM.test(term))
      .map(({ term }) => `${file}: ${term}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test("RULE-2 an acronym without an entry is found, including plurals and joined words", () => {
  expect(terms("The QZXV and two QZXVs, QZXV-bound.")).toEqual(["QZXV", "QZXV", "QZXV"]);
  expect(terms("Read M-22-09 and OMB Circular A-11 in PostgreSQL, then Go.")).toEqual(["OMB"]);
  expect(terms("POA&M items, CI/CD and FedRAMP.")).toEqual(["POA&M", "CI/CD", "FedRAMP"]);
});

test("RULE-2 every entry is found in a text, in the plural too", () => {
  // A term with a space or a dot is more than one word, and one without a capital is no acronym.
  const words = glossary.map(({ term }) => term).filter((term) => /^(?=.*[A-Z])[\w&/+-]+$/.test(term));
  const lost = words.filter(
    (word) => !terms(`and the ${word} of`).includes(word) || !terms(`two ${word}s`).includes(word),
  );
  expect(lost).toEqual([]);
  expect(words.length).toBeGreaterThan(300);
  expect(terms("and/or the lower-case sentence/part before OMB")).toEqual(["OMB"]);
});

test("RULE-2 each entry explains the acronym in one sentence, and has its own anchor", () => {
  const wrong = glossary.filter(
    ({ term, full, sentence }) =>
      !term ||
      !full ||
      full === term ||
      !/^[A-Z\d].*[.]$/s.test(sentence) ||
      /[.?!]\s+[A-Z]/.test(sentence.replaceAll("U.S. ", "")),
  );
  expect(wrong.map(({ term }) => term)).toEqual([]);
  expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length);
  expect(new Set(glossary.map(({ term }) => anchorOf(term))).size).toBe(glossary.length);
});

test("RULE-2 the glossary lists every entry once, under its letter", () => {
  const letters = glossaryLetters();
  expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).toSorted());
  expect(letters.flatMap(({ terms }) => terms)).toHaveLength(glossary.length);
  for (const { letter, terms } of letters) {
    for (const { term } of terms) expect(term[0]!.toUpperCase()).toBe(letter);
  }
});

test("RULE-2 the first use of an acronym on a page has its meaning, in reading order", () => {
  const full = findTerm("OMB")!.full;
  const first = "What OMB asks, and what OMB does not.";
  expect(firstUsesIn([first, "OMB asks again."])).toEqual([[first, 5, 3, full]]);
  expect(firstUsesIn([`The ${full} (OMB) asks.`, "OMB asks again."])).toEqual([]);
  expect(firstUsesIn(["Ask two CIOs."])[0]!.slice(1, 3)).toEqual([8, 3]);
  // Its letters occur in an earlier word.
  expect(firstUsesIn(["An APIX is no API."])[0]!.slice(1)).toEqual([14, 3, findTerm("API")!.full]);
});

test("RULE-2 titles, names, labels and metadata are unchanged", () => {
  const page = {
    meta: { title: "OMB", description: "What OMB asks." },
    name: "OMB support",
    labels: { note: "OMB" },
    items: [{ name: "OMB", text: "Then OMB asks." }],
    lead: "Later OMB asks.",
  };
  const { firstUses, ...rest } = withFirstUses(page);
  expect(rest).toEqual(page);
  expect(firstUses.map(([text]) => text)).toEqual(["Then OMB asks."]);
  expect(withFirstUses(page, [page.lead, page.items]).firstUses.map(([text]) => text)).toEqual(["Then OMB asks."]);
  expect(withFirstUses(page, [{ lead: page.lead }, page.items]).firstUses.map(([text]) => text)).toEqual([page.lead]);
});
