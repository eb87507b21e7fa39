import { expect, test } from "vitest";
import { rules } from "../../../app/content/rules/index.ts";
import type { Rule } from "../../../app/content/types/rule.types.ts";

const FIRST_READING = "2026-11-23";
const MAX_WORDS = 25;

/** What is wrong with the evidence of an entry. */
function faultsOf({ checked, read }: Pick<Rule, "checked" | "read">): string[] {
  if (!read) return [];
  const { pathname, protocol, search } = new URL(read.url);
  const words = read.sentence.split(/\s+/).length;
  return [
    protocol === "https:" && `${pathname}${search}`.length > 1 ? "" : "not an https address of a page",
    /^\d{4}-\d\d-\d\d$/.test(read.date) && read.date >= FIRST_READING && read.date <= checked ? "" : "date",
    read.copyOf === undefined || (/^\d{4}-\d\d-\d\d$/.test(read.copyOf) && read.copyOf <= read.date)
      ? ""
      : "day of the copy",
    read.sentence.trim() === read.sentence && words >= 3 && words <= MAX_WORDS ? "" : "sentence",
  ].filter(Boolean);
}

test("RULE-1 an entry that was read names an exact page, the day, and a sentence of at most 25 words", () => {
  const register = Object.entries<Rule>(rules);
  expect(register.filter(([, { read }]) => read).length).toBeGreaterThan(295);
  expect(register.flatMap(([id, rule]) => faultsOf(rule).map((fault) => `${id}: ${fault}`))).toEqual([]);
});

test("RULE-1 a proposed change has evidence of the same kind, of another sentence, and shows in the status", () => {
  const proposed = Object.entries<Rule>(rules).filter(([, { proposal }]) => proposal);
  expect(proposed.length).toBeGreaterThan(5);
  for (const [id, { status, checked, read, proposal }] of proposed) {
    expect(faultsOf({ checked, read: proposal! }), id).toEqual([]);
    expect(status, id).toMatch(/, change proposed$/);
    expect(proposal!.sentence, id).not.toBe(read?.sentence);
  }
});
