import type { PageMeta } from "./content-schema.types.ts";
import type { Crumb, LinkInSentence, NamedText, PageLink } from "./page-section.types.ts";

/** A tie as listed on the page: its name, its two figures, the rule it follows (an id of the register), and its part. */
export interface TieWords {
  name: string;
  formula: string;
  rule: string;
  part: string;
}

/** Texts of the trial-balance tool. `{…}` are placeholders. Source: TOOL-2. */
export interface TrialBalancePage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  noScript: string;
  form: {
    name: string;
    input: string;
    inputHint: string;
    file: string;
    /** Which file was read. */
    fileRead: string;
    treasury: string;
    treasuryHint: string;
    submit: string;
    sample: string;
    clear: string;
    note: string;
  };
  /** After a list that was cut. */
  more: string;
  problems: {
    heading: string;
    line: string;
    treasury: string;
    byKind: Readonly<Record<string, string>>;
  };
  refused: { heading: string; note: string; byKind: Readonly<Record<string, string>> };
  answer: {
    heading: string;
    waiting: string;
    /** Above the tie-out of the specimen books. */
    begin: string;
    /** Shown in place of a result whose data has changed. */
    stale: string;
    ties: string;
    count: string;
    budgetary: string;
    proprietary: string;
    difference: string;
    suspects: string;
    unknown: string;
    /** Above the lines, if there are unknown accounts. */
    incomplete: string;
    accounts: string;
    figures: string;
    /** Short for a debit and a credit. */
    sides: { debit: string; credit: string };
    states: Record<"holds" | "fails" | "explain" | "open" | "skipped", string>;
    notes: Record<"explain" | "open" | "skipped", string>;
    csv: string;
    print: string;
    file: string;
  };
  ledgers: {
    heading: string;
    columns: { ledger: string; debit: string; credit: string; difference: string };
    names: Readonly<Record<string, string>>;
  };
  lines: {
    columns: { line: string; amount: string };
    sf133: string;
    statements: string;
    names: Readonly<Record<string, string>>;
  };
  /** What the states mean is said if a tie has them. */
  ties: {
    explain: string;
    open: string;
    note: string;
    columns: { tie: string; figures: string; rule: string };
    byId: Readonly<Record<string, TieWords>>;
  };
  unchecked: { heading: string; rows: NamedText[] };
  onward: LinkInSentence;
  next: PageLink;
}
