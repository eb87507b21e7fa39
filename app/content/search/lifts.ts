interface Lift {
  when: RegExp;
  /** The best result of this path, if the query finds one. */
  path?: RegExp;
  otherwise: RegExp;
}

/** What a query asks for, and the result that then is among the best. */
export const lifts: readonly Lift[] = [
  {
    when: /\b(?:samples?|checklists?|templates?|examples?|crosswalks?)\b/i,
    path: /^\/(?:services|solutions)\/.*#specimen$/,
    otherwise: /#question-what-if-no-sample-shows/,
  },
  {
    when: /\bhow much .*\b(?:costs?|charge)\b|\bhow much (?:is|are|for) |\bwhat (?:does|do|would|will) .*\bcosts?\b|\b(?:cost|price) (?:of|for) (?!principles)/i,
    otherwise: /#question-what-are-your-prices-based-on$/,
  },
];
