import type { NamedText } from "./page-section.ts";

/**
 * A function of NIST CSF 2.0, the question it asks, and the services that answer it. Each of the practice's nine
 * stands in exactly one; a slug may also lead to a page of another practice.
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
