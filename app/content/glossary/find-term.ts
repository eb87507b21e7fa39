import type { Term } from "../types/term.types.ts";
import { glossary } from "./index.ts";

const byTerm = new Map(glossary.map((term) => [term.term, term]));

/** The glossary's entry for an acronym, or undefined. */
export const findTerm = (term: string): Term | undefined => byTerm.get(term);

export const isTerm = (word: string): boolean => byTerm.has(word);
