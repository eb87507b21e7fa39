/** What a query asks for, and the result that then is among the best. */
interface Lift {
  when: RegExp;
  answer: RegExp;
}

/** Words of a query for a sample. They are no part of its subject. The best sample comes first, or else what says what it contains, and what to do without one. */
export const askedSample: Lift = {
  when: /\b(?:sample(?! size)|checklist|template|example)s?\b(?: of your)?(?: work\b| deliverables?\b)?/gi,
  answer: /#question-what-if-no-sample-shows/,
};

export const askedPrice: Lift = {
  when: /\bhow much .*\b(?:costs?|charge)\b|\bhow much (?:is|are|for) |\bwhat (?:does|do|would|will) .*\bcosts?\b|\b(?:cost|price) (?:of|for) (?!principles)/i,
  answer: /#question-what-are-your-prices-based-on$/,
};
