import type { ShownSpecimen } from "../../content/types/specimen.types.ts";
import type { ListedSpecimen } from "../../content/types/specimens.types.ts";
import { meaningOf, textsOf, wordsOf } from "./specimens-with.server.ts";

/** Characters of a row or sentence beside a specimen's name, and before the match in it. */
const EXCERPT_CHARS = { most: 110, before: 40 };

/**
 * Marks the words of a query in a specimen's name and title. If neither has one, the row or sentence with most of them,
 * whole words first, stands in the title's place: of a row its first two cells, and the others with a word. Who prepared it stands after the title.
 */
export function markerOf(query: string) {
  const words = [...wordsOf(query), meaningOf(query) ?? ""].filter(Boolean).map(patternOf);
  // A query of signs has no words, and nothing matches it.
  const any = new RegExp(`((?:${words.join("|") || "(?!)"})[a-z0-9]*)`, "i");
  const whole = words.map((word) => new RegExp(`${word}(?:s|ed|ing)?(?![a-z0-9])`, "i"));
  const countIn = (text: string) => whole.filter((word) => word.test(text)).length + (any.test(text) ? 0.5 : 0);
  return (specimen: ShownSpecimen): Pick<ListedSpecimen, "deliverable" | "excerpt"> => {
    const [deliverable, title] = [specimen.deliverable.split(any), specimen.title.split(any)];
    if (deliverable.length + title.length > 2) return { deliverable, excerpt: title };
    const { rows, sentences, facts } = textsOf(specimen);
    const inRows = rows.map((cells) => cells.filter((cell, at) => cell && (at < 2 || any.test(cell))).join(" / "));
    const [best] = [...inRows, ...sentences, ...facts].toSorted((one, other) => countIn(other) - countIn(one));
    if (countIn(best!) === 0) return { deliverable, excerpt: title };
    const text = facts.includes(best!) ? `${specimen.title}. ${best!}` : cutAround(any, best!);
    return { deliverable, excerpt: text.split(any) };
  };
}

/** The part of a long text around its first match. */
function cutAround(match: RegExp, text: string): string {
  if (text.length <= EXCERPT_CHARS.most) return text;
  const from = text.lastIndexOf(" ", Math.max(0, text.search(match) - EXCERPT_CHARS.before)) + 1;
  const to = from + EXCERPT_CHARS.most;
  const rest = to < text.length ? `${text.slice(from, text.lastIndexOf(" ", to))} …` : text.slice(from);
  return from > 0 ? `… ${rest}` : rest;
}

/** Finds words, as inWords() gives them, in a text as it is written. */
const patternOf = (words: string): string =>
  `(?<![a-z0-9])${words
    .trim()
    .split(" ")
    .map((word) => word.replaceAll(/(\d)(?=\d)/g, "$1,?"))
    .join("[^a-z0-9]*")}`;
