import type { Specimen, Tick } from "./specimen.ts";

/*
 * A specimen as its page shows it: every figure and day written out, every reference with its path. Made on the server, so
 * that the browser gets templates only.
 */

/** What a cell says; with a path where it leads somewhere, with a tickmark where its preparer left one. */
export type SheetCell = string | { text: string; to?: string; tick?: Tick };

/**
 * A column's heading, and how its cells are set: `digits` stand under those of the others; what is `short` needs
 * no line of its own in narrow windows.
 */
export interface SheetColumn {
  name: string;
  set?: "digits" | "short";
}

/** A fact of the sheet's head. */
export interface SheetFact {
  name: string;
  value: string;
  to?: string;
}

/** A line of a posting: `debit` or `credit` is written, the other is empty. */
export interface SheetPosting {
  account: string;
  title: string;
  debit: string;
  credit: string;
}

/** One of the two ledgers of an entry, with its two sums. */
export interface SheetLedger {
  name: string;
  lines: SheetPosting[];
  debits: string;
  credits: string;
}

/** An entry of the ledger: its document, and what it posted. */
export interface SheetEntry {
  document: string;
  what: string;
  ledgers: SheetLedger[];
}

/** Heading of the band, and what can be done with a specimen. `{deliverable}` stands for the deliverable's name. */
export interface SheetLabels {
  heading: string;
  lead: string;
  download: string;
  print: string;
  all: { label: string; to: string };
}

export interface SpecimenSheet {
  id: string;
  kind: Specimen["kind"];
  title: string;
  label: string;
  deliverable: string;
  caption: string;
  facts: SheetFact[];
  columns: SheetColumn[];
  rows: SheetCell[][];
  /** Days and times of a timeline's rows, as machines read them. */
  times?: string[];
  /** Position of the row on the gold thread, from 0. */
  pulled: number;
  lookFirst: string;
  /** Cells in the order of the columns; the first holds the label. */
  totals: string[][];
  entries: SheetEntry[];
  ties: { formula: string; value: string; ref?: { id: string; to: string } }[];
  rules: string;
  seeAlso: { id: string; deliverable: string; to: string }[];
  legend: { term: string; meaning: string }[];
  /** The tickmarks that stand on the sheet. */
  ticks: (Tick | "footed")[];
  csv: string;
  labels: SheetLabels;
}
