import type { SheetCell, SheetEntry, SpecimenSheet } from "../../app/content/shapes/specimen-sheet.ts";
import { fill } from "../../app/lib/text/fill.ts";
import { bullets, heading, link, plain, table } from "./marks.ts";
import { Written } from "./walk.ts";

/** A specimen: its head, its rows as a table, the ledger's entries, what ties out, and where the same facts stand. Source: SHOW-1. */
export function specimenSection(sheet: SpecimenSheet): Written {
  const { labels, ties, seeAlso, legend, ticks } = sheet;
  return new Written(
    [
      heading(2, labels.heading),
      plain(fill(labels.lead, { deliverable: sheet.deliverable })),
      heading(3, `${sheet.id}: ${sheet.title}`),
      plain(sheet.label),
      bullets(sheet.facts.map(({ name, value, to }) => `**${plain(name)}**: ${to ? link(value, to) : plain(value)}`)),
      plain(sheet.caption),
      table(
        sheet.columns.map(({ name }) => plain(name)),
        [
          ...sheet.rows.map((row) => row.map((cell) => cellOf(cell, labels.ticks))),
          ...sheet.totals.map((row) => row.map(total)),
        ],
      ),
      plain(sheet.lookFirst),
      ...sheet.entries.flatMap((entry) => entryBlocks(entry, labels)),
      heading(4, labels.tied),
      bullets(
        ties.map(
          ({ formula, value, ref }) => `${plain(formula)} ${ref ? `· ${link(ref.id, ref.to)} ` : ""}${plain(value)}`,
        ),
      ),
      `**${plain(labels.rules)}** ${plain(sheet.rules)}`,
      heading(4, labels.seeAlso),
      bullets(seeAlso.map(({ id, deliverable, to }) => `${link(id, to)} ${plain(deliverable)}`)),
      bullets([
        ...ticks.map((tick) => `**${tick}**: ${plain(labels.ticks[tick])}`),
        ...legend.map(({ term, meaning }) => `**${plain(term)}**: ${plain(meaning)}`),
      ]),
      bullets([link(labels.download, sheet.csv), link(labels.all.label, labels.all.to)]),
    ].join("\n\n"),
  );
}

const total = (text: string) => (text ? `**${plain(text)}**` : "");

function cellOf(cell: SheetCell, ticks: SpecimenSheet["labels"]["ticks"]): string {
  if (typeof cell === "string") return plain(cell);
  const text = cell.to ? link(cell.text, cell.to) : plain(cell.text);
  return cell.tick ? `${text} (${ticks[cell.tick]})` : text;
}

/** An entry of the ledger as two tables of debits and credits. */
const entryBlocks = ({ document, what, ledgers }: SheetEntry, labels: SpecimenSheet["labels"]): string[] => [
  heading(4, `${document} ${what}`),
  ...ledgers.flatMap(({ name, lines, debits, credits }) => [
    plain(name),
    table(
      [labels.account, labels.debit, labels.credit],
      [
        ...lines.map(({ account, title, debit, credit }) => [`${account} ${plain(title)}`, debit, credit]),
        [labels.total, debits, credits].map(total),
      ],
    ),
  ]),
];
