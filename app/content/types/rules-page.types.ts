import type { Crumb, PageLink } from "./page-section.types.ts";
import type { Rule, RuleStatus } from "./rule.types.ts";
import type { PageMeta } from "./content-schema.types.ts";

/** A link at the end of a sentence. */
export interface LinkInSentence extends PageLink {
  before: string;
}

/** Texts of the register's page. `{…}` are placeholders. Source: RULE-1. */
export interface RulesPage {
  meta: PageMeta;
  name: string;
  trail: Crumb[];
  promise: string;
  lead: string;
  /** Accessible name of the list of issuers. */
  issuers: string;
  note: string;
  /** Heading for issuers with one or two rules. */
  others: string;
  caption: string;
  columns: { rule: string; edition: string; status: string; checked: string; pages: string };
  source: string;
  onePage: string;
  manyPages: string;
  noPage: string;
  glossary: LinkInSentence;
}

/** A rule as a row of the register. */
export interface RuleRow extends Omit<Rule, "patterns" | "checked" | "issuer"> {
  id: string;
  status: RuleStatus;
  /** The issuer, in the group of issuers with one or two rules. */
  issuer?: string;
  checked: { date: string; text: string };
  /** Indexes of the pages that cite it, in the list that all rows share. */
  pages: readonly number[];
}

/** The rules of one issuer; `id` is the anchor of its heading. */
export interface RuleGroup {
  id: string;
  heading: string;
  rows: RuleRow[];
}
