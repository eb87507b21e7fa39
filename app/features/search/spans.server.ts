import { type Token, tokensOf, NAME_TOKENS, nameOf } from "./tokens.server.ts";
import { type Concept, conceptsAt } from "./concepts.server.ts";
import { isStopWord } from "./stem.server.ts";

/** Consecutive tokens of a text that have one index term. */
export interface Span {
  term: string;
  /** Number of tokens. */
  count: number;
  /** If the tokens are a phrase with a meaning. The term is the concept's. */
  concept?: Concept;
}

/** The spans that begin at a token, the longest first: phrases with a meaning, names, and the token itself. */
export function spansAt(tokens: readonly Token[], at: number): Span[] {
  const word: Span = { term: tokens[at]!.stem, count: 1 };
  const concepts = conceptsAt(tokens, at).map(({ concept, count }) => ({ term: concept.id, count, concept }));
  const names = [2, NAME_TOKENS].flatMap((count) => {
    const next = tokens[at + count];
    // A name does not end with the "53" of "53A".
    const isCut = at + count > tokens.length || (next?.separator === "none" && next.word.length === 1);
    const name = isCut ? undefined : nameOf(tokens.slice(at, at + count));
    return name ? { term: name, count } : [];
  });
  return concepts.length + names.length === 0
    ? [word]
    : [...concepts, ...names, word].toSorted((a, b) => b.count - a.count);
}

/** Index terms of a text: stems of its words, numbers, names that combine both, and concepts. */
export function termsOf(text: string, { withStopWords = false } = {}): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ word }, at) =>
    spansAt(tokens, at)
      // Single letters and digits are searched only as part of a name.
      .filter(
        ({ term, count, concept }) => concept || count > 1 || (term.length > 1 && (withStopWords || !isStopWord(word))),
      )
      .map(({ term }) => term),
  );
}
