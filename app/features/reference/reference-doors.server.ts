import { figure } from "../../books/format-values.ts";
import { lineItem, stations } from "../../books/line-item-stations.ts";
import { labeledValues } from "../../content/claims/claim.ts";
import { rates } from "../../content/claims/labor-rates.ts";
import { findTerm } from "../../content/glossary/find-term.ts";
import { glossary } from "../../content/glossary/index.ts";
import { ANSWERS_PATH, buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { COMPARE_PATH, comparePage } from "../../content/pages/compare.ts";
import { glossaryPage } from "../../content/pages/glossary.ts";
import { PACK_PATH, packPage } from "../../content/pages/pack-page.ts";
import { referencePage } from "../../content/pages/reference.ts";
import { rulesPage } from "../../content/pages/rules.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import { toolsPage } from "../../content/pages/tools.ts";
import { cite, type RuleId, rules } from "../../content/rules/index.ts";
import { lineItemWords } from "../../content/specimens/line-item/line-item-words.ts";
import { SPECIMENS_PATH } from "../../content/specimens/specimen-labels.ts";
import type { Crop, Door, DoorId } from "../../content/types/reference.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { findOffer } from "../pack/offers.server.ts";
import { packSheet } from "../pack/pack-sheet-data.server.ts";
import { ruleChanges } from "../registers/rule-groups.server.ts";
import { shownSpecimens } from "../specimens/shown-specimens.server.ts";
import { sheetOfPage, textOf } from "../specimens/specimen-sheet.server.ts";

const { doors: words, line, search } = referencePage;

/** The doors of the reference page, each with a crop of what is behind it. Source: REF-1. */
export function referenceDoors(): Door[] {
  return [
    door("specimens", specimensPage.name, SPECIMENS_PATH, reconciliation(), shownSpecimens.length),
    door("line", lineItemWords.name, lineItem.path, amount(), stations.length),
    door("tools", toolsPage.name, "/tools", latePayment(), toolsPage.tools.length),
    door("rules", rulesPage.name, "/rules", newestChanges(), Object.keys(rules).length),
    door("glossary", glossaryPage.name, "/glossary", term("FBWT"), glossary.length),
    door("answers", buyersAnswersPage.name, ANSWERS_PATH, questions(), buyersAnswersPage.answers.length),
    door("compare", comparePage.name, COMPARE_PATH, comparison("sap", "sunflower")),
    door("pack", packPage.name, PACK_PATH, statement()),
  ];
}

const door = (id: DoorId, label: string, to: string, crop: Crop, count = 0): Door => ({
  label,
  to,
  text: words[id].text,
  count: fill(words[id].count, { count }),
  crop,
});

/** A price that the search finds, as the example beside its field; undefined if the firm states none. */
export function foundRate() {
  const rate = labeledValues(rates["gsa-mas"])[0];
  if (!rate) return undefined;
  const { category, where, least, dollars } = rate.value;
  return {
    ...search.found,
    name: fill(search.found.name, { category }),
    text: fill(search.found.text, { where, least }),
    price: `$${dollars.toFixed(2)}`,
    ...(rate.mark && { mark: rate.mark }),
  };
}

/** The last rows of the reconciliation with Treasury, without the columns that are empty in most rows. */
function reconciliation(): Crop {
  const { id, title, columns, rows, pulled } = sheetOfPage("us-treasury-accounting-and-reporting-support");
  const from = rows.length - 5;
  return {
    kind: "sheet",
    title,
    mark: id,
    columns: columns.slice(0, 4).map(({ name }) => name),
    rows: rows.slice(from).map((row) => row.slice(0, 4).map(textOf)),
    pulled: pulled - from,
  };
}

const amount = (): Crop => ({
  kind: "amount",
  amount: `$${figure(lineItem.amount)}`,
  text: line,
  stations: lineItemWords.stations.slice(0, 5).map(({ name }) => name),
});

/** The late invoice of the books: its due date, days late, amount and interest. */
function latePayment(): Crop {
  const { columns, rows, pulled } = sheetOfPage("business-operations-support");
  return {
    kind: "sheet",
    title: toolsPage.tools[0]!.name,
    rows: [3, 5, 6, 7].map((column) => [columns[column]!.name, textOf(rows[pulled]![column]!)]),
    pulled: 3,
  };
}

function newestChanges(): Crop {
  const { items } = ruleChanges();
  return {
    kind: "sheet",
    title: rulesPage.changes.heading,
    rows: items.slice(0, 4).map(({ id, text }) => [rules[id as RuleId].short, text]),
    pulled: 0,
  };
}

function term(name: string): Crop {
  const { full, sentence, rule } = findTerm(name)!;
  return { kind: "term", letter: name[0]!, term: name, full, sentence, ...(rule && { rule: cite(rule) }) };
}

const questions = (): Crop => ({
  kind: "questions",
  questions: buyersAnswersPage.answers.slice(0, 3).map(({ question }) => question),
});

/** Two services by what fits into short cells. */
function comparison(...slugs: string[]): Crop {
  const offers = slugs.map((slug) => findOffer(slug)!);
  const { criteria } = comparePage.table;
  return {
    kind: "sheet",
    title: comparePage.name,
    columns: ["", ...offers.map(({ name }) => name)],
    rows: [
      [criteria.naics, ...offers.map(({ buying }) => buying.naics.join(", "))],
      [criteria.psc, ...offers.map(({ buying }) => buying.psc.join(", "))],
    ],
    pulled: 0,
  };
}

function statement(): Crop {
  const { facts } = packSheet([], new Date());
  return {
    kind: "sheet",
    title: packPage.sheet.what,
    rows: facts.slice(0, 4).map(({ label, value }) => [label, value]),
  };
}
