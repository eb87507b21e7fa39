import { glossary } from "../../content/glossary/index.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import type { ShownSpecimen } from "../../content/types/specimen.types.ts";
import type { ListedSpecimen } from "../../content/types/specimens.types.ts";
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

/** Characters of a row or sentence beside a specimen's name, and before the match in it. */
const EXCERPT_CHARS = { most: 110, before: 40 };

/**
 * Marks the words of a query in a specimen's name and title. If neither has one, the row or sentence with most of them,
 * whole words first, stands in the title's place: of a row its first three cells, and the others with a word.
 */
export function markerOf(query: string) {
  const words = [...wordsOf(query), meaningOf(query) ?? ""].filter(Boolean).map(patternOf);
  // Without words, nothing.
  const any = new RegExp(`((?:${words.join("|") || "(?!)"})[a-z0-9]*)`, "i");
  const whole = words.map((word) => new RegExp(`${word}(?:s|ed|ing)?(?![a-z0-9])`, "i"));
  const countIn = (text: string) => whole.filter((word) => word.test(text)).length + (any.test(text) ? 0.5 : 0);
  return (specimen: ShownSpecimen): Pick<ListedSpecimen, "deliverable" | "excerpt"> => {
    const [deliverable, title] = [specimen.deliverable.split(any), specimen.title.split(any)];
    if (deliverable.length + title.length > 2) return { deliverable, excerpt: title };
    const { rows, sentences } = textsOf(specimen);
    const inRows = rows.map((cells) => cells.filter((cell, at) => cell && (at < 3 || any.test(cell))).join(" / "));
    const [best] = [...inRows, ...sentences].toSorted((one, other) => countIn(other) - countIn(one));
    return { deliverable, excerpt: countIn(best!) > 0 ? cut(best!, any).split(any) : title };
  };
}

function cut(text: string, match: RegExp): string {
  if (text.length <= EXCERPT_CHARS.most) return text;
  const from = text.lastIndexOf(" ", Math.max(0, text.search(match) - EXCERPT_CHARS.before)) + 1;
  const to = from + EXCERPT_CHARS.most;
  const rest = to < text.length ? `${text.slice(from, text.lastIndexOf(" ", to))} …` : text.slice(from);
  return from > 0 ? `… ${rest}` : rest;
}

interface Texts {
  sentences: string[];
  rows: string[][];
  /** All of them, and the file, as words. */
  text: string;
}

const texts = new Map<ShownSpecimen, Texts>();

/** Everything that can be read on a specimen's page and in its file. Kept, because every query reads all of them. */
function textsOf(specimen: ShownSpecimen): Texts {
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
    ...facts.map(({ name, value }) => `${name}: ${value}`),
    ...legend.map(({ term, meaning }) => `${term}: ${meaning}`),
  ];
  const text = inWords([specimen.practice, ...sentences, ...rows.flat(), csvOf(specimen)].join("\n"));
  const found = { sentences, rows, text };
  texts.set(specimen, found);
  return found;
}

const wordsOf = (query: string) =>
  query
    .split(" ")
    .map((word) => inWords(word.replace(PLURAL, "")))
    .filter((word) => word !== " ");

/** What an acronym stands for, as words. */
function meaningOf(query: string): string | undefined {
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

/** Finds words, as inWords() gives them, in a text as it is written. */
const patternOf = (words: string): string =>
  `(?<![a-z0-9])${words
    .trim()
    .split(" ")
    .map((word) => word.replaceAll(/(\d)(?=\d)/g, "$1,?"))
    .join("[^a-z0-9]*")}`;
