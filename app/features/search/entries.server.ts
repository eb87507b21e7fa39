import { anchorOf, foldAnchor, rowAnchor } from "../../lib/text/anchors.ts";
import { questionAnchor } from "../../lib/text/question-anchor.ts";
import { glossary } from "../../content/glossary/index.ts";
import { buyersAnswersPage } from "../../content/pages/buyers-answers.ts";
import { corporateCapabilityPage } from "../../content/pages/corporate-capability.ts";
import { searchPage } from "../../content/pages/search.ts";
import { BLANK } from "../../content/interface/samples.ts";
import { rules } from "../../content/rules/index.ts";
import { asked } from "../../content/search/asked.ts";
import { shownTexts } from "../../content/text-roles.ts";
import type { CodeList } from "../../content/types/corporate-capability.types.ts";
import type { Rule } from "../../content/types/rule.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { day } from "../../books/format-values.ts";
import type { SitePage } from "../../content/types/page-entry.types.ts";
import { sitePages } from "../../registry/site-pages.server.ts";
import type { Entry } from "./entry.server.ts";
import { partEntries, partEntry } from "./part-entries.server.ts";

const { where } = searchPage;

/** Registers with one entry per row. */
const OWN_ENTRIES = new Set<unknown>([rules, glossary, buyersAnswersPage]);

/** Parts of a service's content that are sections of its page under the same name. */
const SECTION = /^(?:situation|capabilities|process|deliverables|standards)$/;
/** What a page of a kind folds, by the part and the field. A practice's page opens its sections itself. */
const FOLDED = /^(?:service|solution) (?:situation paragraphs|(?:capabilities|process) text)$/;

/** All entries of the search. The order is the same in the build and in the worker. */
export const searchEntries = (): Entry[] => [
  ...sitePages.flatMap((page) =>
    page.path === searchPage.path ? [] : [...pageEntries(page), ...questionEntries(page)],
  ),
  ...Object.entries<Rule>(rules).map(ruleEntry),
  ...glossary.map(termEntry),
  ...[corporateCapabilityPage.naics, corporateCapabilityPage.psc].flatMap(codeEntries),
  ...partEntries(),
];

/** A page, and those of its sections that have phrases of their own. */
function pageEntries(page: SitePage): Entry[] {
  const { path, meta, above = [], words, kind, offer } = page;
  const placed = Object.values(words)
    .filter((value) => !OWN_ENTRIES.has(value))
    .flatMap((value) => Object.entries(value as object))
    .flatMap(([id, value]) =>
      [...shownTexts(value, id, {}, offer && SECTION.test(id) ? { id, heading: "" } : undefined)].map((one) =>
        FOLDED.test(`${kind} ${id} ${one.field}`) ? { ...one, section: { id: foldAnchor(id), heading: "" } } : one,
      ),
    )
    // A result must not quote a text with placeholders or without its value.
    .filter(({ text, row: { label } }) => !/\{\w+\}|\[\w+\]/.test(text) && (label || !text.endsWith(BLANK)))
    .map(({ text, row: { question, answer, label, value }, section }) => ({
      text: label && value === text ? `${label}: ${text}` : text,
      section: typeof question === "string" && answer ? { id: questionAnchor(question), heading: question } : section,
    }));
  const name = nameOfPage(page);
  const sections = [...new Set(placed.map(({ section }) => section))].flatMap((section) => {
    const texts = placed.filter((one) => one.section === section).map(({ text }) => text);
    const isAsked = section && texts.length > 2 && `${path}#${section.id}` in asked;
    return isAsked ? [partEntry({ path, name }, section.heading, section.id, texts.slice(1))] : [];
  });
  const entry: Entry = {
    kind: kind === "solution" ? "solutions" : offer ? "services" : "pages",
    path,
    name,
    where: above.map((crumb) => crumb.name).join(" / ") || where.page,
    alias: [meta.title, ...above.slice(1).map((crumb) => crumb.name)],
    text: [meta.description, ...placed.map(({ text }) => text)],
    placed,
  };
  return [entry, ...sections];
}

/** The name that other pages use in links to this page, or its title. */
function nameOfPage({ path, offer, words, meta }: SitePage): string {
  if (offer) return offer.name;
  const named = (Object.values(words) as { name?: string }[]).findLast((value) => value?.name);
  return path === "/" ? where.home : (named?.name ?? meta.title);
}

const questionEntries = (page: SitePage): Entry[] =>
  (page.questions ?? []).map(({ question, answer }) => ({
    kind: "questions" as const,
    path: `${page.path}#${questionAnchor(question)}`,
    name: question,
    where: fill(where.question, { page: nameOfPage(page) }),
    text: [answer],
  }));

const ruleEntry = ([id, { short, name, read, edition, status, checked, patterns = [], ...rule }]: [
  string,
  Rule,
]): Entry => ({
  kind: "rules",
  path: `/rules#${id}`,
  name: short,
  where: fill(read ? where.ruleRead : where.rule, { name, edition, status, day: day(checked) }),
  alias: [name, ...patterns],
  text: [rule.changed, rule.issuer],
});

const termEntry = ({ term, full, sentence }: (typeof glossary)[number]): Entry => ({
  kind: "terms",
  path: `/glossary#${anchorOf(term)}`,
  name: term,
  where: fill(where.term, { full }),
  alias: [full],
  text: [sentence],
});

const codeEntries = ({ kind, rows, id }: CodeList): Entry[] =>
  rows.map(({ code, title, standard }) => ({
    kind: "codes",
    path: `/corporate-capability#${rowAnchor(id, code)}`,
    name: `${kind} ${code}`,
    where: where.code,
    text: [standard ? `${title}. ${corporateCapabilityPage.codes.standard}: ${standard}` : title],
  }));
