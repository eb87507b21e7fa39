/** Words that say nothing about what a text is about. The search ignores them. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a about actually already also always am an and any anyone are as at be been but by can could did do does each ever find for from get gets
getting give going had has have help helping how i if in into is it its just keep keeping keeps let like look make
many may me more most much must my near need never no nobody not now of off on one or our out part please really
see should show so some someone something still such tell than that the their them there these they this those to too
under up us use used very want was we were what when where which who whom whose why will with within without would you
your yours
difference between stand stands mean means define explain cant dont doesnt didnt isnt arent wasnt wont wouldnt couldnt shouldnt hasnt havent im ive youre theyre whats whos
hows wheres thats lets tomorrow today here over
u ur yall guys hi hello pls plz asap vs versus ok okay know knows wanna gonna gotta stuff thing things`.split(/\s+/),
);

/** Words of a query for a sample, which are no part of its subject. */
export const EXAMPLE_WORDS = /\b(?:sample(?! size)|checklist|template|example)s?\b(?: of your)?(?: work\b| deliverables?\b)?/gi;
