import { citationsIn } from "../../app/content/rules/citations.ts";
import { rules } from "../../app/content/rules/index.ts";
import { shownSpecimens } from "../../app/features/specimens/shown-specimens.server.ts";
import { sitePages } from "../../app/registry/site-pages.server.ts";
import { textsOf } from "./all-content.ts";

/** The pages of the register and the glossary do not count as citing a rule. */
const REGISTERS: ReadonlySet<string> = new Set(["/rules", "/glossary"]);

/** The rules that each specimen cites, by the path of its page. */
const specimenCites = new Map(shownSpecimens.map(({ path, cites }) => [path.split("#")[0]!, cites]));

/** The URLs of the pages that cite a rule, by its id, in their text or in their specimen. Source: RULE-1. */
export function rulesCitedOn(): Record<string, string[]> {
  const pages = sitePages
    .filter(({ path }) => !REGISTERS.has(path))
    .map(({ path, words, shows }) => ({ path, cited: citedIn({ words, shows, cites: specimenCites.get(path) }) }));
  return Object.fromEntries(
    Object.keys(rules).map((id) => [id, pages.filter(({ cited }) => cited.has(id)).map(({ path }) => path)]),
  );
}

function citedIn(words: object): Set<string> {
  const texts = textsOf(words);
  return new Set([...texts.filter((text) => text in rules), ...citationsIn(texts.join("\n")).map(({ id }) => id)]);
}
