import { citationsIn } from "../../app/content/rules/citations.ts";
import { rules } from "../../app/content/rules/index.ts";
import { sitePages } from "../../app/registry/site-pages.server.ts";
import { textsOf } from "./all-content.ts";

/** The pages of the register and the glossary do not count as citing a rule. */
const REGISTERS: ReadonlySet<string> = new Set(["/rules", "/glossary"]);

/** The URLs of the pages that cite a rule, by its id or in their text. Source: RULE-1. */
export function rulesCitedOn(): Record<string, string[]> {
  const pages = sitePages
    .filter(({ path }) => !REGISTERS.has(path))
    .map(({ path, words }) => ({ path, cited: citedIn(words) }));
  return Object.fromEntries(
    Object.keys(rules).map((id) => [id, pages.filter(({ cited }) => cited.has(id)).map(({ path }) => path)]),
  );
}

function citedIn(words: object): Set<string> {
  const texts = textsOf(words);
  return new Set([...texts.filter((text) => text in rules), ...citationsIn(texts.join("\n")).map(({ id }) => id)]);
}
