/** Stop words. Searched only if a query has no other words. */
const STOP_WORDS = new Set(
  `a about am an and any anyone are as at be been but by can could did do does each ever find for from get give had has have
how i if in into is it its let like look make many may me more most much must my near need no not of off on one or our out part
please should show so some someone such tell than that the their them there these they this those to under up us use used
want was we were what when where which who whom whose why will with within without would you your yours`.split(/\s+/),
);

/** @param word in lower case */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Suffixes to remove, in this order, with the minimum number of letters left. */
const ENDINGS: readonly [RegExp, string, number][] = [
  [/iliations?$|iliatory$/, "il", 3],
  [/(a|i)bilit(?:y|ies)$/, "$1bl", 3],
  [/([^su])s$/, "$1", 2],
  [/(?:ation|ition|ator|ating|ated|ates|ate)$/, "at", 4],
  [/(?:ing|ed)$/, "", 4],
  [/(?:ments?|ness)$/, "", 5],
  [/ally$|al$/, "", 5],
];

/** Words that are not stemmed: "teaming" means separator offers, but "team" occurs in every service. */
const UNSTEMMED = new Set(["teaming"]);

/**
 * The stem of a word: the common part of its singular, plural and verb forms. Used only for comparison, so it need not
 * be a real word.
 * @param word in lower case, letters only
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  // The pages have about 5,000 words. Words typed by visitors must not grow the cache without limit.
  if (stems.size > MAX_STEMS) stems.clear();
  const found = stemOf(word);
  stems.set(word, found);
  return found;
}

/** Cache of stems, because a results page stems the same words repeatedly. */
const stems = new Map<string, string>();
const MAX_STEMS = 8000;

function stemOf(word: string): string {
  if (UNSTEMMED.has(word)) return word;
  let rest = word;
  for (const [ending, left, minimum] of ENDINGS) {
    const next = rest.replace(ending, left);
    if (next !== rest && next.length >= minimum) rest = next;
  }
  // "planned" and "plan", "close" and "closing", "reconcile" and "reconciliation".
  return rest
    .replace(/([bdfgmnprt])\1$/, "$1")
    .replace(/(.{3,})e$/, "$1")
    .replace(/(.{3,})y$/, "$1i");
}
