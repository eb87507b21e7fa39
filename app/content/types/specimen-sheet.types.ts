import type { PageLink } from "./page-section.types.ts";
import type { Mark, SpecimenKind, Tick, TieMark } from "./specimen.types.ts";

/*
 * A specimen as displayed: every figure and date formatted, every reference with its path. Created on the server, so
 * that the browser needs templates only.
 */

/** A cell's text, with a path if it is a link, or the paths of its several ids, and with its preparer's tickmark. */
export type SheetCell = string | { text: string; to?: string; parts?: { text: string; to?: string }[]; tick?: Tick };

/** A column's heading and style: `digits` are aligned; `short` cells need no line of their own in narrow windows; `name` keeps ids whole. */
export interface SheetColumn {
  name: string;
  set?: "digits" | "short" | "short name";
  /** Whether the total row sums this column. */
  foots?: boolean;
}

/** A fact of the sheet's header. */
export interface SheetFact {
  name: string;
  value: string;
  to?: string;
}

/** A line of a posting: `debit` or `credit` is formatted, the other is empty. */
export interface SheetPosting {
  account: string;
  title: string;
  debit: string;
  credit: string;
}

/** One of the two ledgers of an entry, with both totals. */
export interface SheetLedger {
  name: string;
  lines: SheetPosting[];
  debits: string;
  credits: string;
}

/** A journal entry: its document, and what it posted. */
export interface SheetEntry {
  document: string;
  what: string;
  ledgers: SheetLedger[];
}

/** Heading and actions of the section. */
export interface SheetLabels {
  heading: string;
  download: string;
  print: string;
  all: { label: string; to: string };
}

export interface SpecimenSheet {
  id: string;
  kind: SpecimenKind;
  title: string;
  label: string;
  deliverable: string;
  caption: string;
  facts: SheetFact[];
  columns: SheetColumn[];
  rows: SheetCell[][];
  /** Whether its columns need the whole width, so that its foot is below them. */
  isWide?: true;
  /** Whether a tablet has room for its columns. */
  isNarrow?: true;
  /** Machine-readable dates and times of a timeline's rows. */
  times?: string[];
  /** Index of the highlighted row, from 0. */
  pulled: number;
  lookFirst: string;
  /** Cells in the order of the columns; the first holds the label. */
  totals: string[][];
  entries: SheetEntry[];
  ties: { formula: string; value: string; mark: TieMark; ref?: { id: string; to: string } }[];
  rules: string;
  seeAlso: { id: string; deliverable: string; to: string }[];
  legend: { term: string; meaning: string }[];
  /** The tickmarks used on the sheet. */
  ticks: Mark[];
  csv: string;
  /** A tool that computes what this specimen shows. */
  tool?: PageLink;
  labels: SheetLabels;
}
