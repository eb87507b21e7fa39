import { afterAnswers } from "../answers/after.ts";
import { buyingAnswers } from "../answers/buying.ts";
import { dataAnswers } from "../answers/data.ts";
import { peopleAnswers } from "../answers/people.ts";
import { qualityAnswers } from "../answers/quality.ts";
import { firm } from "../firm.ts";
import { NAMES } from "../names.ts";
import { HOME, REFERENCE } from "../trail.ts";
import type { AnswersPage } from "../types/answers.types.ts";

/** The groups of answers, in the order of the page. */
const topics = {
  buying: "Buying",
  people: "People and places",
  data: "Security of your data",
  quality: "Quality and price",
  after: "After the award",
} satisfies AnswersPage["topics"];

/** The one place for what the firm says about the security of its clients' data. Other pages link to it. */
const notes: AnswersPage["notes"] = {
  data: { note: "What we say about the security of your data is gathered here: where it is stored and for how long, who protects it, AI tools, reports and scores, and whom to call. Who works for you, and where, is under People and places." },
};

export const ANSWERS_PATH = "/buyers-answers";

/** Short answers to what a buyer's file asks. Source: BUY-5. */
export const buyersAnswersPage: AnswersPage = {
  meta: {
    title: NAMES.answers,
    description:
      "Buying without a solicitation, W-9, the team, where data is stored, security reports, prices, insurance, references, transition and invoices, with sources.",
  },
  name: NAMES.answers,
  trail: [HOME, REFERENCE],
  lead: `Each answer has its own address, so you can cite it. A statement that is not yet confirmed is labeled as such.`,
  write: { before: "If anything is missing, write to ", label: firm.email, to: `mailto:${firm.email}` },
  path: ANSWERS_PATH,
  filter: {
    label: "Find an answer",
    placeholder: "Try W-9, travel or insurance",
    submit: "Find",
    clear: "Clear",
    one: "1 answer",
    many: "{count} answers",
    none: "No answer here contains that. Try one word of it, search the whole site, or ask us below.",
  },
  labels: { source: "Source:", read: "read {day}", checked: "status checked {day}" },
  closing: {
    lines: ["Not answered here?"],
    lead: `Ask the contracts office. The answer comes within ${firm.responseHours} hours, not counting weekends and federal holidays.`,
    primary: { label: "Ask a question", to: "/contact" },
    secondary: { label: "Capability statement", to: "/corporate-capability" },
  },
  topics,
  notes,
  answers: [...buyingAnswers, ...peopleAnswers, ...dataAnswers, ...qualityAnswers, ...afterAnswers].filter(
    (answer) => answer !== false,
  ),
};
