import type { Crumb, LinkInSentence, NamedText, PageLink } from "./page-section.types.ts";
import type { Rule, RuleRead, RuleSource, RuleStatus } from "./rule.types.ts";
import type { ServicesOverviewPage } from "./services-overview.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** A choice of rules: by status, or by the source that was read (`undefined` if none was). */
export type RuleChoice = { id: string; label: string } & (
  | { statuses: readonly RuleStatus[] }
  | { from: RuleSource | undefined }
);

/** How the rules are read: a meaning for each kind of source, in the order of the choices, and further terms. */
export interface RuleMethodWords {
  heading: string;
  sources: string[];
  terms: NamedText[];
}

/** Texts of the register's page. `{…}` are placeholders. Source: RULE-1. */
export interface RulesPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  lead: string;
  filter: ServicesOverviewPage["filter"];
  /** Accessible name of the choice of status; the choices of status and of source. */
  choice: string;
  statuses: RuleChoice[];
  sources: RuleChoice[];
  method: RuleMethodWords;
  changes: { heading: string; note: string; all: string };
  issuers: string;
  /** Heading for issuers with one or two rules. */
  others: string;
  caption: string;
  columns: { rule: string; edition: string; status: string; pages: string };
  checked: string;
  /**
   * How the source was read, for each kind of source. `dated` adds the day of a dated copy, `proposal` what was read.
   * `quoted` follows the label of a quotation, for screen readers.
   */
  read: Record<RuleSource | "dated" | "proposal" | "quotation" | "quoted", string>;
  notRead: string;
  ask: PageLink;
  source: string;
  onePage: string;
  manyPages: string;
  /** Follows the number of pages, for screen readers. */
  citing: string;
  glossary: LinkInSentence;
}

/** Evidence of an entry, with its days in words. */
export type RuleReadingText = Omit<RuleRead, "date"> & { day: string };

/** A rule as a row of the register. */
export interface RuleRow extends Omit<Rule, "patterns" | "checked" | "changedOn" | "issuer" | "read" | "proposal"> {
  id: string;
  status: RuleStatus;
  /** The issuer, in the group of issuers with one or two rules. */
  issuer?: string;
  checked: { date: string; text: string };
  read?: RuleReadingText;
  proposal?: RuleReadingText;
  /** Indexes of the pages that cite it, in the list that all rows share. */
  pages: readonly number[];
}

/** A recent change: the rule's id, and its date. */
export interface RuleChange {
  id: string;
  date: string;
  text: string;
}

/** The changes in the year before the last check of an entry, and the day of that check in words. */
export interface RuleChanges {
  day: string;
  items: readonly RuleChange[];
}

/** The rules of one issuer; `id` is the anchor of its heading. */
export interface RuleGroup {
  id: string;
  heading: string;
  rows: RuleRow[];
}
