/* The fictitious agency whose books all specimens share. Its Treasury symbol has letters in place of digits. */

/** Label of fictitious data on screen, in print and in every file. Source: SHOW-1. */
export const LABEL = "Specimen. Invented data.";

export const agency = {
  name: "Office of Sample Programs",
  short: "OSP",
  tafs: "SMP-2026/2026-0001-000",
  account: "Sample Program Operations",
  fiscalYear: { first: "2025-10-01", last: "2026-09-30" },
} as const;

/** The servicing agency: a franchise fund under a fictitious statute, not the Economy Act. */
export const seller = { short: "SMQ", name: "Sample Shared Services Office" } as const;

/** One general ledger and its six feeder systems. */
export const systems = {
  SFS: "Sample Financial System, the one core ledger",
  SCW: "Contract writing",
  SPS: "Property",
  SBF: "Budget formulation and reporting",
  SGM: "Grants management",
  SID: "Identity",
  SVP: "Vendor portal",
} as const;
