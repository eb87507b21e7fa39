/** A pattern, and the number of times from which a reader feels it on one page. */
export interface Figure {
  pattern: RegExp;
  from: number;
}

/** Jokes and figures: one on a page is enough to be heard again on the next. */
const REPEATED: Readonly<Record<string, RegExp>> = {
  "nobody or no one": /\b(?:nobody|no one)\b/giu,
  "the stranger who needs no help from us":
    /\bnever met us\b|\bwithout (?:us|asking|calling|a guide|a phone call|a guided tour)\b|\b(?:strangers?|outsiders?|successors?)\b|\b(?:next|new|another) (?:team|vendor|operator)\b|\bin the room\b|\b(?:depends? on|after|stays with|rather than|only) (?:us|we hold|our staying)\b|\bwhen we leave\b|\bour staying\b/giu,
  "the one who knew has left":
    /\bchanged jobs\b|\bmoved? on\b|\b(?:have|has) (?:retired|left)\b|\b(?:is|are) (?:long )?gone\b|\bleft with them\b|\bone person knows\b|\bone (?:developer|analyst|administrator|employee)’s\b|\bpeople left\b/giu,
  "so many, of which a few":
    /\b(?:hundreds?|thousands?|\d{1,3}(?:,\d{3})+|twenty|thirty|forty|fifty|sixty|eighty|ninety)\b[^.?!]*[.,]?[^.?!]*\b(?:which (?:\w+teen|twelve|twenty|ten|\d+)|forty|fifty-\w+|the other \w+teen)\b/giu,
  "X, not Y": /,(?: and)? not (?!only\b)[^.,;]+(?=[.,;])|\bThe [^.,]+, not [^.,]+, /gu,
  "it is not X; it is Y":
    /\b(?:is|are|was|does|do|did) not [^.;]+[.;] (?:It|They|That|This|What|The remedy)\b|\b(?:rarely|seldom|never) [^.]+\. (?:It|They)\b|\bNone of that is\b/gu,
  "the trouble, question or remedy is":
    /\bthe (?:trouble|problem|question|remedy|hard part|trick|catch) (?:is|lies?|starts?|begins?)\b|\btrouble (?:starts|begins|is)\b/giu,
  "things that speak":
    /\b(?:console|plan|diagram|policy|report|screen|scanner|dashboard|label|ledger|slide|contract file|checklist|score|calendar)s? (?:says?|tells?|claims?|hears?|knows?|speaks?|describes?|shows?)\b/giu,
  "years later": /\b(?:years?|months?) (?:later|ago|afterward)\b/giu,
  "the night it happened": /\b(?:Sunday|Saturday|Friday|weekend|midnight|night|at two in the morning)\b/giu,
  "one first, another second":
    /\bfirst, [^.;]{1,60}\b(?:second|then|last|next|third)\b|\bcomes? first\b|\bfirst\. The (?:rest|others)\b|\b(?:Oldest|Complete|Stabilize|Evidence) \w* ?first\b/giu,
  "most do, few can": /\b(?:most|many|some) [^.?!]*[.;,] (?:but )?[^.?!]*\bfew(?:er)?\b/giu,
  "who, what and when":
    /\bwho \w+ (?:\w+ ){0,6}?(?:and|or) (?:who|what|which|when|why|how)\b|\b(?:what|which|when|why|how) (?:[\w’]+ ){1,7}?(?:and|or) (?:who|what|when|why|how)\b|\bwho asked\b/giu,
  "every X has a Y, a Z and a W":
    /\b(?:every|each|all) [^.,]*\b(?:has|with|have|carries) an? [^.,]*, an? [^.,]*,? and an? |\ban? \w+, an? \w+ and an? \w+[.,]/giu,
  "do it, do it, do it again":
    /\b(?!(?:to|of|by|for|with|in|on|at|from|under|about|call) )\w+ (?:it|them)\b(?: right)?, (?:and )?(?!because |which )\w+ (?:it|them)\b/giu,
  "a number of things that …":
    /^(?:two|three|four|five|six|seven|eight|nine|ten) (?:\w+ ){1,3}?(?:that|which|a |by which|your|each|an )/giu,
  "three small clauses in a row":
    /(?:^|[.:;] )(?:[^,.;:]{6,70}\b(?:is|are|was|were|has|have|had|gets?|stays?|becomes?|comes?|goes|leaves|opens|drifts|\w{3,}ed)\b[^,.;:]{0,70}[,;] ){2,}(?:(?:and|or) )?[^,.;:]{6,70}\b(?:is|are|was|were|has|have|had|gets?|stays?|becomes?|comes?|goes|leaves|opens|drifts|\w{3,}ed)\b/giu,
  "the auditor who can":
    /\b(?:auditors?|assessors?|inspectors?(?: general)?|examiners?|reviewers?) (?:can|could|may|will|would|asks?|wants?|expects?)\b/giu,
};

/** Turns of phrase that are good English once or twice; from the third on they are the page’s beat. */
const HABITS: Readonly<Record<string, RegExp>> = {
  "a list with a tail: …, with …": /, with [^.;]+\.$/giu,
  "so that": /\bso (?:that|the|an?|no|each|every|it|they|you|we|your|nothing|anyone|only)\b/giu,
  "Each or Every at the start": /(?:^|[.!?] )(?:Each|Every) /gu,
};
const HABIT_FROM = 3;

const figures = (patterns: Readonly<Record<string, RegExp>>, from: number) =>
  Object.entries(patterns).map(([name, pattern]) => [name, { pattern, from }] as const);

/**
 * Jokes, figures of speech and number patterns that a reader notices when they come back, by the name the report gives
 * them. Found by reading the site, not by a theory of style: a pattern that a reader starts to feel is added here.
 */
export const FIGURES: readonly (readonly [name: string, Figure])[] = [
  ...figures(REPEATED, 1),
  ...figures(HABITS, HABIT_FROM),
];

/** Spelled-out numbers from eleven on: a story has one reason to say forty, and a second page has none. */
export const NUMBER_WORD =
  /\b(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?)\b/giu;
