import type { Crumb, PageLink } from "./page-section.ts";
import type { SheetPosting } from "./specimen-sheet.ts";
import type { PageMeta } from "./types.ts";

/*
 * The page that follows one line item: its words, and what the books add to them. Source: LINE-1.
 */

/** What is written about a station, in the order of the stations. */
export interface StationWords {
  name: string;
  /** At most 45 words. */
  text: string;
  /** Name of the document that stands there. */
  paper: string;
  /** What the money is called from here on. */
  standsAs: string;
  /** Where such a line breaks in other agencies. */
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

/** A row of a document: a line's number or a reference, what it says, and an amount where it has one. */
export interface PaperRow {
  ref: string;
  text: string;
  amount?: string;
  /** Whether the amount is a sum. */
  isTotal?: boolean;
}

/** An excerpt of a document: the row that is followed, and the rows above and below it. */
export interface Paper {
  above: PaperRow[];
  line: PaperRow & { amount: string };
  below: PaperRow[];
}

/** What was posted in one ledger, or that nothing was. */
export interface StationLedger {
  name: string;
  lines: SheetPosting[];
}

/** What answers an auditor's question. */
export interface Answer {
  question: string;
  answer: string;
}

/** A station as its page shows it. */
export interface ShownStation extends StationWords, Paper {
  number: number;
  id: string;
  document: string;
  date: string;
  signs: string;
  /** What stands beside the document: a posting in both ledgers, or what an auditor asked. */
  beside: { caption: string; ledgers: StationLedger[] } | { caption: string; answers: Answer[] };
  /** The specimens that show it. */
  shows: { id: string; to: string }[];
}

export type LineItemPage = Omit<LineItemWords, "stations"> & {
  label: string;
  /** The amount that is followed, as it is written. */
  amount: string;
  stations: ShownStation[];
};
