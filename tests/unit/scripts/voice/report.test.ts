import { expect, test } from "vitest";
import { breaches, VOICE_LIMITS, type VoiceLimits } from "../../../../scripts/lib/voice/limits.ts";
import { pageVoice } from "../../../../scripts/lib/voice/page-voice.ts";
import { pageDetail } from "../../../../scripts/lib/voice/print-page.ts";
import { reportLines } from "../../../../scripts/lib/voice/print.ts";
import { voiceReport } from "../../../../scripts/lib/voice/report.ts";

/** A report over pages of which each holds these words. */
const reportOf = (...words: object[]) => voiceReport(words.map((one, at) => pageVoice(`/${at}`, [one])));
const figuresIn = (paragraphs: string[]) => reportOf({ situation: { paragraphs } }).figures.map(({ what }) => what);
const answer = (text: string) => ({ questions: [{ question: "Who signs the report here?", answer: text }] });
const wordsOf = (count: number) => `The ${"ledger ".repeat(count - 2)}closes.`;
const answersOf = (counts: number[], opening = "") =>
  reportOf(...counts.map((count) => answer(opening + wordsOf(count))));
/** Limits on answers alone: the other words of these pages are all the same. */
const ANSWER_LIMITS: VoiceLimits = { ...VOICE_LIMITS, firstWordShare: 1, gramPages: 99, grade: 99 };

test("a joke is counted by page and by use, and the page that tells it is named", () => {
  const { figures } = reportOf(
    { lead: "Nobody owns the gap, and no one asks for it." },
    { lead: "The rule that nobody dares retire stays open." },
    { lead: "The rule has an owner." },
  );
  expect(figures).toContainEqual({ what: "nobody or no one", times: 3, pages: ["/0", "/1"] });
});

test.each([
  ["so many, of which a few", "A scan lists four thousand findings. The question is which twelve matter."],
  ["so many, of which a few", "The diagram shows forty servers, and discovery finds fifty-three."],
  ["the stranger who needs no help from us", "Five documents, readable by a team that has never met us."],
  ["the one who knew has left", "The people who wrote it have retired."],
  ["X, not Y", "The close calendar, not the vendor, sets the date."],
  ["it is not X; it is Y", "The remedy is not more paper. It is a small set of controls."],
  ["do it, do it, do it again", "Find it, rank it, fix it, and show the date."],
  ["every X has a Y, a Z and a W", "Every change has a ticket, a test and an owner."],
  ["most do, few can", "Most agencies have the controls. Fewer can prove that one ran."],
  [
    "three small clauses in a row",
    "Statistics were locked years ago, a job has outgrown its window, or a patch was skipped.",
  ],
])("the report hears “%s”", (figure, text) => {
  expect(figuresIn([text])).toContain(figure);
});

test("a turn of phrase that is good English is counted from its third use on a page", () => {
  const twice = ["It is signed so that it holds.", "It is dated so that it ends."];
  expect(figuresIn(twice)).not.toContain("so that");
  expect(figuresIn([...twice, "It is kept so that it is found."])).toContain("so that");
});

test("runs of four words are counted over pages, but for terms of the field, names and numbers", () => {
  const { grams } = reportOf(
    { lead: "We draw it with the people who sign, in the plan of action and milestones under SP 800-53." },
    { lead: "It is read with the people who sign, in the plan of action and milestones under SP 800-53." },
  );
  expect(grams.map(({ what }) => what)).toEqual([
    "people who sign in",
    "the people who sign",
    "who sign in the",
    "with the people who",
  ]);
});

test("answers are measured by band of ten words, with those that open with a fragment", () => {
  const { answers } = reportOf(answer(wordsOf(12)), answer(wordsOf(31)), answer(`Yes. ${wordsOf(32)}`));
  expect(answers).toEqual({
    count: 3,
    lengths: [12, 31, 33],
    shortest: 12,
    median: 31,
    longest: 33,
    bands: [
      { band: "0–9", count: 0 },
      { band: "10–19", count: 1 },
      { band: "20–29", count: 0 },
      { band: "30–39", count: 2 },
    ],
    fragments: 1,
  });
});

test("pages that begin alike pass the limits, and the sentence says how many, how many may and which", () => {
  const alike = Array.from({ length: 10 }, (_, at) => ({
    lead: `We test system number ${at} of yours.`,
    situation: { statement: "The ledger closes every month. The trouble starts when someone asks for a line." },
  }));
  const passed = breaches(reportOf(...alike), VOICE_LIMITS);
  expect(passed).toContain(
    "opener shape, “2 sentences, scene, then a turn”: 10 of 10, at most 2: /0, /1, /2, /3, /4, /5 and 4 more",
  );
  expect(passed).toContain("first word of lead, “We”: 10 of 10, at most 2: /0, /1, /2, /3, /4, /5 and 4 more");
  expect(passed).toContain(
    "opener, “a turn against its first sentence”: 10 of 10, at most 3: /0, /1, /2, /3, /4, /5 and 4 more",
  );
});

test("pages that each begin in their own way pass no limit", () => {
  const own = [
    { lead: "Balances agree with Treasury.", situation: { statement: "An apportionment is a plan." } },
    {
      lead: "We count both ways.",
      situation: { statement: "In May 2026 OMB rescinded the memorandum. It had set tiers for logs." },
    },
    {
      lead: "For custodians and controllers.",
      situation: {
        statement:
          "Which date binds the agency that signed? The later one. FAR Part 4 names it, and so do the clauses of the order.",
      },
    },
  ];
  expect(breaches(reportOf(...own), VOICE_LIMITS)).toEqual([]);
});

test("answers that are too short, too long, all of one length or all cut short pass a limit each", () => {
  expect(breaches(answersOf([12, 25, 47, 80]), ANSWER_LIMITS)).toEqual([]);
  expect(breaches(answersOf([11, 25, 47, 121]), ANSWER_LIMITS)).toEqual([
    "the shortest answer has 11 words, at least 12",
    "the longest answer has 121 words, at most 120",
  ]);
  expect(breaches(answersOf([31, 32, 33, 34]), ANSWER_LIMITS)).toEqual([
    "0 of 4 answers stay below 20 words, at least 1",
    "0 of 4 answers pass 60 words, at least 1",
    "4 of 4 answers have 30–39 words, at most 1",
  ]);
  expect(breaches(answersOf([12, 25, 47, 80], "Yes. "), ANSWER_LIMITS)).toEqual([
    "4 of 4 answers open with a fragment, at most 1",
  ]);
});

test("the printed report names each page once, with its opener and its figures", () => {
  const lines = reportLines(
    reportOf({ lead: "Nobody signs.", situation: { statement: "The ledger closes, and nobody asks." } }),
  );
  expect(lines.filter((line) => line.includes("/0:"))).toEqual([
    expect.stringContaining("/0: 1 sentence, scene; short | nobody or no one"),
  ]);
});

test("a page alone is printed with its own words, and with how many pages share them", () => {
  const pages = ["/a", "/b", "/c"].map((path) =>
    pageVoice(path, [{ lead: "It is drawn with the people who sign it, and nobody asks." }]),
  );
  const lines = pageDetail(pages[1]!, voiceReport(pages));
  expect(lines.slice(0, 4)).toEqual([
    "/b",
    "  no opener",
    "  lead: It is drawn with the people who sign it, and nobody asks.",
    "  nobody or no one (3 pages): “nobody”",
  ]);
  expect(lines).toContain("  run on 3 pages: “with the people who”");
});
