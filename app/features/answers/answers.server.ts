import { day } from "../../books/format-values.ts";
import { buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { rules } from "../../content/rules/index.ts";
import type { Rule } from "../../content/types/rule.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import type { ShownAnswer } from "./shown-answer.types.ts";

const { answers, labels } = buyersAnswersPage;

/** The answers with their anchors, and the rules they rest on with the day on which each was read or checked. */
export const answersWithSources = (): ShownAnswer[] =>
  answers.map(({ question, short, answer, rules: cited, more }) => ({
    id: questionAnchor(question),
    question,
    short,
    answer,
    sources: cited.map((id) => ({
      id,
      name: rules[id].short,
      checked: checkedText(rules[id]),
    })),
    ...(more && { more }),
  }));

const checkedText = ({ read, checked }: Rule): string =>
  fill(read ? labels.read : labels.checked, { day: day(read?.date ?? checked) });
