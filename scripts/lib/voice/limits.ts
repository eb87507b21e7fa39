import type { VoiceReport } from "./report.ts";
import type { Tally } from "./tally.ts";

/** What may repeat, and how far. Shares run from 0 to 1; they are of the pages, or of the texts, that have the thing. */
export interface VoiceLimits {
  /** Pages whose openers may share a move, a shape or a rhythm. */
  openerShare: number;
  /** Pages whose openers may have the same number of sentences, or as many words to within ten. */
  openerSizeShare: number;
  /** Pages whose openers may turn against their first sentence. */
  openerTurnShare: number;
  /** Texts of one part that may begin with the same word. */
  firstWordShare: number;
  answers: {
    /** No answer is shorter or longer, in words. */
    shortest: number;
    longest: number;
    /** At least `reachShare` of the answers stay below `short` words, and as many pass `long`. */
    short: number;
    long: number;
    reachShare: number;
    /** Answers within one band of ten words, and answers that open with a fragment. */
    bandShare: number;
    fragmentShare: number;
  };
  /** Pages that one joke or figure of speech may stand on, where `figureShares` names no other share. */
  figureShare: number;
  figureShares: Readonly<Record<string, number>>;
  /** Pages that may say one spelled-out number. */
  numberShare: number;
  /** Pages, as a number, that one run of four words may stand on. */
  gramPages: number;
  /** US school grade that no page's running text may pass. */
  grade: number;
}

/** One page in five for what a reader hears as a habit, and less for what is a joke the second time. */
export const VOICE_LIMITS: VoiceLimits = {
  openerShare: 0.2,
  openerSizeShare: 0.4,
  openerTurnShare: 0.35,
  firstWordShare: 0.2,
  answers: { shortest: 12, longest: 120, short: 20, long: 60, reachShare: 0.05, bandShare: 0.25, fragmentShare: 0.2 },
  figureShare: 0.2,
  figureShares: {
    "nobody or no one": 0.1,
    "so many, of which a few": 0.02,
    "the stranger who needs no help from us": 0.1,
  },
  numberShare: 0.05,
  gramPages: 4,
  grade: 14,
};

/** What passes a limit, one sentence each, with the pages to look at. Empty where all is well. */
export function breaches(report: VoiceReport, limits: VoiceLimits): string[] {
  const { openers } = report;
  const all = report.pages.length;
  return [
    ...over("opener move", openers.moves, openers.count, limits.openerShare),
    ...over("opener shape", openers.shapes, openers.count, limits.openerShare),
    ...over("opener rhythm", openers.rhythms, openers.count, limits.openerShare),
    ...over("opener’s number of sentences", openers.sentences, openers.count, limits.openerSizeShare),
    ...over("opener’s number of words", openers.lengths, openers.count, limits.openerSizeShare),
    ...over(
      "opener",
      [{ what: "a turn against its first sentence", times: openers.turns.length, pages: openers.turns }],
      openers.count,
      limits.openerTurnShare,
    ),
    ...Object.entries(report.firstWords).flatMap(([part, { count, words }]) =>
      over(`first word of ${part}`, words, count, limits.firstWordShare, "times"),
    ),
    ...answerBreaches(report.answers, limits.answers),
    ...report.figures.flatMap((figure) =>
      over("figure", [figure], all, limits.figureShares[figure.what] ?? limits.figureShare),
    ),
    ...over("number", report.numbers, all, limits.numberShare),
    ...report.grams
      .filter(({ pages }) => pages.length > limits.gramPages)
      .map(
        ({ what, pages }) => `“${what}” stands on ${pages.length} pages, at most ${limits.gramPages}: ${listed(pages)}`,
      ),
    ...report.pages
      .filter(({ grade }) => grade > limits.grade)
      .map(({ path, grade }) => `${path} reads at grade ${grade.toFixed(1)}, at most ${limits.grade}`),
  ];
}

/** Tallies that pass a share of `of`; at least one is always allowed. */
const over = (kind: string, found: readonly Tally[], of: number, share: number, by: "pages" | "times" = "pages") => {
  const most = Math.max(1, Math.floor(of * share));
  const counted = found.map(({ what, times, pages }) => ({
    what,
    pages,
    count: by === "times" ? times : pages.length,
  }));
  return counted
    .filter(({ count }) => count > most)
    .map(({ what, pages, count }) => `${kind}, “${what}”: ${count} of ${of}, at most ${most}: ${listed(pages)}`);
};

function answerBreaches(answers: VoiceReport["answers"], limits: VoiceLimits["answers"]): string[] {
  const { count, shortest, longest, bands, fragments, lengths } = answers;
  if (count === 0) return [];
  const reach = Math.ceil(count * limits.reachShare);
  const short = lengths.filter((words) => words < limits.short).length;
  const long = lengths.filter((words) => words > limits.long).length;
  const band = Math.max(1, Math.floor(count * limits.bandShare));
  const fragmented = Math.max(1, Math.floor(count * limits.fragmentShare));
  return [
    shortest < limits.shortest && `the shortest answer has ${shortest} words, at least ${limits.shortest}`,
    longest > limits.longest && `the longest answer has ${longest} words, at most ${limits.longest}`,
    short < reach && `${short} of ${count} answers stay below ${limits.short} words, at least ${reach}`,
    long < reach && `${long} of ${count} answers pass ${limits.long} words, at least ${reach}`,
    fragments > fragmented && `${fragments} of ${count} answers open with a fragment, at most ${fragmented}`,
    ...bands.map(
      (one) => one.count > band && `${one.count} of ${count} answers have ${one.band} words, at most ${band}`,
    ),
  ].filter((text) => text !== false);
}

const SHOWN = 6;
/** The first few paths, and how many more. */
const listed = (pages: readonly string[]): string =>
  pages.slice(0, SHOWN).join(", ") + (pages.length > SHOWN ? ` and ${pages.length - SHOWN} more` : "");
