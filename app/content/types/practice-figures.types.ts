import type { PictureName } from "./pictures.types.ts";
import type { PageLink } from "./page-section.types.ts";

/**
 * `steps`: two records, month by month; `pairs`: two records of the same things; `spans`: time against its limit;
 * `threads`: from the first column to the last.
 */
export type ChartKind = "steps" | "pairs" | "spans" | "threads";

/** What a practice's chart draws of a specimen. Columns are named as on the sheet. Source: READ-5. */
export interface ChartSource {
  kind: ChartKind;
  /** Slug of the service whose specimen it is. */
  of: string;
  /** `{count}` and `{Count}` are the number of rows in words. */
  heading: string;
  lead: string;
  /** The rows' heads, in one or two lines; the two columns that are drawn; what the table adds. A thread has a knot in each column. */
  columns: { heads: string[]; drawn: string[]; beside: string[] };
  /** The lowest value of the axis. Default: 0. */
  floor?: number;
  /** ISO date from which days are counted, if the drawn columns hold dates. */
  since?: string;
  /** On the highlighted row. `{0}`, `{1}` … are its cells in the order of the sheet. */
  note?: { title: string; text: string };
}

/** The specimen that a practice shows as its proof, and its columns. Phones show those of `narrow` in a second line. */
export interface ProofSource {
  of: string;
  columns: string[];
  narrow: string[];
}

export interface PracticeFigures {
  /** The hero's picture; a practice with a carousel has none. */
  picture?: PictureName;
  chart: ChartSource;
  proof: ProofSource;
}

/** A row of a chart, ready to be drawn. */
export interface ChartRow {
  heads: string[];
  /** Cells of the table after the head. */
  cells: string[];
  /** The drawn values as parts of the longest one; null if a row has no limit. */
  at: (number | null)[];
  isMarked?: boolean;
}

export interface PracticeChart {
  kind: ChartKind;
  heading: string;
  lead: string;
  /** Where the figures come from. */
  source: string;
  link: PageLink;
  /** What the colors are on paper. */
  printed: string;
  /** Headings of the table's columns. */
  columns: string[];
  rows: ChartRow[];
  /** The lowest value of the axis, as part of the longest one. */
  floor: number;
  note?: { title: string; text: string };
}

export interface PracticeProof {
  heading: string;
  title: string;
  source: string;
  lookFirst: string;
  columns: { name: string; isFigure: boolean; isWide: boolean }[];
  rows: string[][];
  pulled: number;
  total?: string[];
  tie: string;
  open: PageLink;
  all: PageLink;
}

/**
 * A miniature of a service's specimen: its columns' right edges in percent, `1` for each column of figures, and for
 * each row a digit per cell, 9 for a text that fills its column.
 */
export interface SheetDrawing {
  edges: number[];
  figures: string;
  cells: string[];
  pulled: number;
}
