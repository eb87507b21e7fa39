import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { aboutPage } from "../../content/pages/about.ts";
import { corporateCapabilityPage } from "../../content/pages/corporate-capability.ts";
import { searchPage } from "../../content/pages/search.ts";
import type { OrderPart } from "../../content/types/order-page.types.ts";
import type { Crumb, Fact } from "../../content/types/page-section.types.ts";
import { CORPORATE_CAPABILITY } from "../../content/trail.ts";
import { orderPages } from "../../content/vehicles/index.ts";
import { vehicleComparison } from "../../content/vehicles/comparison.ts";
import { orderLabels, VEHICLES_PATH } from "../../content/vehicles/vehicle-labels.ts";
import { rowAnchor } from "../../lib/text/anchors.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import { fill } from "../../lib/text/fill.ts";
import type { Entry } from "./entry.server.ts";

/**
 * Facts that buyers look up, such as the CAGE code or the price of a labor category. Each one is a result that already
 * shows the answer.
 */
export const factEntries = (): Entry[] => [
  ...firmEntries(),
  ...peopleEntries(),
  ...answerEntries(),
  ...orderPages.flatMap(vehicleEntries),
];

/** The sections of the capability page, and their rows. Codes have entries of their own. */
function firmEntries(): Entry[] {
  const { company, standing, contact, references, naics, psc, differentiators } = corporateCapabilityPage;
  return [
    ...[company, standing, contact, { ...references, facts: [] }].flatMap(({ facts, id, heading, note }) => [
      partEntry(CORPORATE_CAPABILITY, heading, id, [note, ...facts.map(({ label, value }) => `${label}: ${value}`)]),
      ...facts.map((fact) => factEntry(fact, CORPORATE_CAPABILITY, heading, id)),
    ]),
    ...[naics, psc].map(({ id, heading, note, rows }) =>
      partEntry(CORPORATE_CAPABILITY, heading, id, [
        rows.map(({ code, title }) => `${code}, ${title}`).join(". "),
        note,
      ]),
    ),
    partEntry(CORPORATE_CAPABILITY, differentiators.heading, differentiators.id, [
      differentiators.note,
      ...differentiators.items.map(({ name, text }) => `${name}: ${text}`),
    ]),
  ];
}

/** Who leads the firm. */
function peopleEntries(): Entry[] {
  const { name, leadership } = aboutPage;
  return [
    partEntry({ path: ABOUT_PATH, name }, leadership.heading, leadership.id, [
      leadership.note,
      leadership.roles.map(({ role }) => role).join(", "),
    ]),
  ];
}

const ABOUT_PATH = "/about";

/** The answers for buyers and the table of vehicles. Source: BUY-5, BUY-6. */
const answerEntries = (): Entry[] =>
  [
    ...buyersAnswersPage.answers.map(({ question, answer }) => [question, questionAnchor(question), answer] as const),
    [buyersAnswersPage.topics.data, "data", buyersAnswersPage.notes.data?.note ?? ""] as const,
    [vehicleComparison.heading, "vehicles", vehicleComparison.note] as const,
  ].map(([name, anchor, answer]) => partEntry(ANSWERS, name, anchor, [answer]));

const ANSWERS = { path: ANSWERS_PATH, name: buyersAnswersPage.name };

const partEntry = (page: Crumb, name: string, anchor: string, lead: readonly string[]): Entry => ({
  kind: "facts",
  path: `${page.path}#${anchor}`,
  name,
  where: page.name,
  lead,
});

/** Rows of the vehicles that only name rules. The register explains them. */
const RULES = "Governing rules";

const vehicleEntries = ({ slug, name, steps }: (typeof orderPages)[number]): Entry[] =>
  steps.flatMap((step, index) =>
    step.parts.flatMap(rowsIn).map((row) => {
      const page = { path: `${VEHICLES_PATH}/${slug}`, name: fill(orderLabels.crumb, { name }) };
      return factEntry({ ...row, label: `${name}: ${row.label}` }, page, step.name, row.anchor ?? `step-${index + 1}`);
    }),
  );

/** The rows of a step's part as facts: a labor category with its price, a line with its title. */
function rowsIn(part: OrderPart): (Fact & { anchor?: string })[] {
  if (part.kind === "facts") return part.facts.filter(({ label }) => label !== RULES);
  if (part.kind === "rates") {
    const { price, where, least } = part.columns;
    return part.rows.map((row) => ({
      label: `${row.category}, rate`,
      value: `${price}: ${withMark(row.price, row.mark)}. ${where}: ${row.where}. ${least}: ${row.least}.`,
      anchor: rowAnchor("rate", row.category),
    }));
  }
  if (part.kind === "paste") return [];
  return part.rows.map(({ code, title, ours, mark }) => ({
    label: withMark(code, mark),
    value: `${title}. ${ours}. ${part.caption}.`,
    anchor: rowAnchor("line", code),
  }));
}

const withMark = (text: string, mark = "") => `${text} ${mark}`.trim();

const factEntry = ({ label, value }: Fact, page: Crumb, section: string, anchor: string): Entry => ({
  ...partEntry(page, label, anchor, [value]),
  where: fill(searchPage.where.fact, { page: page.name, section }),
});
