/*
 * Shapes of a specimen: an excerpt of a deliverable, drawn from the one set of books of an invented agency. Source: SHOW-1, SHOW-2.
 */

/** Identifier of a specimen, such as "RKT-26-12". Unique; its CSV lies under it. Source: SHOW-3. */
export type SpecimenId = string;

/** Identifier of anything the books know: a document, an account, an asset, a user, a change. */
export type FactId = string;

/**
 * What a column holds, and so how its cells are written and aligned.
 * `key`: the identifier its row is about; `id`: an identifier whose home is elsewhere; `account`: a USSGL account of six digits.
 * `date`: an ISO date, or the word that stands in its place; `month`: YYYY-MM; `time`: an ISO date and time without zone.
 * `money`: whole dollars; `percent`: a share of 1; `decimal`: a number with one or two places; `flag`: yes or no.
 */
export type ColumnType =
  | "text"
  | "key"
  | "id"
  | "account"
  | "date"
  | "month"
  | "time"
  | "money"
  | "number"
  | "decimal"
  | "percent"
  | "minutes"
  | "days"
  | "flag";

export interface Column {
  name: string;
  type: ColumnType;
  /** Whether the total's row adds this column up. */
  foots?: boolean;
}

/** What a preparer did to a figure, as auditors mark it: `exception` where a tie does not hold. Totals are footed by being totals. */
export type Tick = "traced" | "recomputed" | "agreed" | "exception";

/** `null` is a cell that has nothing to say. */
export type CellValue = string | number | boolean | null;

/** Where a cell or a tie leads: another specimen, or the page that follows the line item. */
export type Reference = SpecimenId | "one-line-item";

/** A cell with more to it than its value. */
export interface MarkedCell {
  value: CellValue;
  tick?: Tick;
  ref?: Reference;
}

export type Cell = CellValue | MarkedCell;

/** Cells in the order of the columns. */
export type Row = Cell[];

/** A row of sums, its cells in the order of the columns; `null` where nothing is added. */
export interface Total {
  label: string;
  cells: CellValue[];
}

/** A formula in words and both of its sides as the books compute them. It holds when they are equal. */
export interface TieOut {
  formula: string;
  left: number;
  right: number;
  type: "money" | "number" | "minutes";
  ref?: Reference;
}

/** A published rule or standard, with its edition where its name does not say it. */
export interface Cite {
  name: string;
  edition?: string;
}

/** One side of a posting. Whole dollars, above 0. */
export interface PostingLine {
  account: string;
  title: string;
  side: "debit" | "credit";
  amount: number;
}

/** A document of the ledger as debits and credits; each of the two ledgers balances by itself. */
export interface Entry {
  document: FactId;
  /** ISO date. */
  date: string;
  what: string;
  signs: string;
  budgetary: PostingLine[];
  proprietary: PostingLine[];
}

/** A moment of a timeline; `cells` fill the columns after the first, which is the time. */
export interface Moment {
  /** ISO date and time without zone, the agency's own clock. */
  at: string;
  cells: Row;
}

/** A line of a checklist: what was checked, and what fills the columns after it. */
export interface Check {
  what: string;
  cells: Row;
}

/** What every kind of specimen has. */
export interface SpecimenBase {
  id: SpecimenId;
  /** The deliverable's name, word for word as its page names it. */
  deliverable: string;
  title: string;
  /** One sentence that says what stands here: the table's caption. */
  caption: string;
  /** ISO date by which all that it reports had happened. */
  asOf: string;
  /** Whose sheet it is, where it is not the agency's own. */
  entity?: string;
  /** The preparer's role; specimens name no people. */
  preparedBy: string;
  columns: Column[];
  /** Position of the row on the gold thread, from 0. */
  pulled: number;
  /** The margin note: what a reviewer looks at first, and why. */
  lookFirst: string;
  totals?: Total[];
  ties: [TieOut, ...TieOut[]];
  cites: Cite[];
  /** Facts it has in common with other specimens; each becomes cross-references. */
  shares: FactId[];
  /** Facts beyond its keys whose home is this sheet: what others name leads here. */
  holds?: FactId[];
}

/** A specimen by what it is: rows, rows with the ledger entries behind them, moments, or checks. */
export type Specimen = SpecimenBase &
  (
    | { kind: "table"; rows: Row[] }
    | { kind: "entry"; rows: Row[]; entries: [Entry, ...Entry[]] }
    | { kind: "timeline"; moments: Moment[] }
    | { kind: "checklist"; checks: Check[] }
  );

/** A cross-reference: the other specimen and the facts that both quote. Mutual by construction. */
export interface CrossReference {
  id: SpecimenId;
  deliverable: string;
  path: string;
  facts: FactId[];
}

/** A specimen ready to be shown on its page. */
export type ShownSpecimen = Specimen & {
  /** Invented data says so wherever it stands. Source: SHOW-1. */
  label: string;
  agency: string;
  slug: string;
  path: string;
  practice: string;
  seeAlso: CrossReference[];
  /** What its abbreviations and user ids stand for: systems, the seller, roles. */
  legend: { term: string; meaning: string }[];
  /** The first station of the line item at which it stands, from 1. Source: LINE-2. */
  station?: { number: number; of: number };
};

/** A station of the line item: the document, its entry, who signs, and the specimens that show it. Source: LINE-1. */
export interface Station {
  number: number;
  stage: string;
  /** ISO date. */
  date: string;
  document: FactId;
  /** Whole dollars. */
  amount: number;
  signs: string;
  entry?: Entry;
  shows: SpecimenId[];
}
