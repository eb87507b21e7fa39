/** A question for the price of something, in lower case, and the answer for buyers that belongs to any of them. */
export const priceQuestion = {
  pattern:
    /\bhow much .*\b(?:costs?|charge)\b|\bhow much (?:is|are|for) |\bwhat (?:does|do|would|will) .*\bcosts?\b|\b(?:cost|price) (?:of|for) (?!principles)/,
  answer: "prices",
};
