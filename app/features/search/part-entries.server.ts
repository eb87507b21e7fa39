import { lineItem } from "../../books/line-item-stations.ts";
import { valueOf } from "../../books/rows.ts";
import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { aboutPage } from "../../content/pages/about.ts";
import { corporateCapabilityPage } from "../../content/pages/corporate-capability.ts";
import { searchPage } from "../../content/pages/search.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import type { OrderPart } from "../../content/types/order-page.types.ts";
import type { Crumb, Fact } from "../../content/types/page-section.types.ts";
import { CORPORATE_CAPABILITY } from "../../content/trail.ts";
import { orderPages } from "../../content/vehicles/index.ts";
import { vehicleComparison } from "../../content/vehicles/comparison.ts";
import { orderLabels, VEHICLES_PATH } from "../../content/vehicles/vehicle-labels.ts";
import { rowAnchor } from "../../lib/text/anchors.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import { fill } from "../../lib/text/fill.ts";
import { anchorOf, lineItemPage } from "../line-item/line-item-page.server.ts";
import { shownSpecimens } from "../specimens/shown-specimens.server.ts";
import type { Entry } from "./entry.server.ts";

const { where } = searchPage;
const { name: line, stations } = lineItemPage();
const { company, standing, contact, references, naics, psc, differentiators } = corporateCapabilityPage;
const { leadership } = aboutPage;
const ABOUT = { path: "/about", name: aboutPage.name };
const ANSWERS = { path: ANSWERS_PATH, name: buyersAnswersPage.name };

/** Entries of the parts of pages. */
export const partEntries = (): Entry[] => [...specimenEntries(), ...factEntries()];

/**
 * Facts that buyers look up, such as the CAGE code or the price of a labor category. Each one is a result that already
 * shows the answer. Source: BUY-5, BUY-6.
 */
const factEntries = (): Entry[] => [
  ...[company, standing, contact].flatMap(({ facts, heading, id, note }) => [
    partEntry(CORPORATE_CAPABILITY, heading, id, [note, ...facts.map(({ label, value }) => `${label}: ${value}`)]),
    ...facts.map((fact) => factEntry(fact, CORPORATE_CAPABILITY, heading, id)),
  ]),
  partEntry(CORPORATE_CAPABILITY, references.heading, references.id, [references.note]),
  ...[naics, psc].map(({ heading, id, note, rows }) =>
    partEntry(CORPORATE_CAPABILITY, heading, id, [rows.map(({ code, title }) => `${code}, ${title}`).join(". "), note]),
  ),
  partEntry(CORPORATE_CAPABILITY, differentiators.heading, differentiators.id, [
    differentiators.note,
    ...differentiators.items.map(({ name, text }) => `${name}: ${text}`),
  ]),
  partEntry(ABOUT, leadership.heading, leadership.id, [
    leadership.note,
    leadership.roles.map(({ role }) => role).join(", "),
  ]),
  ...buyersAnswersPage.answers.map(({ question, answer }) =>
    partEntry(ANSWERS, question, questionAnchor(question), [answer]),
  ),
  partEntry(ANSWERS, buyersAnswersPage.topics.data, "data", [buyersAnswersPage.notes.data?.note ?? ""]),
  partEntry(ANSWERS, vehicleComparison.heading, "vehicles", [vehicleComparison.note]),
  ...orderPages.flatMap(vehicleEntries),
];

const partEntry = (page: Crumb, name: string, anchor: string, text: readonly string[]): Entry => ({
  kind: "facts",
  path: `${page.path}#${anchor}`,
  name,
  where: page.name,
  text,
});

/** Rows of the vehicles that only name rules. The register explains them. */
const RULES = "Governing rules";

function vehicleEntries({ slug, name, steps }: (typeof orderPages)[number]): Entry[] {
  const page = { path: `${VEHICLES_PATH}/${slug}`, name: fill(orderLabels.crumb, { name }) };
  return steps.flatMap((step, index) =>
    step.parts
      .flatMap(rowsIn)
      .map(({ label, value, anchor = `step-${index + 1}` }) =>
        factEntry({ label: `${name}: ${label}`, value }, page, step.name, anchor),
      ),
  );
}

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
  where: fill(where.fact, { page: page.name, section }),
});

/** All specimens, with the text of their rows, and the stations of the line item. */
const specimenEntries = (): Entry[] => [
  ...shownSpecimens.map((specimen): Entry => {
    const { id, kind, title, deliverable, path, practice, rows, caption, lookFirst } = specimen;
    return {
      kind: "specimens",
      path,
      name: title,
      where: fill(where.specimen, { kind: specimensPage.labels.kinds[kind], id, count: rows.length }),
      alias: [id, deliverable, practice],
      text: [caption, lookFirst, ...rows.map((row) => namesIn(row.map(valueOf)))],
    };
  }),
  ...stations.map(({ number, name: station, paper, document, text, standsAs, breaks }) => ({
    kind: "pages" as const,
    path: `${lineItem.path}#${anchorOf(number)}`,
    name: `${line}: ${station}`,
    where: fill(where.station, { number, of: stations.length }),
    alias: [paper, document],
    text: [text, standsAs, breaks],
  })),
];

/** Identifiers and names in a row. Amounts and dates are not indexed. */
const namesIn = (cells: readonly unknown[]): string =>
  cells.filter((cell) => typeof cell === "string" && !/^\d{4}-\d\d/.test(cell)).join(", ");
