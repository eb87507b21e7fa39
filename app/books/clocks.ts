/**
 * What is known about a flaw on one asset. `exploited`: it is in the KEV catalog. `impact`: the control that an attack
 * would give.
 */
export interface FlawFacts {
  exposed: boolean;
  exploited: boolean;
  automatable: boolean;
  impact: "total" | "partial";
}

/**
 * Days to fix a flaw, by its four facts; `null` if it may wait for the asset’s next system upgrade. Source: CISA BOD
 * 26-04, Appendix A, Table 1, whose 16 rows reduce to this.
 */
export function daysToFix({ exposed, exploited, automatable, impact }: FlawFacts): 3 | 14 | 60 | null {
  const grave = Number(automatable) + Number(impact === "total");
  if (exploited) return grave + Number(exposed) >= 2 ? 3 : 14;
  if (exposed) return ([60, 14, 3] as const)[grave]!;
  return automatable ? 60 : null;
}

/** Whether the evidence must also be checked for signs of an intrusion. Source: the same table, “& forensic triage”. */
export const needsTriage = (flaw: FlawFacts): boolean =>
  flaw.exploited && flaw.impact === "total" && daysToFix(flaw) === 3;

/** Days to fix a finding in the agency's own code, by severity; a sample policy with FedRAMP’s figures. */
export const DAYS_BY_SEVERITY = { High: 30, Medium: 90, Low: 180 } as const;
