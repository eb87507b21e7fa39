import { daysBetween } from "../../books/calendar.ts";
import { valueOf } from "../../books/rows.ts";
import { practiceLabels } from "../../content/services/service-labels.ts";
import type { ChartRow, ChartSource, PracticeChart } from "../../content/types/practice-figures.types.ts";
import type { Cell, ShownSpecimen } from "../../content/types/specimen.types.ts";
import { capitalized, inWords } from "../../content/words.ts";
import { fill } from "../../lib/text/fill.ts";
import { specimenOfPage } from "../specimens/shown-specimens.server.ts";
import { sheetOf, textOf } from "../specimens/specimen-sheet.server.ts";

/** Places of a drawn part: a ten-thousandth of the longest value is a tenth of a pixel. */
const PLACES = 4;

/** A specimen as a chart: every figure is one of the sheet's. Source: READ-5, SHOW-2. */
export function practiceChart({ columns, floor = 0, since, note, ...source }: ChartSource): PracticeChart {
  const specimen = specimenOfPage(source.of);
  const sheet = sheetOf(specimen);
  const texts = sheet.rows.map((row) => row.map(textOf));
  const indexes = (names: readonly string[]) => names.map((name) => indexOf(specimen, name));
  const [heads, drawn, beside] = [indexes(columns.heads), indexes(columns.drawn), indexes(columns.beside)];
  const amounts = specimen.rows.map((row) => drawn.map((index) => amountOf(row[index]!, since, specimen.asOf)));
  const most = Math.max(...amounts.flat().map((amount) => amount ?? 0));
  const count = inWords(texts.length);
  return {
    kind: source.kind,
    heading: fill(source.heading, { count, Count: capitalized(count) }),
    lead: source.lead,
    source: fill(practiceLabels.chart.source, specimen as unknown as Record<string, string>),
    link: { label: practiceLabels.chart.table, to: specimen.path },
    printed: practiceLabels.chart.printed,
    columns: [heads[0]!, ...drawn, ...beside].map((index) => sheet.columns[index]!.name),
    rows: texts.map((row, at): ChartRow => ({
      heads: heads.map((index) => short(row[index]!)),
      cells: [...drawn, ...beside].map((index) => row[index]!),
      at: amounts[at]!.map((amount) => (amount === null ? null : part(amount, most))),
      ...(note && at === sheet.pulled && { isMarked: true }),
    })),
    floor: part(floor, most),
    ...(note && { note: noteOf(note, texts[sheet.pulled]!) }),
  };
}

function indexOf({ id, columns }: ShownSpecimen, name: string): number {
  const index = columns.findIndex((column) => column.name === name);
  if (index < 0) throw new Error(`The specimen ${id} has no column "${name}".`);
  return index;
}

/** The drawn amount of a cell; a date is days since another, and what stands in its place counts to the sheet's day. */
function amountOf(cell: Cell, since: string | undefined, asOf: string): number | null {
  const value = valueOf(cell);
  if (since) return daysBetween(since, /^\d{4}-/.test(String(value)) ? String(value) : asOf);
  return typeof value === "number" ? value : null;
}

const part = (amount: number, most: number): number => (most === 0 ? 0 : Number((amount / most).toFixed(PLACES)));

/** A month end without its year. */
const short = (text: string): string => text.replace(/^(\w{3} \d+), \d{4}$/, "$1");

function noteOf({ title, text }: { title: string; text: string }, cells: readonly string[]) {
  const values = Object.fromEntries(cells.entries());
  return { title: fill(title, values), text: fill(text, values) };
}
