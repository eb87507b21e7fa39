import { acquisitionTerms } from "./acquisition.ts";
import { grantsTerms } from "./grants.ts";
import { ledgerTerms } from "./ledgers.ts";
import { treasuryTerms } from "./treasury.ts";

/** Acronyms of federal finance, grants and acquisition. */
export const financeTerms = [...treasuryTerms, ...grantsTerms, ...acquisitionTerms, ...ledgerTerms];
