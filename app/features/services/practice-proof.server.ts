import { practiceLabels } from "../../content/services/service-labels.ts";
import { categorySlug } from "../../content/slug.ts";
import { SPECIMENS_PATH } from "../../content/specimens/specimen-labels.ts";
import type { ServiceCategory } from "../../content/types/content-schema.types.ts";
import type { PracticeProof, ProofSource, SheetDrawing } from "../../content/types/practice-figures.types.ts";
import { inWords } from "../../content/words.ts";
import { fill } from "../../lib/text/fill.ts";
import { specimenOfPage } from "../specimens/shown-specimens.server.ts";
import { sheetOf, sheetOfPage, textOf } from "../specimens/specimen-sheet.server.ts";

/** The columns of a specimen that tell its case. Source: READ-5, SHOW-1. */
export function practiceProof({ name, items }: ServiceCategory, { of, columns, narrow }: ProofSource): PracticeProof {
  const specimen = specimenOfPage(of);
  const sheet = sheetOf(specimen);
  const { proof, chart } = practiceLabels;
  const indexes = columns.map((column) => sheet.columns.findIndex((one) => one.name === column));
  const pick = <Value>(row: readonly Value[]) => indexes.map((index) => row[index]!);
  const { formula, value } = sheet.ties[0]!;
  return {
    heading: proof.heading,
    title: sheet.title,
    source: fill(chart.source, specimen as unknown as Record<string, string>),
    lookFirst: sheet.lookFirst,
    columns: pick(sheet.columns).map(({ name: column, set }) => ({
      name: column,
      isFigure: set === "digits",
      isWide: narrow.includes(column),
    })),
    rows: sheet.rows.map((row) => pick(row).map(textOf)),
    pulled: sheet.pulled,
    ...(sheet.totals[0] && { total: pick(sheet.totals[0]) }),
    tie: fill(proof.tie, { formula, value }),
    open: { label: proof.open, to: specimen.path },
    all: {
      label: fill(proof.all, { count: inWords(items.length) }),
      to: `${SPECIMENS_PATH}?practice=${categorySlug(name)}`,
    },
  };
}

/** Columns and rows of a miniature, and the shortest and longest cell that count, in characters. */
const MOST = { columns: 5, rows: 6, least: 5, chars: 22 };

/** A service's specimen as a miniature. Source: READ-5. */
export function sheetDrawing(slug: string): SheetDrawing {
  const { columns, rows, pulled } = sheetOfPage(slug);
  // The highlighted row is among those shown.
  const shown = rows.slice(Math.max(0, pulled - MOST.rows + 1)).slice(0, MOST.rows);
  const lengths = shown.map((row) =>
    row.slice(0, MOST.columns).map((cell) => Math.min(textOf(cell).length, MOST.chars)),
  );
  const widths = lengths[0]!.map((_, column) => Math.max(MOST.least, ...lengths.map((row) => row[column]!)));
  const all = widths.reduce((sum, width) => sum + width, 0);
  let edge = 0;
  return {
    edges: widths.map((width) => Math.round(((edge += width) / all) * 100)),
    figures: columns
      .slice(0, MOST.columns)
      .map(({ set }) => (set === "digits" ? "1" : "0"))
      .join(""),
    cells: lengths.map((row) => row.map((length, column) => Math.ceil((length / widths[column]!) * 9)).join("")),
    pulled: Math.min(pulled, MOST.rows - 1),
  };
}
