/** Words that say nothing about what a text is about. The search ignores them. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a about am an and any anyone are as at be been but by can could did do does each ever find for from get give had has have
how i if in into is it its let like look make many may me more most much must my near need no not of off on one or our out part
please should show so some someone such tell than that the their them there these they this those to under up us use used
want was we were what when where which who whom whose why will with within without would you your yours`.split(/\s+/),
);
