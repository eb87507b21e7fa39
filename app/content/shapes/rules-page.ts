import type { Crumb, PageLink } from "./page-section.ts";
import type { Rule, RuleStatus } from "./rule.ts";
import type { PageMeta } from "./types.ts";

/** A link at the end of a sentence. */
export interface LinkInSentence extends PageLink {
  before: string;
}

/** Words of the page that shows the register. `{…}` stands for what the page puts there. Source: RULE-1. */
export interface RulesPage {
  meta: PageMeta;
  /** Its name in breadcrumbs. */
  name: string;
  trail: Crumb[];
  promise: string;
  lead: string;
  /** Names the list of issuers for those who hear the page. */
  issuers: string;
  note: string;
  /** The heading over issuers of one rule or two. */
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
  /** Among issuers of one rule or two, which one. */
  issuer?: string;
  checked: { date: string; text: string };
  /** Positions of the pages that cite it, in the list that all rows share. */
  pages: readonly number[];
}

/** The rules of one issuer; `id` is the anchor of its heading. */
export interface RuleGroup {
  id: string;
  heading: string;
  rows: RuleRow[];
}
