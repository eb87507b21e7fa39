/** Words that say nothing about what a text is about. They count only in questions. */
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
  [/(a|i)bilit(?:y|ies)$/, "$1bl", 3],
  [/([^su])s$/, "$1", 2],
  [/(?:ation|ition|ator|ating|ated|ates|ate)$/, "at", 4],
  [/(?:ing|ed)$/, "", 4],
  // "planned" and "plan", "close" and "closing", "reconcile" and "reconciliation".
  [/([bdfgmnprt])\1$/, "$1", 2],
  [/e$/, "", 3],
  [/y$/, "i", 3],
];

/**
 * The common part of a word's forms. It need not be a word.
 * @param word in lower case, letters only
 */
export function stem(word: string): string {
  // "Teaming" means several firms, but "team" occurs in every service.
  if (word.length < 4 || word === "teaming") return word;
  return ENDINGS.reduce((rest, [ending, left, minimum]) => {
    const next = rest.replace(ending, left);
    return next.length >= minimum ? next : rest;
  }, word);
}
