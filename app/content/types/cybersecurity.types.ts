import type { NamedText } from "./page-section.types.ts";

/**
 * A function of NIST CSF 2.0, its question, and the services that answer it. Each of the practice's nine is in exactly
 * one function; a slug may also be a page of another practice.
 */
export interface SecurityFunction {
  name: string;
  asks: string;
  slugs: string[];
}

export interface CybersecurityPage {
  functions: { heading: string; lead: string; rows: SecurityFunction[] };
  evidence: { heading: string; lead: string; rows: NamedText[] };
}
