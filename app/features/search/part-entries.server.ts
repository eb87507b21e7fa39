import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { corporateCapabilityPage } from "../../content/pages/corporate-capability.ts";
import { searchPage } from "../../content/pages/search.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import { otherDocuments } from "../../content/specimens/other-documents.ts";
import { SPECIMENS_PATH } from "../../content/specimens/specimen-labels.ts";
import type { OrderPart } from "../../content/types/order-page.types.ts";
import type { Crumb, Fact } from "../../content/types/page-section.types.ts";
import type { ShownSpecimen } from "../../content/types/specimen.types.ts";
import { CORPORATE_CAPABILITY } from "../../content/trail.ts";
import { orderPages } from "../../content/vehicles/index.ts";
import { vehicleComparison } from "../../content/vehicles/comparison.ts";
import { GOVERNING_RULES, orderLabels, VEHICLES_PATH } from "../../content/vehicles/vehicle-labels.ts";
import { rowAnchor } from "../../lib/text/anchors.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import { fill } from "../../lib/text/fill.ts";
import { shownSpecimens } from "../specimens/shown-specimens.server.ts";
import type { Entry } from "./entry.server.ts";

const { where } = searchPage;
const { company, standing, contact } = corporateCapabilityPage;
const SHEETS = { path: SPECIMENS_PATH, name: otherDocuments.heading };
const ANSWERS = { path: ANSWERS_PATH, name: buyersAnswersPage.name };

/** Samples, and facts that buyers look up: a result shows the CAGE code or a labor category's price. Source: BUY-5, BUY-6. */
export const partEntries = (): Entry[] => [
  ...shownSpecimens.map(specimenEntry),
  ...otherDocuments.rows.map(({ name, text }) => partEntry(SHEETS, name, rowAnchor(otherDocuments.id, name), [text])),
  ...[company, standing, contact].flatMap(({ facts, heading, id }) =>
    facts.map((fact) => factEntry(fact, CORPORATE_CAPABILITY, heading, id)),
  ),
  ...buyersAnswersPage.answers.map(({ question, answer }) =>
    partEntry(ANSWERS, question, questionAnchor(question), [answer]),
  ),
  partEntry(ANSWERS, buyersAnswersPage.topics.data, "data", [buyersAnswersPage.notes.data!.note]),
  partEntry(ANSWERS, vehicleComparison.heading, "vehicles", [vehicleComparison.note]),
  ...orderPages.flatMap(vehicleEntries),
];

export const partEntry = (page: Crumb, name: string, anchor: string, text: readonly string[]): Entry => ({
  kind: "facts",
  path: `${page.path}#${anchor}`,
  name,
  where: page.name,
  text,
});

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
  if (part.kind === "facts") return part.facts.filter(({ label }) => label !== GOVERNING_RULES);
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

function specimenEntry({ id, kind, title, path, rows, ...specimen }: ShownSpecimen): Entry {
  const name = specimensPage.labels.kinds[kind];
  return {
    kind: "specimens",
    path,
    name: specimen.deliverable,
    where: fill(where.specimen, { kind: name, id, count: rows.length }),
    alias: [id, title, specimen.practice, name],
    text: [`${title}. ${specimen.caption}`, specimen.lookFirst],
  };
}
