/** The fragment of a page's question: its answer has this id. It stays the same when questions are put in another order. */
export const questionAnchor = (question: string): string =>
  `question-${question
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, "")
    .trim()
    .replace(/\s+/g, "-")}`;
