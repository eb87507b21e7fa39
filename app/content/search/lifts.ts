/** What a query asks for, and where the result is that then is among the best. */
export const lifts = [
  { when: /\b(?:samples?|checklists?|templates?|examples?|crosswalks?)\b/i, path: /^\/(?:services|solutions)\/.*#specimen$/ },
  {
    when: /\bhow much .*\b(?:costs?|charge)\b|\bhow much (?:is|are|for) |\bwhat (?:does|do|would|will) .*\bcosts?\b|\b(?:cost|price) (?:of|for) (?!principles)/i,
    path: /#question-what-are-your-prices-based-on$/,
  },
];
