import { day } from "../../books/format-values.ts";
import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { rules } from "../../content/rules/index.ts";
import type { Rule } from "../../content/types/rule.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import type { BuyersAnswer } from "../../content/types/answers.types.ts";
import type { AnswerGroup, ShownAnswer } from "./shown-answer.types.ts";

const { answers, labels, topics, notes } = buyersAnswersPage;

/**
 * The answers by topic, with their anchors and the rules they rest on, each with the day of its reading or check.
 * @param found limits the result to the answers at these addresses, the best first, and the topic with the best first
 */
export function answerGroups(found?: ReadonlySet<string>): AnswerGroup[] {
  const at = new Map(answers.map((answer) => [`${ANSWERS_PATH}#${questionAnchor(answer.question)}`, answer]));
  const chosen = found ? [...found].flatMap((path) => at.get(path) ?? []) : answers;
  return [...new Set(chosen.map(({ topic }) => topic))].map((id) => ({
    id,
    heading: topics[id],
    note: notes[id]?.note,
    answers: chosen.filter(({ topic }) => topic === id).map(shownAnswer),
  }));
}

const shownAnswer = ({ question, answer, rules: cited, more }: BuyersAnswer): ShownAnswer => ({
  id: questionAnchor(question),
  question,
  answer,
  sources: cited.map((id) => ({
    id,
    name: rules[id].short,
    checked: checkedText(rules[id]),
  })),
  ...(more && { more }),
});

const checkedText = ({ read, checked }: Rule): string =>
  fill(read ? labels.read : labels.checked, { day: day(read?.date ?? checked) });
