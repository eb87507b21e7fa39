import type { Term } from "../shapes/term.ts";

/** Acronyms of security, software and operations. */
export const technologyTerms = [] satisfies readonly Term[];
