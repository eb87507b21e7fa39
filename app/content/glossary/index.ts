import type { Term } from "../types/term.types.ts";
import { financeTerms } from "./finance.ts";
import { securityTerms } from "./security.ts";
import { technologyTerms } from "./technology.ts";

/** Every acronym that the site uses, explained. Source: RULE-2. */
export const glossary: readonly Term[] = [...financeTerms, ...securityTerms, ...technologyTerms];
