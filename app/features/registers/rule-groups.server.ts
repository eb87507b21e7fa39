import type { Rule } from "../../content/types/rule.types.ts";
import type { RuleGroup, RuleRow } from "../../content/types/rules-page.types.ts";
import { rules } from "../../content/rules/index.ts";

/** Issuers with fewer rules are grouped at the end. */
const RULES_OF_A_GROUP = 3;

const dayInWords = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const byName = (a: RuleRow, b: RuleRow) => a.short.localeCompare(b.short, "en", { numeric: true });

/**
 * The register by issuer, in the order of its files.
 * @param others heading for issuers with one or two rules
 * @param citedOn indexes of the pages that cite a rule, by its id
 */
export function ruleGroups(others: string, citedOn: (id: string) => readonly number[]): RuleGroup[] {
  const entries = Object.entries<Rule>(rules);
  const issuers = [...new Set(entries.map(([, { issuer }]) => issuer))];
  const groups = issuers
    .map((issuer) => ({ issuer, found: entries.filter(([, rule]) => rule.issuer === issuer) }))
    .filter(({ found }) => found.length >= RULES_OF_A_GROUP)
    .map(({ issuer, found }) => ({
      id: anchorOf(issuer),
      heading: issuer,
      rows: found.map(([id, { issuer: _issuer, ...rule }]) => rowOf(id, rule, citedOn(id))).toSorted(byName),
    }));
  const large = new Set(groups.map(({ heading }) => heading));
  const rest = entries.filter(([, { issuer }]) => !large.has(issuer));
  const rows = rest.map(([id, rule]) => rowOf(id, rule, citedOn(id))).toSorted(byName);
  return rows.length > 0 ? [...groups, { id: anchorOf(others), heading: others, rows }] : groups;
}

function rowOf(id: string, rule: Omit<Rule, "issuer"> & { issuer?: string }, pages: readonly number[]): RuleRow {
  const { patterns: _patterns, checked, ...rest } = rule;
  return { id, ...rest, checked: { date: checked, text: dayInWords.format(new Date(checked)) }, pages };
}

const anchorOf = (heading: string) => `by-${heading.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}`;
