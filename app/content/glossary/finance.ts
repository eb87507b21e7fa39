import type { Term } from "../shapes/term.ts";

/** Acronyms of federal finance, grants and acquisition. */
export const financeTerms = [] satisfies readonly Term[];
