import { isFragment } from "./fragments.ts";
import { type PageVoice, textsOf } from "./page-voice.ts";
import { sentencesIn, wordsIn } from "./text.ts";

/** How long the answers of all pages are, in words, and how they open. */
export interface AnswerReport {
  count: number;
  /** Words of each, the shortest first. */
  lengths: number[];
  shortest: number;
  median: number;
  longest: number;
  /** Number of answers by band of ten words: "30–39". Bands without an answer are there too, up to the longest. */
  bands: { band: string; count: number }[];
  /** Answers that open with a fragment: "Yes.", "By date." */
  fragments: number;
}

const BAND_WORDS = 10;

/** The band of ten words in which a length lies: "30–39". */
export function bandOf(words: number): string {
  const from = words - (words % BAND_WORDS);
  return `${from}–${from + BAND_WORDS - 1}`;
}

/** Measures the answers of all pages together. */
export function answerReport(pages: readonly PageVoice[]): AnswerReport {
  const answers = pages.flatMap((page) => textsOf(page, "answer"));
  const lengths = answers.map((answer) => wordsIn(answer).length).toSorted((a, b) => a - b);
  const longest = lengths.at(-1) ?? 0;
  const bands = Array.from({ length: Math.floor(longest / BAND_WORDS) + 1 }, (_, index) => {
    const band = bandOf(index * BAND_WORDS);
    return { band, count: lengths.filter((words) => bandOf(words) === band).length };
  });
  return {
    count: lengths.length,
    lengths,
    shortest: lengths[0] ?? 0,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest,
    bands,
    fragments: answers.filter((answer) => isFragment(sentencesIn(answer)[0] ?? "")).length,
  };
}
