import { conformanceReport } from "../../app/content/accessibility/report.ts";
import { glossaryLetters } from "../../app/content/glossary/letters.ts";
import { accessibilityPage } from "../../app/content/pages/accessibility.ts";
import { glossaryPage } from "../../app/content/pages/glossary.ts";
import { rulesPage } from "../../app/content/pages/rules.ts";
import { ruleGroups } from "../../app/content/rules/groups.ts";
import type { ReportRow } from "../../app/content/shapes/conformance.ts";
import type { LinkInSentence, RuleRow } from "../../app/content/shapes/rules-page.ts";
import { findPage } from "../../app/registry/site-pages.server.ts";
import { rulesCitedOn } from "../lib/rules-cited-on.ts";
import type { Doc } from "./doc.ts";
import { bullets, link, plain, table } from "./marks.ts";
import { Written } from "./walk.ts";

/** The register of rules, a table an issuer. Source: RULE-1. */
export function rulesDoc(): Doc {
  const { name, promise, lead, note, others, columns, glossary } = rulesPage;
  const cited = rulesCitedOn();
  const groups = ruleGroups(others, () => []).map(({ heading, rows }) => ({
    heading,
    rows: new Written(
      table(
        Object.values(columns),
        rows.map((row) => ruleCells(row, cited[row.id] ?? [])),
      ),
    ),
  }));
  return { title: name, promise, lead, body: [new Written(`${plain(note)} ${sentence(glossary)}`), groups] };
}

const sentence = ({ before, label, to }: LinkInSentence) => `${plain(before)}${link(label, to)}.`;

const ruleCells = (row: RuleRow, pages: readonly string[]): string[] => [
  [
    `**${plain(row.short)}**`,
    plain(row.name),
    plain(row.issuer ?? ""),
    `${rulesPage.source} ${link(row.source.name, row.source.url)}`,
  ]
    .filter(Boolean)
    .join("<br>"),
  `${plain(row.edition)}<br>${plain(row.changed)}`,
  row.status[0]!.toUpperCase() + row.status.slice(1),
  row.checked.text,
  pages.length > 0 ? pages.map((path) => link(nameOf(path), path)).join(", ") : rulesPage.noPage,
];

const nameOf = (path: string) => findPage(path)?.offer?.name ?? findPage(path)?.meta.title ?? path;

/** Every acronym by letter. Source: RULE-2. */
export function glossaryDoc(): Doc {
  const { name, promise, lead, rules } = glossaryPage;
  const letters = glossaryLetters().map(({ letter, terms }) => ({
    heading: letter,
    terms: new Written(
      bullets(
        terms.map(({ term, full, sentence: text, rule }) =>
          [`**${plain(term)}**, ${plain(full)}. ${plain(text)}`, rule && link(rule.name, `/rules#${rule.id}`)]
            .filter(Boolean)
            .join(" "),
        ),
      ),
    ),
  }));
  return { title: name, promise, lead, body: [new Written(sentence(rules)), letters] };
}

/** The accessibility conformance report, a table a chapter. Source: TRUST-2. */
export function accessibilityDoc(): Doc {
  const { name, promise, lead, dated, before, tables, sections } = accessibilityPage;
  const chapters = conformanceReport.chapters.map(({ heading, note, rows }) => ({
    heading,
    note,
    rows: new Written(table(Object.values(tables.columns), rows.map(reportCells))),
  }));
  return { title: name, promise, lead, body: [dated.text, before, chapters, sections] };
}

const reportCells = ({ criterion, name, status, how, tested, tests }: ReportRow): string[] => [
  `${criterion} ${plain(name)}`,
  status,
  plain(how),
  [
    tested,
    ...tests.map((at) => conformanceReport.tests[at]!).map(([file, title]) => `${plain(shown(title))} (${file})`),
  ].join("<br>"),
];

const shown = (title: string) => title.replaceAll(/\$\{\w+\}/g, "…");
