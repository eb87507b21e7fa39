import { fill } from "../../lib/text/fill.ts";
import type {
  Cell,
  CellValue,
  Column,
  Entry,
  PostingLine,
  ShownSpecimen,
  Tick,
  TieOut,
  Total,
} from "../../content/types/specimen.types.ts";
import type {
  SheetCell,
  SheetColumn,
  SheetEntry,
  SheetFact,
  SheetLedger,
  SpecimenSheet,
} from "../../content/types/specimen-sheet.types.ts";
import { lineItem } from "../../books/line-item-stations.ts";
import { headLabels, sheetLabels, SPECIMENS_PATH, toolOf } from "../../content/specimens/specimen-labels.ts";
import { sumOf, valueOf } from "../../books/rows.ts";
import { pathOfReference, specimenOfPage } from "./shown-specimens.server.ts";
import { BETWEEN_IDS } from "./specimen-links.server.ts";
import { inColumns } from "../../books/entries.ts";
import { day, figure, placesOf, withDays, written } from "../../books/format-values.ts";

const FIGURES = new Set<Column["type"]>(["money", "number", "decimal", "percent", "minutes", "days"]);

/** Cells up to this length fit beside others in a narrow window. */
const SHORT_CHARS = 13;

/** Characters that fit in a row beside the margin, of which a column takes at most some, and its gap. */
const ROW_CHARS = 100;
const COLUMN_CHARS = 22;
const GAP_CHARS = 3;

/** Characters in a row of a tablet's window, and the gap of a column. A figure has its tickmark in it. */
const NARROW_ROW_CHARS = 71;
const NARROW_GAP_CHARS = { digits: 3, other: 1 };

/** A written date stays on one line. */
const DATE = /^[A-Z][a-z]{2} \d/;

/** The path of a specimen's CSV. Source: SHOW-3. */
export const pathOfCsv = (id: string): string => `${SPECIMENS_PATH}/${id}.csv`;

/** The sheet of the page with this slug. Throws if missing: every service and solution has one. Source: SHOW-1. */
export const sheetOfPage = (slug: string): SpecimenSheet => sheetOf(specimenOfPage(slug));

/** The text of a cell, without its links and its tickmark. */
export const textOf = (cell: SheetCell): string => (typeof cell === "string" ? cell : cell.text);

/** A specimen in the form that its page displays. */
export function sheetOf(specimen: ShownSpecimen): SpecimenSheet {
  const { columns, rows, totals = [], entries = [] } = specimen;
  const places = columns.map(({ type }, index) =>
    placesOf(
      rows.map((row) => valueOf(row[index]!)),
      type,
    ),
  );
  const cells = rows.map((row) => row.map((cell, index) => sheetCell(cell, columns[index]!, places[index]!)));
  const shownColumns = columns.map(({ name, type, foots }, index) => ({
    name,
    ...(foots && { foots }),
    set: setting(
      type,
      cells.map((row) => row[index]!),
    ),
  }));
  const shownTotals = totals.map((total) => totalRow(total, columns, places));
  return {
    id: specimen.id,
    kind: specimen.kind,
    title: specimen.title,
    label: specimen.label,
    deliverable: specimen.deliverable,
    caption: specimen.caption,
    facts: factsOf(specimen),
    columns: shownColumns,
    rows: cells,
    ...(isWide(columns, cells) ? { isWide: true } : isNarrow(shownColumns, cells, shownTotals) && { isNarrow: true }),
    ...(columns[0]!.type === "time" && { times: rows.map(([at]) => String(valueOf(at!))) }),
    pulled: specimen.pulled,
    lookFirst: specimen.lookFirst,
    totals: shownTotals,
    entries: entries.map(entryOf),
    ties: specimen.ties.map(tieOf),
    rules: specimen.cites.map(({ name, edition }) => (edition ? `${name}, ${edition}` : name)).join("; "),
    seeAlso: specimen.seeAlso.map(({ id, deliverable, path }) => ({ id, deliverable, to: path })),
    legend: specimen.legend,
    ticks: ticksOf(specimen),
    csv: pathOfCsv(specimen.id),
    ...(toolOf[specimen.id] && { tool: toolOf[specimen.id] }),
    labels: sheetLabels,
  };
}

function isWide(columns: readonly Column[], rows: readonly SheetCell[][]): boolean {
  const chars = columns.map(({ name }, at) =>
    Math.max(...name.split(" ").map((word) => word.length), ...rows.map((row) => textOf(row[at]!).length)),
  );
  return chars.reduce((sum, count) => sum + Math.min(count, COLUMN_CHARS) + GAP_CHARS, 0) > ROW_CHARS;
}

