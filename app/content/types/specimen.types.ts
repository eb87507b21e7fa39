/* Types of a specimen: an excerpt of a deliverable, based on the books of a fictitious agency. Source: SHOW-1, SHOW-2. */

/** Unique id of a specimen, such as "RKT-26-12", also in the path of its CSV. Source: SHOW-3. */
export type SpecimenId = string;

/** Id of anything in the books: a document, an account, an asset, a user, a change. */
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
  /** Whether the total row sums this column. */
  foots?: boolean;
}

/** A preparer's tickmark on a figure: `exception` if a tie-out does not hold. Totals count as footed. */
export type Tick = "traced" | "recomputed" | "agreed" | "exception";

/**
 * How a tie-out was done. Only `agreed` compares two records; `footed`, `recomputed` and `counted` check one sheet
 * against itself or its rule.
 */
export type TieMark = Exclude<Tick, "exception"> | "footed" | "counted";

export type Mark = Tick | TieMark;

/** `null` is an empty cell. */
export type CellValue = string | number | boolean | null;

/** Target of a cell or tie-out: another specimen, or the line item page. */
export type Reference = SpecimenId | "one-line-item";

/** A cell with more than its value. */
export interface MarkedCell {
  value: CellValue;
  tick?: Tick;
  ref?: Reference;
  /** The targets of several ids in one cell, in order; `null` for one without a link. */
  refs?: (Reference | null)[];
}

export type Cell = CellValue | MarkedCell;

/** Cells in the order of the columns. */
export type Row = Cell[];

/** A row of totals, in column order; `null` for columns without a total. */
export interface Total {
  label: string;
  cells: CellValue[];
}

/** A formula in words, and both of its sides as computed from the books. It holds if they are equal. */
export interface TieOut {
  formula: string;
  left: number;
  right: number;
  type: "money" | "number" | "minutes";
  mark: TieMark;
  ref?: Reference;
}

/** A published rule or standard, with its edition if its name lacks it. */
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

/** A document as debits and credits. Each of the two ledgers balances by itself. */
export interface Entry {
  document: FactId;
  /** ISO date. */
  date: string;
  what: string;
  signs: string;
  budgetary: PostingLine[];
  proprietary: PostingLine[];
}

/**
 * How a specimen is laid out. `entry`: a table with journal entries below it. `timeline`: events in order; the first
 * column is the time. `checklist`: a table whose rows have been checked.
 */
export type SpecimenKind = "table" | "entry" | "timeline" | "checklist";

export interface Specimen {
  kind: SpecimenKind;
  id: SpecimenId;
  /** The deliverable's name, exactly as on its page. */
  deliverable: string;
  title: string;
  /** The table's caption, in one sentence. */
  caption: string;
  /** ISO date; nothing on the sheet happened later. */
  asOf: string;
  /** The owner of the sheet, if not the agency. */
  entity?: string;
  /** The preparer's role; specimens name no people. */
  preparedBy: string;
  /** Who reviewed a workpaper, another role than its preparer, and when. ISO date. */
  reviewed?: { by: string; on: string };
  columns: Column[];
  rows: Row[];
  /** Journal entries of the document that the specimen shows. */
  entries?: Entry[];
  /** Index of the highlighted row, from 0. */
  pulled: number;
  /** The margin note: what a reviewer checks first, and why. */
  lookFirst: string;
  totals?: Total[];
  ties: [TieOut, ...TieOut[]];
  cites: Cite[];
  /** Facts shared with other specimens; each becomes a cross-reference. */
  shares: FactId[];
  /** Facts besides its keys that belong to this sheet: other specimens link here for them. */
  holds?: FactId[];
}

/** A cross-reference: the other specimen, and the facts that both contain. Always mutual. */
export interface CrossReference {
  id: SpecimenId;
  deliverable: string;
  path: string;
  facts: FactId[];
}

/** A specimen with everything its page needs. */
export interface ShownSpecimen extends Specimen {
  /** Label of fictitious data, shown wherever it appears. Source: SHOW-1. */
  label: string;
  agency: string;
  slug: string;
  path: string;
  practice: string;
  seeAlso: CrossReference[];
  /** Explains abbreviations and user ids: systems, the seller, roles. */
  legend: { term: string; meaning: string }[];
  /** The specimen's first station on the line item, from 1. Source: LINE-2. */
  station?: { number: number; of: number };
}

/** A station of the line item: the document, its entry, its signer, and the specimens that include it. Source: LINE-1. */
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
