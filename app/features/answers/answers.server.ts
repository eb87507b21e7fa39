import { day } from "../../books/format-values.ts";
import { buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { rules } from "../../content/rules/index.ts";
import { fill } from "../../lib/text/fill.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import type { ShownAnswer } from "./shown-answer.types.ts";

const { answers, labels } = buyersAnswersPage;

/** The answers with their anchors, and the rules they rest on with the day on which each was read. */
export const answersWithSources = (): ShownAnswer[] =>
  answers.map(({ question, answer, rules: cited, more }) => ({
    id: questionAnchor(question),
    question,
    answer,
    sources: cited.map((id) => ({
      id,
      name: rules[id].short,
      checked: fill(labels.checked, { day: day(rules[id].checked) }),
    })),
    ...(more && { more }),
  }));
