import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { PLACEHOLDER_LABEL } from "../../content/claims/claim.ts";
import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { asked } from "../../content/search/asked.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import { type Entry, FIELDS } from "./entry.server.ts";
import { queryTermsOf, termsOf } from "./terms.server.ts";

/** A document of the index. Its id is its position in the entries. */
type Indexed = Record<keyof typeof FIELDS, readonly string[]> & { id: number };

/** Options shared by the build and the worker. */
export const INDEX_OPTIONS: Options<Indexed> = {
  fields: Object.keys(FIELDS),
  // The mark of a sample value says nothing about its entry.
  stringifyField: (value) => [value].flat().join("\n").replaceAll(PLACEHOLDER_LABEL, ""),
  tokenize: termsOf,
  processTerm: (term) => term,
};

export interface SearchIndex {
  entries: AsPlainObject;
  /** The terms of what somebody asks for or says is wrong, and the position of the entry that answers. */
  phrases: readonly { terms: readonly string[]; entry: number }[];
}

/** Builds the index, which the build adds to the worker's bundle. */
export function makeIndex(entries: readonly Entry[]): SearchIndex {
  const phrases = phrasesOf(entries);
  const index = new MiniSearch<Indexed>(INDEX_OPTIONS);
  index.addAll(
    entries.map(({ name, alias = [], text }, id) => ({
      id,
      name: [name],
      alias,
      text,
      asked: phrases.filter((phrase) => phrase.entry === id).map((phrase) => phrase.text),
    })),
  );
  return {
    entries: index.toJSON(),
    phrases: phrases.map(({ text, entry }) => ({ terms: queryTermsOf(text).map(({ term }) => term), entry })),
  };
}

/** What the site answers: in the words of those who ask, and as its pages put it. */
function phrasesOf(entries: readonly Entry[]): { text: string; entry: number }[] {
  const positions = new Map(entries.map(({ path }, index) => [path, index] as const).toReversed());
  for (const { id, question } of buyersAnswersPage.answers) {
    positions.set(`@${id}`, positions.get(`${ANSWERS_PATH}#${questionAnchor(question)}`)!);
  }
  const positionOf = (place: string): number => {
    const position = positions.get(place);
    if (position === undefined) throw new Error(`app/content/search/asked.ts: the site has no ${place}`);
    return position;
  };
  return [
    ...Object.entries(asked).flatMap(([place, texts]) => texts.map((text) => ({ text, entry: positionOf(place) }))),
    ...entries.flatMap(({ kind, name: text }, entry) =>
      kind === "facts" || kind === "questions" ? [{ text, entry }] : [],
    ),
  ];
}
