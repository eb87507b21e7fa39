import type { Crumb, PageLink } from "./page-section.types.ts";
import type { SheetPosting } from "./specimen-sheet.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/* The page that follows one line item: its texts, and data from the books. Source: LINE-1. */

/** Texts of a station, in the order of the stations. */
export interface StationWords {
  name: string;
  /** At most 45 words. */
  text: string;
  /** Name of the station's document. */
  paper: string;
  /** What the money is called from here on. */
  standsAs: string;
  /** Where such a line typically breaks at other agencies. */
  breaks: string;
}

export interface LineItemWords {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  promise: string;
  lead: string;
  index: { heading: string; note: string };
  labels: {
    line: string;
    text: string;
    amount: string;
    account: string;
    debit: string;
    credit: string;
    posted: string;
    budgetary: string;
    proprietary: string;
    noEntry: string;
    balances: string;
    asked: { caption: string; question: string; answer: string };
    standsAs: string;
    signedBy: string;
    shownOn: string;
  };
  stations: StationWords[];
  backward: {
    heading: string;
    lead: string;
    caption: string;
    columns: { station: string; document: string; number: string; date: string; signs: string; amount: string };
    act: PageLink;
    all: PageLink;
    print: string;
  };
}

/** A row of a document: a line number or reference, a text, and possibly an amount. */
export interface PaperRow {
  ref: string;
  text: string;
  amount?: string;
  /** Whether the amount is a total. */
  isTotal?: boolean;
}

/** An excerpt of a document: the traced row, and the rows above and below it. */
export interface Paper {
  above: PaperRow[];
  line: PaperRow & { amount: string };
  below: PaperRow[];
}

/** What was posted in one ledger, possibly nothing. */
export interface StationLedger {
  name: string;
  lines: SheetPosting[];
}

/** An answer to an auditor's question. */
export interface Answer {
  question: string;
  answer: string;
}

/** A station as displayed. */
export interface ShownStation extends StationWords, Paper {
  number: number;
  id: string;
  document: string;
  date: string;
  signs: string;
  /** Beside the document: a posting in both ledgers, or auditors' questions. */
  beside: { caption: string; ledgers: StationLedger[] } | { caption: string; answers: Answer[] };
  /** The specimens that include it. */
  shows: { id: string; to: string }[];
}

export type LineItemPage = Omit<LineItemWords, "stations"> & {
  label: string;
  amount: string;
  stations: ShownStation[];
};

/** A station of the home page's stage, and its link on the line item page. */
export interface StageStation extends Pick<ShownStation, "number" | "name"> {
  to: string;
}

/** A station with some rows of its document. */
export interface StageSheet extends StageStation, Pick<ShownStation, "paper" | "document" | "date"> {
  rows: (PaperRow & { isTraced?: boolean })[];
}

/** The line item on the home page: ten stations in order. Source: HOME-12. */
export interface LineItemStage {
  amount: string;
  note: string;
  columns: [ref: string, text: string, amount: string];
  stations: (StageStation | StageSheet)[];
}
