import { glossary } from "../../content/glossary/index.ts";
import { synonyms } from "../../content/search/synonyms.ts";
import { type Token, tokensOf } from "./tokens.server.ts";

/** Synonyms, such as an acronym and its expansion. The first one is the name of the concept. */
export interface Concept {
  /** The concept's term in the index. It cannot occur in a text. */
  id: string;
  synonyms: readonly string[];
  /** Whether the synonyms are an acronym and its expansion, which are equivalent. */
  isAcronym: boolean;
}

/** All concepts: the glossary's acronyms, and synonyms that visitors use for words of the pages. */
const concepts: readonly Concept[] = [...glossary.map(({ term, full }) => [term, full]), ...synonyms].map(
  (synonyms, index) => ({ id: `=${index}`, synonyms, isAcronym: index < glossary.length }),
);

/** Another name of the concept than the typed one: the expansion of an acronym, or the word that the pages use. */
export const otherSynonym = ({ synonyms }: Concept, typed: string): string =>
  synonyms.find((synonym) => stemsOf(synonym).join(" ") !== stemsOf(typed).join(" ")) ?? synonyms[0]!;

const stemsOf = (text: string): string[] => tokensOf(text).map(({ stem }) => stem);

/** Synonyms by the stem of their first token. */
const byFirst = new Map<string, { concept: Concept; stems: string[] }[]>();
for (const concept of concepts) {
  for (const stems of concept.synonyms.map(stemsOf)) {
    byFirst.set(stems[0]!, [...(byFirst.get(stems[0]!) ?? []), { concept, stems }]);
  }
}

/** The concepts of the longest synonym that begins at a token, with its number of tokens. */
export function conceptsAt(tokens: readonly Token[], at: number): { concept: Concept; count: number }[] {
  const found = byFirst
    .get(tokens[at]!.stem)
    ?.filter(({ stems }) => stems.every((stem, offset) => tokens[at + offset]?.stem === stem));
  if (!found) return [];
  const count = Math.max(...found.map(({ stems }) => stems.length));
  return found.flatMap(({ concept, stems }) => (stems.length === count ? { concept, count } : []));
}
