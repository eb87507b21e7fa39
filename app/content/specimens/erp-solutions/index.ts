import type { Specimen } from "../../shapes/specimen.ts";
import { reconciliationKit } from "./oracle-financials.ts";

/** Specimens of the practice by the slug of their service. */
export const erpSolutions: Record<string, Specimen> = { "oracle-financials": reconciliationKit };
