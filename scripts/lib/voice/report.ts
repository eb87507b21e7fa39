import { type AnswerReport, answerReport, bandOf } from "./answers.ts";
import { type Figure, FIGURES, NUMBER_WORD } from "./figures.ts";
import { isFragment } from "./fragments.ts";
import { type OpenerShape, openerShape } from "./opener-shape.ts";
import { type PageVoice, type Part, textsOf } from "./page-voice.ts";
import { repeatedGrams } from "./repeats.ts";
import { type Finding, type Tally, tally } from "./tally.ts";
import { firstWordOf, gradeOf, sentencesIn } from "./text.ts";

/** Parts that stand once on most pages, where a repeated beginning is felt first. */
const OPENING_PARTS = ["promise", "lead", "opener", "capability note", "process note", "deliverables lead"] as const;
/** Parts of which a page has several, and whose beginnings make its beat. */
const LISTED_PARTS = ["paragraph", "capability", "step", "question", "answer"] as const;
/** Parts whose number on a page shows a template. */
const COUNTED_PARTS = ["capability", "step", "question"] as const;

/** One page in the report: what its reader meets first, and what comes back from other pages. */
export interface PageLine {
  path: string;
  opener?: OpenerShape;
  /** Figures found on the page, by name. */
  figures: string[];
  leadGrade: number;
  grade: number;
}

/** What a reader of all pages would notice. Shares are of the pages, or of the parts, that have the thing at all. */
export interface VoiceReport {
  pages: PageLine[];
  openers: {
    count: number;
    shapes: Tally[];
    moves: Tally[];
    rhythms: Tally[];
    /** By number of sentences, and by band of ten words. */
    sentences: Tally[];
    lengths: Tally[];
    /** Pages whose opener turns against its first sentence. */
    turns: string[];
  };
  /** First words by part, with the number of texts of that part. */
  firstWords: Record<string, { count: number; words: Tally[] }>;
  sentences: { count: number; firstWords: Tally[] };
  answers: AnswerReport;
  /** How many capabilities, steps and questions a page has: the same number everywhere is a template showing. */
  furniture: Record<string, Tally[]>;
  /** Sentences without a main clause, by part. */
  fragments: { part: Part; count: number; of: number }[];
  figures: Tally[];
  numbers: Tally[];
  grams: Tally[];
}

/** Reads all pages together: what repeats is felt over pages, not on one. */
export function voiceReport(pages: readonly PageVoice[]): VoiceReport {
  const shapes = pages.flatMap((page) =>
    textsOf(page, "opener").map((text) => [page.path, openerShape(text)] as const),
  );
  const byShape = (key: (shape: OpenerShape) => string) => tally(shapes.map(([path, shape]) => [key(shape), path]));
  const figures = FIGURES.flatMap(([name, figure]) => uses(pages, name, figure));
  const sentences = pages.flatMap(({ path, texts }) =>
    texts.flatMap(({ part, text }) => sentencesIn(text).map((sentence) => ({ path, part, sentence }))),
  );
  return {
    pages: pages.map((page) => pageLine(page, new Map(shapes).get(page.path), figures)),
    openers: {
      count: shapes.length,
      shapes: byShape(({ shape }) => shape),
      moves: byShape(({ move }) => move),
      sentences: byShape(({ sentences }) => String(sentences)),
      lengths: byShape(({ words }) => bandOf(words)),
      rhythms: byShape(({ rhythm }) => rhythm),
      turns: shapes.filter(([, { turns }]) => turns).map(([path]) => path),
    },
    firstWords: Object.fromEntries([...OPENING_PARTS, ...LISTED_PARTS].map((part) => [part, firstWords(pages, part)])),
    sentences: {
      count: sentences.length,
      firstWords: tally(sentences.map(({ path, sentence }) => [firstWordOf(sentence), path])).toSorted(byTimes),
    },
    answers: answerReport(pages),
    furniture: Object.fromEntries(COUNTED_PARTS.map((part) => [part, countsOf(pages, part)])),
    fragments: (["opener", "paragraph", "deliverables lead", "answer"] as const).map((part) => {
      const own = sentences.filter((one) => one.part === part);
      return { part, count: own.filter(({ sentence }) => isFragment(sentence)).length, of: own.length };
    }),
    figures: tally(figures),
    numbers: tally(
      matches(pages, NUMBER_WORD).map(([text, path]) => [
        text.toLowerCase().replace(/(hundred|thousand|dozen)s$/, "$1"),
        path,
      ]),
    ),
    grams: repeatedGrams(pages),
  };
}

const byTimes = (a: Tally, b: Tally) => b.times - a.times;

function firstWords(pages: readonly PageVoice[], part: Part) {
  const found = pages.flatMap((page) => textsOf(page, part).map((text): Finding => [firstWordOf(text), page.path]));
  return { count: found.length, words: tally(found).toSorted(byTimes) };
}

const countsOf = (pages: readonly PageVoice[], part: Part) =>
  tally(
    pages.map((page): Finding => [String(textsOf(page, part).length), page.path]).filter(([count]) => count !== "0"),
  );

const matches = (pages: readonly PageVoice[], pattern: RegExp): Finding[] =>
  pages.flatMap(({ path, texts }) =>
    texts.flatMap(({ text }) => [...text.matchAll(pattern)].map((match): Finding => [match[0], path])),
  );

/** The uses of a figure, on the pages that have enough of them to be felt. */
const uses = (pages: readonly PageVoice[], name: string, { pattern, from }: Figure): Finding[] =>
  pages
    .map((page) => matches([page], pattern))
    .filter((found) => found.length >= from)
    .flatMap((found) => found.map(([, path]): Finding => [name, path]));

function pageLine(page: PageVoice, opener: OpenerShape | undefined, figures: readonly Finding[]): PageLine {
  const own = figures.filter(([, path]) => path === page.path).map(([name]) => name);
  return {
    path: page.path,
    ...(opener && { opener }),
    figures: [...new Set(own)],
    leadGrade: gradeOf(textsOf(page, "lead")[0] ?? ""),
    grade: gradeOf(page.texts.map(({ text }) => text).join(" ")),
  };
}
