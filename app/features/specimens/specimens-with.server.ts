import { glossary } from "../../content/glossary/index.ts";
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
  const words = query
    .split(" ")
    .map((word) => inWords(word.replace(PLURAL, "")))
    .filter((word) => word !== " ");
  if (words.length === 0) return [];
  const meaning = glossary.find(({ term }) => inWords(term) === inWords(query))?.full;
  return shownSpecimens.filter((specimen) => {
    const text = textFor(specimen);
    return words.every((word) => text.includes(word)) || (meaning && text.includes(inWords(meaning)));
  });
}

const texts = new Map<ShownSpecimen, string>();

/** Everything that can be read on a specimen's page and in its file. Kept, because every query reads all of them. */
function textFor(specimen: ShownSpecimen): string {
  const kept = texts.get(specimen);
  if (kept !== undefined) return kept;
  const { id, title, deliverable, caption, lookFirst, rules, facts, totals, entries, ties, legend, rows } =
    sheetOf(specimen);
  const shown = [title, deliverable, caption, lookFirst, rules, facts, totals, entries, ties, legend];
  const text = inWords(
    [
      id,
      specimen.practice,
      ...Array.from(shownTexts(shown), (one) => one.text),
      ...ties.map(({ ref }) => ref?.id),
      ...rows.flat().map(textOf),
      csvOf(specimen),
    ].join("\n"),
  );
  texts.set(specimen, text);
  return text;
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
