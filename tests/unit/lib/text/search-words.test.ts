import { expect, test } from "vitest";
import { holdsEveryWord, searchable } from "../../../../app/lib/text/search-words.ts";

const holds = (text: string, query: string) => holdsEveryWord(searchable(text), query);

test.each([
  ["Oracle Financials", "oracle"],
  ["Oracle Financials", "  FIN  ora "],
  ["A-123 Support", "a123"],
  ["A-123 Support", "a-123"],
  ["A-123 Support", "A 123"],
  ["CI/CD", "cicd"],
  ["CI/CD", "ci/cd"],
  ["Low Code Application Development", "low-code"],
  ["Grants Execution & Funds Control", "execution & funds"],
  ["Treasury’s balances", "treasurys"],
  ["Cybersecurity", "security"],
  ["anything", ""],
  ["anything", " & "],
])("the filter finds %j by typing %j", (text, query) => {
  expect(holds(text, query)).toBe(true);
});

test.each([
  ["Oracle Financials", "oracle sap"],
  ["Needs approval", "sap"],
  ["Disappearing", "sap"],
  ["A-123 Support", "a124"],
])("the filter does not find %j by typing %j", (text, query) => {
  expect(holds(text, query)).toBe(false);
});
