import type { Ability, OfferPageData } from "../../content/types/offer-page.types.ts";
import type { Capability, Situation } from "../../content/types/content-schema.types.ts";
import { capitalized } from "../../content/words.ts";

/** What an ability shows at first sight, and the note of a glance cell. Source: READ-4. */
const ABILITY_WORDS = 14;
const NOTE_WORDS = 12;
/** What is shown of a situation: its statement, and whole sentences of its text as far as they fit. */
const SITUATION_WORDS = 58;

/** Where a sentence may end early: what follows explains it or adds to it, and restricts nothing. */
const CLAUSE = /(?<=[^\d]{3})(?=: |; | so that |, (?:which|because|since|so|including|such as|then|with|from) )/g;
const SENTENCE = /(?<=[.?!]) (?=["“]?[A-Z0-9])/;

const wordsIn = (text: string) => text.split(" ").length;

export const sentencesOf = (text: string): string[] => text.split(SENTENCE);

/** The first sentence of an ability, up to a clause that only adds to it, and the rest of its text. */
export function abilityOf({ name, text }: Capability): Ability {
  const first = sentencesOf(text)[0]!;
  if (wordsIn(first) > ABILITY_WORDS) {
    const ends = [...first.matchAll(CLAUSE)].map(({ index }) => index);
    const end = ends.find((at) => wordsIn(first.slice(0, at)) >= 5);
    if (end) return { name, text: text.slice(0, end), rest: text.slice(end) };
  }
  return first.length < text.length ? { name, text: first, rest: text.slice(first.length) } : { name, text };
}

/** A situation's statement, and as many first sentences of its text as make it long enough to stand alone. */
export function situationOf({ statement, paragraphs }: Situation): OfferPageData["situation"] {
  const [first, ...others] = paragraphs;
  const shown: string[] = [];
  for (const sentence of sentencesOf(first!)) {
    if (wordsIn([statement, ...shown, sentence].join(" ")) > SITUATION_WORDS) break;
    shown.push(sentence);
  }
  const text = shown.join(" ");
  const rest = first!.slice(text.length).trimStart();
  return { statement, ...(text && { text }), paragraphs: rest ? [rest, ...others] : others };
}

/** A fact of the glance: its value, a short note, and what is left for the details. Nothing is in two of them. */
export function factOf(text: string): { value: string; note?: string; rest?: string } {
  const [first, ...others] = sentencesOf(text);
  const [value, ...after] = first!.split(/: | \((?=.*\)\.$)/);
  const next = after.length > 0 ? capitalized(after.join(": ").replace(/\)\.$/, ".")) : others.shift();
  const isShort = next !== undefined && wordsIn(next) <= NOTE_WORDS;
  const rest = [...(next && !isShort ? [next] : []), ...others].join(" ");
  return { value: value!.replace(/\.$/, ""), ...(isShort && { note: next }), ...(rest && { rest }) };
}
