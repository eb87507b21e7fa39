import type { BookLine } from "../patterns.ts";

/** A line of the apportionment: operations or grants. */
export type FundLine = "6011" | "6012";

/** A document that posts to the ledger. Dates are ISO. */
export interface LedgerDocument {
  id: string;
  date: string;
  /** The date of entry, if later than its own date. */
  keyed?: string;
  what: string;
  signs: string;
  /** The documents it is based on. */
  follows: string[];
  fundLine?: FundLine;
  award?: string;
  objectClass?: string;
  partner?: string;
  /** Whether it was posted by an automatic run, which can be on any day. */
  bySystem?: boolean;
  lines: BookLine[];
}
