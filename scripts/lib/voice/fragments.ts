import { wordsIn } from "./text.ts";

const AUXILIARIES = `is are was were am has have had do does did can could will would shall should may might must cannot`;
/** Verbs that can carry a main clause, as this site uses them. Some are nouns too: what stands before them decides. */
const VERBS = `keeps keep gives give takes take goes go comes come runs run works makes make needs need stays stay gets get
  holds hold says say shows show asks ask tells tell begins begin starts start stands stand lies remains remain becomes become
  leaves leave ends brings bring finds find reads read covers cover decides decide means depends depend applies apply happens
  happen binds helps help agrees agree carries carry follows follow writes write knows know counts count settles certifies signs
  sits fails fail uses use changes change points point calls call lets let sets set allows allow requires require adds add pays
  pay returns return belongs belong names name joins join closes close moves move tests test grows grow costs serves serve wants
  want breaks break drops drop lasts asked gave took went came kept made found left began became stopped replaced rescinded
  authorizes prepares delivers report reports build builds plan plans deploy draw draws send sends prove proves circulate combine
  design prefer sell own differs drifts outlives arrive fixes fix`;
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const AUXILIARY = setOf(AUXILIARIES);
const VERB = setOf(VERBS);

const SUBJECTS = "we|you|it|they|that|this|these|those|he|she|there|nothing|everything|everyone|someone|nobody";
/** A finite verb behind one of these is not the sentence’s own. */
const SUBORDINATE =
  /\b(?:who|whom|whose|which|that|where|wherever|whatever|whichever|when|whenever|while|if|unless|because|although|though|since|until|as|before|after|once|what|how|why)\b/iu;
/** What opens an answer without a main clause: "By recording what lasts.", "As your policy says." */
const MANNER =
  /^(?:as|because|by|once|only|since|through|until|when|where|wherever|whether|whichever|with|within|without)\b/iu;
/** What opens a sentence of place or time, whose own verb mostly follows. */
const PLACE = /^(?:after|at|before|beside|beyond|during|for|from|in|inside|of|on|to|under)\b/iu;
const MAIN_CLAUSE_AFTER_COMMA = new RegExp(
  String.raw`[,:;] (?:(?:and|but|so|then) )?(?:(?:${SUBJECTS})\b|(?:the|an?|your|our|each|every|one|most|many|some|both) (?:[\p{L}’-]+ ){1,4}?(?:is|are|was|has|have|can|may|must|will|should|does|[\p{L}]{2,}s) )`,
  "iu",
);
const SUBJECT_FIRST = new RegExp(String.raw`^(?:(?:${SUBJECTS}|I)|who|what|how|which) \p{L}`, "iu");
/** Answers and asides that judge before they say: "Yes.", "Often, but openly." */
const VERDICT =
  /^(?:yes|no|not|often|usually|sometimes|rarely|seldom|perhaps|largely|mostly|openly|partly|both|either|neither|less|more|always|never|up to)\b/iu;

/** Whether a sentence has no main clause, as far as a few rules can tell; about one in ten is judged wrong. */
export function isFragment(sentence: string): boolean {
  const text = sentence.replace(/^[“(]/u, "");
  if (/\?[”’)]?$/u.test(text) || SUBJECT_FIRST.test(text)) return false;
  if ((MANNER.test(text) || VERDICT.test(text)) && MAIN_CLAUSE_AFTER_COMMA.test(text)) return false;
  if (MANNER.test(text)) return true;
  const words = wordsIn(PLACE.test(text) ? text : ownClause(text));
  return !words.some((word, at) => isFinite(word, words[at - 1], words[at + 1]));
}

/** The words up to the first subordinate clause: only there can the main verb be. */
function ownClause(text: string): string {
  const at = text.search(SUBORDINATE);
  return at > 0 ? text.slice(0, at) : text;
}

/** Behind these a verb is a noun: "the report", "three tests", "your change". */
const BEFORE_NOUN =
  /^(?:the|an?|your|our|its|their|of|to|by|for|with|in|on|from|each|every|no|and|or|\d+|two|three|four|five|six|seven|\p{L}+’s)$/iu;
/** In front of these a word in -s is mostly a verb: "differs by release", "puts the order". */
const AFTER_VERB = /^(?:the|an?|its|their|your|our|by|on|at|as|when|one|each|every|that|through|four|three|two)$/iu;

function isFinite(word: string, before = "", after = ""): boolean {
  const verb = word.toLowerCase();
  if (AUXILIARY.has(verb) || before === "") return AUXILIARY.has(verb) || VERB.has(verb);
  return !BEFORE_NOUN.test(before) && (VERB.has(verb) || (/[^su]s$/u.test(verb) && AFTER_VERB.test(after)));
}
