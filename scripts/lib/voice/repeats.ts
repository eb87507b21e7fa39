import type { PageVoice } from "./page-voice.ts";
import { type Tally, type Finding, tally } from "./tally.ts";
import { sentencesIn, wordsIn } from "./text.ts";

const GRAM_WORDS = 4;

/** Terms of the field that run through several words: a writer has no other words for them. */
const TERMS = [
  "contracting officer’s representative",
  "contracting officer’s technical representative",
  "fund balance with treasury",
  "generally accepted accounting principles",
  "generally accepted government auditing standards",
  "inspector general",
  "period of performance",
  "plan of action and milestones",
  "schedule of expenditures of federal awards",
  "schedule of prior audit findings",
  "senior assessment team",
  "statement of assurance",
  "statement of budgetary resources",
  "system security plan",
];
const TERM = new RegExp(String.raw`\b(?:${TERMS.join("|")})\b`, "giu");
/** Stands for a term: a run with a number in it is not counted. */
const TERM_MARK = "0";

/** Runs of four words in one sentence that stand on two pages or more; terms of the field and citations left out. */
export function repeatedGrams(pages: readonly PageVoice[]): Tally[] {
  return tally(pages.flatMap(gramsOf)).filter(({ pages: found }) => found.length > 1);
}

function gramsOf({ path, texts }: PageVoice): Finding[] {
  return texts
    .flatMap(({ text }) => sentencesIn(text))
    .flatMap((sentence) => {
      const words = wordsIn(sentence.replace(TERM, TERM_MARK));
      const grams = words.slice(GRAM_WORDS - 1).map((_, at) => words.slice(at, at + GRAM_WORDS).join(" "));
      return grams.filter((gram, at) => !isCitation(gram, at)).map((gram) => gram.toLowerCase());
    })
    .map((gram) => [gram, path]);
}

/** A run with a number or a name in it. The first word of a sentence has its capital from there. */
const isCitation = (gram: string, at: number): boolean =>
  /\d|\s\p{Lu}/u.test(gram) || (at > 0 && /^\p{Lu}/u.test(gram));
