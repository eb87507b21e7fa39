import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { answerWords, comparisonWords } from "../../content/search/answer-words.ts";
import { corporateCapabilityPage } from "../../content/pages/corporate-capability.ts";
import { searchPage } from "../../content/pages/search.ts";
import type { OrderPart } from "../../content/types/order-page.types.ts";
import type { Fact } from "../../content/types/page-section.types.ts";
import { CORPORATE_CAPABILITY } from "../../content/trail.ts";
import { orderPages } from "../../content/vehicles/index.ts";
import { vehicleComparison } from "../../content/vehicles/comparison.ts";
import { orderLabels, VEHICLES_PATH } from "../../content/vehicles/vehicle-labels.ts";
import { rowAnchor } from "../../lib/text/anchors.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import { fill } from "../../lib/text/fill.ts";
import type { Entry } from "./entry.server.ts";

/**
 * Facts that buyers look up, such as the CAGE code or the phone number. Each one is a result that already shows the
 * answer. Taken from the capability statement, the answers for buyers and the steps of each vehicle's page.
 */
export const factEntries = (): Entry[] => [
  ...firmEntries(),
  ...answerEntries(),
  comparisonEntry(),
  ...vehicleEntries(),
];

function firmEntries(): Entry[] {
  const { company, standing, contact, references } = corporateCapabilityPage;
  const { name, path } = CORPORATE_CAPABILITY;
  const of = (section: { id: string; heading: string }, facts: readonly Fact[]) =>
    facts.map((fact) => factEntry(fact, { path: `${path}#${section.id}`, page: name, section: section.heading }));
  const sheets: Fact[] = references.sheets.map(({ work, customer, contract, kind, evaluated }) => ({
    label: `${references.heading}: ${work}`,
    value: `${customer}, ${contract}, ${kind}. ${references.labels.evaluated}: ${evaluated}`,
  }));
  return [
    ...[company, standing, contact].flatMap((section) => of(section, section.facts)),
    ...of(references, sheets).map((entry) => ({ ...entry, alias: [references.note] })),
  ];
}

/** The answers for buyers, with the words that buyers use for them. Source: BUY-5, FIND-5. */
const answerEntries = (): Entry[] =>
  buyersAnswersPage.answers.map(({ id, question, answer }) => ({
    kind: "facts",
    path: `${ANSWERS_PATH}#${questionAnchor(question)}`,
    name: question,
    where: buyersAnswersPage.name,
    alias: answerWords[id],
    lead: [answer],
  }));

/** The table of vehicles, with the words that buyers use for their choice. Source: BUY-6, FIND-5. */
const comparisonEntry = (): Entry => ({
  kind: "facts",
  path: `${ANSWERS_PATH}#vehicles`,
  name: vehicleComparison.heading,
  where: buyersAnswersPage.name,
  alias: comparisonWords,
  lead: [vehicleComparison.note],
});

const vehicleEntries = (): Entry[] =>
  orderPages.flatMap(({ slug, name, steps }) =>
    steps.flatMap((step, index) =>
      step.parts.flatMap(rowsIn).map(({ label, value, anchor = `step-${index + 1}` }) =>
        factEntry(
          { label: `${name}: ${label}`, value },
          {
            path: `${VEHICLES_PATH}/${slug}#${anchor}`,
            page: fill(orderLabels.crumb, { name }),
            section: step.name,
          },
        ),
      ),
    ),
  );

/** The rows of a step's part as facts: a labor category with its price, a line with its title. */
function rowsIn(part: OrderPart): (Fact & { anchor?: string })[] {
  switch (part.kind) {
    case "facts":
      return part.facts;
    case "rates":
      return part.rows.map(({ category, where, least, price, mark }) => ({
        label: `${category}, rate`,
        value: `${part.columns.price}: ${withMark(price, mark)}. ${part.columns.where}: ${where}. ${part.columns.least}: ${least}.`,
        anchor: rowAnchor("rate", category),
      }));
    case "lines":
      return part.rows.map(({ code, title, ours, mark }) => ({
        label: withMark(code, mark),
        value: `${title}. ${ours}. ${part.caption}.`,
        anchor: rowAnchor("line", code),
      }));
    case "paste":
      return [];
  }
}

const withMark = (text: string, mark?: string) => (mark ? `${text} ${mark}` : text);

const factEntry = ({ label, value }: Fact, at: { path: string; page: string; section: string }): Entry => ({
  kind: "facts",
  path: at.path,
  name: label,
  where: fill(searchPage.where.fact, { page: at.page, section: at.section }),
  lead: [value],
});
