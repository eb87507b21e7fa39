import { expect, test } from "vitest";
import { isFragment } from "../../../../scripts/lib/voice/fragments.ts";
import { openerShape } from "../../../../scripts/lib/voice/opener-shape.ts";
import { pageVoice, textsOf } from "../../../../scripts/lib/voice/page-voice.ts";
import { firstWordOf, sentencesIn, wordsIn } from "../../../../scripts/lib/voice/text.ts";

test("a text is parted where a reader would part it, and not after U.S.C. or see No.", () => {
  expect(
    sentencesIn("No. 31 U.S.C. 1501 asks for proof. Ask “would we have seen it?” The Rev. 5 text, see No. 4, says so."),
  ).toEqual([
    "No.",
    "31 U.S.C. 1501 asks for proof.",
    "Ask “would we have seen it?”",
    "The Rev. 5 text, see No. 4, says so.",
  ]);
});

test("a name with a hyphen, a sum and a possessive are one word each", () => {
  expect(wordsIn("A-123, $1,000,000 and the agency’s “own” SF 133.")).toEqual([
    "A-123",
    "$1,000,000",
    "and",
    "the",
    "agency’s",
    "own",
    "SF",
    "133",
  ]);
  expect([firstWordOf("“Why?” she asked."), firstWordOf("")]).toEqual(["Why", ""]);
});

test.each([
  "Yes.",
  "By recording what lasts.",
  "The one each award cites.",
  "Often, but openly.",
  "Six checks on one file.",
])("a reader takes “%s” for a fragment", (text) => expect(isFragment(text)).toBe(true));

test.each([
  "You do.",
  "No, it binds civilian agencies.",
  "Under the Economy Act, the buyer deobligates what is left.",
  "Department policy usually decides.",
  "Infrastructure drifts.",
  "Who signs?",
])("a reader takes “%s” for a sentence", (text) => expect(isFragment(text)).toBe(false));

test.each([
  ["scene", "The ledger closes every month. The trouble starts when someone asks."],
  ["definition", "An apportionment is a plan that OMB approves for spending an appropriation."],
  ["question", "Which of these three dates binds you?"],
  ["quotation", "“Can we start before the award is signed?” asked one grants office."],
  ["date", "In May 2026 OMB rescinded the memorandum."],
  ["rule", "Under OMB Circular A-123, management assesses internal control every year."],
  ["mistake", "The usual mistake is to test before the population is complete."],
  ["number", "Three forms carry one figure."],
  ["generality", "Most agencies have the controls."],
  ["address", "Take any payment of last month."],
  ["firm", "We test on a copy."],
])("an opener that begins with a %s is told from the others", (move, text) => {
  expect(openerShape(text).move).toBe(move);
});

test("an opener has a number of sentences, a turn or none, and a rhythm", () => {
  expect(
    openerShape("The plan says four hours. Nobody has ever timed the restore of that database from tape."),
  ).toEqual({
    move: "scene",
    shape: "2 sentences, scene, then a turn",
    sentences: 2,
    turns: true,
    words: 16,
    rhythm: "short + middling",
  });
  expect(openerShape("An order commits a balance on the day it is signed.").shape).toBe("1 sentence, scene");
});

test("a page is read by part, without its names, labels, standards and search title", () => {
  const page = pageVoice("/a", [
    {
      name: "A service with a long name",
      meta: { description: "Words that only a search engine shows." },
      lead: "We test what you have.",
      situation: { statement: "The ledger closes every month.", paragraphs: ["Two reports differ by one amount."] },
      standards: [{ name: "A", meaning: "Management of reporting and data risk." }],
      questions: [{ question: "Who signs the final report?", answer: "Your officials sign the report." }],
    },
    { lead: "A slide has a lead of its own." },
  ]);
  expect(page.texts).toEqual([
    { part: "lead", text: "We test what you have." },
    { part: "opener", text: "The ledger closes every month." },
    { part: "paragraph", text: "Two reports differ by one amount." },
    { part: "question", text: "Who signs the final report?" },
    { part: "answer", text: "Your officials sign the report." },
    { part: "other", text: "A slide has a lead of its own." },
  ]);
});

test("a page whose situation has no statement begins with the first text of the situation", () => {
  const page = pageVoice("/a", [
    { situation: { table: [{ text: "OMB approves the SF 132." }], after: "Then the year begins." } },
  ]);
  expect(textsOf(page, "opener")).toEqual(["OMB approves the SF 132."]);
  expect(textsOf(page, "paragraph")).toEqual(["Then the year begins."]);
});
