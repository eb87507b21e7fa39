import { glossary } from "../../content/glossary/index.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import type { ShownSpecimen } from "../../content/types/specimen.types.ts";
import { shownTexts } from "../../content/text-roles.ts";
import { shownSpecimens } from "./shown-specimens.server.ts";
import { csvOf } from "./specimen-csv.server.ts";
import { sheetOf, textOf } from "./specimen-sheet.server.ts";

/**
 * The specimens that contain every word of a query anywhere on their sheet or in their file, also as the beginning of a
 * word: "audit" finds "auditor". An acronym also finds its meaning. The site's search knows their titles only, so that a number from a row is found here.
 */
export function specimensWith(query: string): readonly ShownSpecimen[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const meaning = meaningOf(query);
  return shownSpecimens.filter((specimen) => {
    const { text } = textsOf(specimen);
    return words.every((word) => text.includes(word)) || (meaning && text.includes(meaning));
  });
}

interface Texts {
  /** Each sentence of the sheet. */
  sentences: string[];
  rows: string[][];
  /** Who prepared it and when, each with its name. */
  facts: string[];
  /** All of them, and the file, as words. */
  text: string;
}

const texts = new Map<ShownSpecimen, Texts>();

/** Everything that can be read on a specimen's page and in its file. Kept, because every query reads all of them. */
export function textsOf(specimen: ShownSpecimen): Texts {
  const kept = texts.get(specimen);
  if (kept) return kept;
  const { id, kind, title, deliverable, caption, lookFirst, rules, facts, totals, entries, ties, legend, ...sheet } =
    sheetOf(specimen);
  const shown = [title, deliverable, caption, lookFirst, rules, totals, entries, ties];
  const rows = sheet.rows.map((row) => row.map(textOf));
  const sentences = [
    id,
    specimensPage.labels.kinds[kind],
    ...Array.from(shownTexts(shown), (one) => one.text),
    ...ties.flatMap(({ ref }) => ref?.id ?? []),
    ...sheet.columns.map(({ name }, at) => `${name}: ${rows[sheet.pulled]![at]}`),
    ...legend.map(({ term, meaning }) => `${term}: ${meaning}`),
  ];
  const named = facts.map(({ name, value }) => `${name}: ${value}`);
  const text = inWords([specimen.practice, ...sentences, ...named, ...rows.flat(), csvOf(specimen)].join("\n"));
  const found = { sentences, rows, facts: named, text };
  texts.set(specimen, found);
  return found;
}

/** The words of a query, in the singular. */
export const wordsOf = (query: string) =>
  query
    .split(" ")
    .map((word) => inWords(word.replace(PLURAL, "")))
    .filter((word) => word !== " ");

/** What an acronym stands for, as words. */
export function meaningOf(query: string): string | undefined {
  const meaning = glossary.find(({ term }) => inWords(term) === inWords(query))?.full;
  return meaning && inWords(meaning);
}

/** The ending of a word in the plural. */
const PLURAL = /(?<=[a-z]{3}[^su])s$/i;

/** A text in small letters, a space before each word. "SF-425" is "SF 425" and "SF425", and "84,000" is "84000". */
const inWords = (text: string): string =>
  ` ${text}`
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/(\d),(?=\d{3})|\p{M}/gu, "$1")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .replaceAll(/([a-z])(?=\d)|(\d)(?=[a-z])/g, "$1$2 ");
