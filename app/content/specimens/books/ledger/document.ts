import type { BookLine } from "../patterns.ts";

/** A line of the apportionment: operations or grants. */
export type FundLine = "6011" | "6012";

/** A document that posts to the ledger. Dates are ISO. */
export interface LedgerDocument {
  id: string;
  date: string;
  /** The day it was keyed, where that came after its date. */
  keyed?: string;
  what: string;
  signs: string;
  /** The documents it follows from. */
  follows: string[];
  fundLine?: FundLine;
  award?: string;
  objectClass?: string;
  partner?: string;
  /** Whether a system run posted it, which needs no business day. */
  bySystem?: boolean;
  lines: BookLine[];
}
