import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { PLACEHOLDER_LABEL } from "../../content/claims/claim.ts";
import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { asked } from "../../content/search/asked.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import { type Entry, FIELDS } from "./entry.server.ts";
import { subjectOf, termsOf } from "./terms.server.ts";

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
  /** By entry, the terms of each phrase that it answers. */
  phrases: readonly (readonly (readonly string[])[])[];
}

/** Builds the index, which the build adds to the worker's bundle. */
export function makeIndex(entries: readonly Entry[]): SearchIndex {
  const phrases = phrasesOf(entries);
  const index = new MiniSearch<Indexed>(INDEX_OPTIONS);
  index.addAll(
    entries.map(({ name, alias = [], text }, id) => ({ id, name: [name], alias, text, asked: phrases[id]! })),
  );
  return {
    entries: index.toJSON(),
    phrases: phrases.map((texts) => texts.map((text) => subjectOf(text).map(({ term }) => term))),
  };
}

/** By entry, what somebody asks for or says is wrong that it answers: in their own words, and as a page puts it. A query for a sample is compared without that word. */
function phrasesOf(entries: readonly Entry[]): string[][] {
  const phrases = entries.map(({ name }) => [name]);
  const answers = new Map(
    buyersAnswersPage.answers.map(({ id, question }) => [`@${id}`, `${ANSWERS_PATH}#${questionAnchor(question)}`]),
  );
  for (const [place, texts] of Object.entries(asked)) {
    const position = entries.findIndex(({ path }) => path === (answers.get(place) ?? place));
    if (position === -1) throw new Error(`app/content/search/asked.ts: the site has no ${place}`);
    phrases[position]!.push(...texts);
  }
  return phrases;
}