/** Whether a tablet has room for the columns, each as wide as its longest word. */
function isNarrow(columns: readonly SheetColumn[], rows: readonly SheetCell[][], totals: string[][]): boolean {
  const chars = columns.map(({ name, set }, at) => {
    const texts = [name, ...rows.map((row) => textOf(row[at]!)), ...totals.map((total) => (at > 0 ? total[at]! : ""))];
    const words = texts.flatMap((text) => (DATE.test(text) ? [text] : text.split(/[ /]/)));
    return Math.max(...words.map((word) => word.length)) + NARROW_GAP_CHARS[set === "digits" ? set : "other"];
  });
  return chars.reduce((sum, count) => sum + count, 0) <= NARROW_ROW_CHARS;
}

/** A row of totals. Sums of scores may have fractions, so decimals have as many places as the longest one needs. */
function totalRow({ label, cells }: Total, columns: readonly Column[], places: readonly number[]): string[] {
  const isDecimal = (index: number) => columns[index]!.type === "decimal";
  const own = placesOf(
    cells.filter((_, index) => isDecimal(index)),
    "decimal",
  );
  const write = (value: CellValue, index: number) =>
    written(value, columns[index]!.type, isDecimal(index) ? Math.max(own, places[index]!) : places[index]);
  return [label, ...cells.map(write).slice(1)];
}

/** The style of a column's cells. */
function setting(type: Column["type"], cells: readonly SheetCell[]): SheetColumn["set"] {
  if (FIGURES.has(type)) return "digits";
  if (!cells.every((cell) => textOf(cell).length <= SHORT_CHARS)) return undefined;
  return type === "id" || type === "key" ? "short name" : "short";
}

function factsOf({ agency, asOf, preparedBy, reviewed, station }: ShownSpecimen): SheetFact[] {
  return [
    { name: headLabels.entity, value: agency },
    { name: headLabels.asOf, value: day(asOf) },
    { name: headLabels.preparedBy, value: preparedBy },
    ...(reviewed ? [{ name: headLabels.reviewedBy, value: `${reviewed.by}, ${day(reviewed.on)}` }] : []),
    ...(station
      ? [
          {
            name: headLabels.line,
            value: fill(headLabels.station, station),
            to: `${lineItem.path}#station-${station.number}`,
          },
        ]
      : []),
  ];
}

function sheetCell(cell: Cell, { type }: Column, places: number): SheetCell {
  const text = written(valueOf(cell), type, places);
  if (cell === null || typeof cell !== "object") return text;
  const { ref, refs, tick } = cell;
  const ids = text.split(BETWEEN_IDS);
  const parts = refs?.map((home, at) => ({ text: ids[at]!, ...(home && { to: pathOfReference(home) }) }));
  return { text, ...(ref && { to: pathOfReference(ref) }), ...(parts && { parts }), ...(tick && { tick }) };
}

/** A journal entry in the form that its page displays. Each ledger balances by itself. */
export function entryOf({ document, date, what, budgetary, proprietary }: Entry): SheetEntry {
  const ledgers = [
    { name: headLabels.budgetary, lines: budgetary },
    { name: headLabels.proprietary, lines: proprietary },
  ];
  return {
    document: `${document}, ${day(date)}`,
    what,
    ledgers: ledgers.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => ledgerOf(name, lines)),
  };
}

function ledgerOf(name: string, lines: readonly PostingLine[]): SheetLedger {
  const sum = (side: PostingLine["side"]) => figure(sumOf(lines, (line) => (line.side === side ? line.amount : 0)));
  return {
    name,
    lines: inColumns(lines, figure),
    debits: sum("debit"),
    credits: sum("credit"),
  };
}

function tieOf({ formula, left, type, mark, ref }: TieOut): SpecimenSheet["ties"][number] {
  const value = type === "minutes" ? fill(headLabels.minutes, { count: left }) : figure(left);
  return {
    formula: withDays(formula),
    value,
    mark,
    ...(ref && { ref: { id: nameOf(ref), to: pathOfReference(ref) } }),
  };
}

const nameOf = (reference: string): string => (reference === "one-line-item" ? lineItem.title : reference);

function ticksOf(specimen: ShownSpecimen): SpecimenSheet["ticks"] {
  const used = specimen.rows.flatMap((row) =>
    row.flatMap((cell): Tick[] => (cell !== null && typeof cell === "object" && cell.tick ? [cell.tick] : [])),
  );
  return [
    ...new Set([
      ...used,
      ...specimen.ties.map(({ mark }) => mark),
      ...(specimen.totals?.length && specimen.columns.some(({ foots }) => foots) ? ["footed" as const] : []),
    ]),
  ];
}
