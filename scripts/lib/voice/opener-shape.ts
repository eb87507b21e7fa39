import { isFragment } from "./fragments.ts";
import { sentencesIn, wordsIn } from "./text.ts";

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const CITATION = String.raw`(?:Circular|U\.S\.C\.|CFR|FAR|DFARS|SP 800-\d|FIPS \d|BOD \d|M-\d\d-\d\d|SFFAS|ISO\/IEC|WCAG|Section 508|[A-Z]\w+ Act\b|Green Book|Uniform Guidance|Executive Order)`;
const NUMBER = String.raw`(?:\$?\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|half)`;

/**
 * First moves of a page, by what its first sentence does; the first that fits counts. What fits none is a scene: someone
 * or something does something, and the reader waits for the catch.
 */
const MOVES: readonly (readonly [string, RegExp])[] = [
  ["quotation", /^[“"]/u],
  ["question", /\?[”’)]?$/u],
  [
    "date",
    new RegExp(
      String.raw`^(?:(?:On|In|By|Since|From|Until|Before|After) )?(?:(?:${MONTHS})\b|(?:fiscal year |FY ?)?(?:19|20)\d\d\b)`,
      "u",
    ),
  ],
  [
    "rule",
    new RegExp(
      String.raw`^(?:\S+ ){0,7}?\(?${CITATION}|^(?:\S+ ){0,5}?(?:statute|regulation|directive|law) (?:says|requires|asks|allows|forbids|gives)`,
      "u",
    ),
  ],
  ["mistake", /^(?:\S+ ){0,6}?(?:mistakes?|errors?|slips?|misstatements?|oversights?)\b/iu],
  [
    "number",
    new RegExp(
      String.raw`^(?:(?:About|Nearly|Over|Some|Only|At least|More than) )?${NUMBER}\b|^(?:\S+ ){0,6}?(?:\$?\d[\d,]{2,}|hundreds?|thousands?|forty|fifty|percent)\b`,
      "iu",
    ),
  ],
  [
    "generality",
    /^(?:most|many|some|few|fewer|often|usually|every|each|everyone|all|any|agencies|organizations|people)\b/iu,
  ],
  [
    "definition",
    /^(?:an? |the )?(?:[\p{L}\d’/&(),-]+ ){1,8}?(?:is|are|means|stands? for|refers? to|consists? of)(?: the name of| often| one of)? (?:an?|the|one|what|how|where|whatever|any|all)\b/iu,
  ],
  ["address", /^(?:you|your|ask|take|open|look|count|start|begin|imagine|consider|suppose|if you)\b/iu],
  ["firm", /^(?:we|our)\b/iu],
];

/** Words with which a later sentence turns against the one before it. */
const TURN =
  /\b(?:but|yet|not|no|never|nobody|no one|none|nothing|neither|nor|cannot|can’t|only|few|fewer|still|without|instead|trouble|problem|rarely|seldom|harder|differ|disagree|missing|fails?|failed|error|lost|loses?|dare|stop|wrong|until|unless|must|alone|yours|question)\b/iu;

/** Longer than this, a sentence is not taken for a fragment: the rules of fragments know few verbs. */
const FRAGMENT_WORDS = 6;

/** Bands of words in a sentence, so that a rhythm has a name. */
const lengthOf = (sentence: string): string => {
  const words = wordsIn(sentence).length;
  if (words <= 7) return "short";
  return words <= 14 ? "middling" : words <= 22 ? "long" : "very long";
};

/** What a reader takes in of a page’s first paragraph before its meaning. */
export interface OpenerShape {
  /** What its first sentence does: "scene", "definition", "rule" … */
  move: string;
  /** Number of sentences, move and turn: "2 sentences, scene, then a turn". */
  shape: string;
  sentences: number;
  /** Whether a later sentence turns against the first. */
  turns: boolean;
  words: number;
  /** The lengths of its first three sentences by band: "short + long". */
  rhythm: string;
}

/** How an opener begins and goes on, as far as simple rules can tell. `opener` is one paragraph. */
export function openerShape(opener: string): OpenerShape {
  const sentences = sentencesIn(opener);
  const [first = "", ...rest] = sentences;
  const move =
    MOVES.find(([, pattern]) => pattern.test(first))?.[0] ??
    (isFragment(first) && wordsIn(first).length <= FRAGMENT_WORDS ? "fragment" : "scene");
  const turns = rest.some((sentence) => TURN.test(sentence));
  const count = sentences.length === 1 ? "1 sentence" : `${sentences.length} sentences`;
  return {
    move,
    shape: `${count}, ${move}${turns ? ", then a turn" : ""}`,
    sentences: sentences.length,
    turns,
    words: wordsIn(opener).length,
    rhythm: sentences.slice(0, 3).map(lengthOf).join(" + "),
  };
}
