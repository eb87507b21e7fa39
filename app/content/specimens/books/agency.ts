/*
 * The invented agency whose books all specimens share. Its Treasury symbol has letters where a real one has digits.
 */

/** Invented data says so on screen, on paper and in every file. Source: SHOW-1. */
export const LABEL = "Specimen. Invented data.";

export const agency = {
  name: "Office of Sample Programs",
  short: "OSP",
  tafs: "SMP-2026/2026-0001-000",
  account: "Sample Program Operations",
  fiscalYear: { first: "2025-10-01", last: "2026-09-30" },
} as const;

/** The servicing agency: a franchise fund under an invented statute, not the Economy Act. */
export const seller = { short: "SMQ", name: "Sample Shared Services Office" } as const;

/** One ledger, fed by six systems. */
export const systems = {
  SFS: "Sample Financial System, the one core ledger",
  SCW: "Contract writing",
  SPS: "Property",
  SBF: "Budget formulation and reporting",
  SGM: "Grants management",
  SID: "Identity",
  SVP: "Vendor portal",
} as const;
