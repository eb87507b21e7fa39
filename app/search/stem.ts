/** Words that say nothing about what is looked for. They are searched only where a query has no others. */
const STOP_WORDS = new Set(
  `a about am an and any anyone are as at be been but by can could did do does each ever find for from get give had has have
how i if in into is it its let like look make many may me more most much must my near need no not of off on one or our out part
please should show so some someone such tell than that the their them there these they this those to under up us use used
want was we were what when where which who whom whose why will with within without would you your yours`.split(/\s+/),
);

/** Whether a word, in lower case, is one of those that every sentence has. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** What is taken off a word's end, in this order, and the letters that must be left. */
const ENDINGS: readonly [RegExp, string, number][] = [
  [/iliations?$|iliatory$/, "il", 3],
  [/(a|i)bilit(?:y|ies)$/, "$1bl", 3],
  [/ies$|ied$/, "y", 3],
  [/(ss|ch|sh|x|z)es$/, "$1", 3],
  [/([^su])s$/, "$1", 2],
  [/(?:ation|ition|ator|ating|ated|ates|ate)$/, "at", 4],
  [/(?:ing|ed)$/, "", 4],
  [/(?:ments?|ness)$/, "", 5],
  [/ally$|al$/, "", 5],
];

/** Words that an ending makes into others: firms that offer together are teaming, and every service has a team. */
const WHOLE = new Set(["teaming"]);

/**
 * A word's stem: what its singular, its plural and the forms of its verb have in common. It is compared with other stems
 * and never shown, so it need not be a word.
 * @param word in lower case, letters only
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  // Pages hold some five thousand words; what visitors type may not add up.
  if (stems.size > STEMS) stems.clear();
  const found = stemOf(word);
  stems.set(word, found);
  return found;
}

/** Stems that were asked for: a page of results asks for those of the same words again and again. */
const stems = new Map<string, string>();
const STEMS = 8000;

function stemOf(word: string): string {
  if (WHOLE.has(word)) return word;
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
