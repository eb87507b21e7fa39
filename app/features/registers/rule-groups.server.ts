import type { Rule, RuleRead } from "../../content/types/rule.types.ts";
import type { RuleChanges, RuleGroup, RuleRow } from "../../content/types/rules-page.types.ts";
import { anchorOf } from "../../lib/text/anchors.ts";
import { rules } from "../../content/rules/index.ts";

/** Issuers with fewer rules are grouped at the end. */
const RULES_OF_A_GROUP = 3;

const dayInWords = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const monthInWords = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
const inOrder = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
const byName = (a: RuleRow, b: RuleRow) => inOrder(a.short, b.short);

const entries = Object.entries<Rule>(rules);

/**
 * The register by issuer, in the order of their names.
 * @param others heading for issuers with one or two rules
 * @param citedOn indexes of the pages that cite a rule, by its id
 */
export function ruleGroups(others: string, citedOn: (id: string) => readonly number[]): RuleGroup[] {
  const issuers = [...new Set(entries.map(([, { issuer }]) => issuer))].toSorted(inOrder);
  const groups = issuers
    .map((issuer) => ({ issuer, found: entries.filter(([, rule]) => rule.issuer === issuer) }))
    .filter(({ found }) => found.length >= RULES_OF_A_GROUP)
    .map(({ issuer, found }) => ({
      id: `by-${anchorOf(issuer)}`,
      heading: issuer,
      rows: found.map(([id, { issuer: _issuer, ...rule }]) => rowOf(id, rule, citedOn(id))).toSorted(byName),
    }));
  const large = new Set(groups.map(({ heading }) => heading));
  const rest = entries.filter(([, { issuer }]) => !large.has(issuer));
  const rows = rest.map(([id, rule]) => rowOf(id, rule, citedOn(id))).toSorted(byName);
  return rows.length > 0 ? [...groups, { id: `by-${anchorOf(others)}`, heading: others, rows }] : groups;
}

/** The changes in the year before the last check of the register, newest first. */
export function ruleChanges(): RuleChanges {
  const lastCheck = entries
    .map(([, { checked }]) => checked)
    .toSorted()
    .at(-1)!;
  const since = `${Number(lastCheck.slice(0, 4)) - 1}${lastCheck.slice(4)}`;
  const items = entries
    .flatMap(([id, { changedOn: date }]) => (date && date > since ? [{ id, date, text: inWords(date) }] : []))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return { day: longDay.format(new Date(lastCheck)), items };
}

const inWords = (date: string) => (date.length > 7 ? dayInWords : monthInWords).format(new Date(date));

function rowOf(id: string, rule: Omit<Rule, "issuer"> & { issuer?: string }, pages: readonly number[]): RuleRow {
  const { patterns: _patterns, changedOn: _changedOn, checked, read, proposal, ...rest } = rule;
  return {
    id,
    ...rest,
    checked: { date: checked, text: inWords(checked) },
    ...(read && { read: readingOf(read) }),
    ...(proposal && { proposal: readingOf(proposal) }),
    pages,
  };
}

const readingOf = ({ date, copyOf, ...read }: RuleRead) => ({
  ...read,
  day: inWords(date),
  ...(copyOf && { copyOf: inWords(copyOf) }),
});
