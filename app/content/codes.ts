/** A row of the NAICS or PSC table. */
export interface CodeRow {
  code: string;
  title: string;
  /** SBA’s size standard, for NAICS codes. */
  standard?: string;
  primary?: boolean;
}

/**
 * The firm's NAICS codes, primary first, each with SBA's size standard (13 CFR 121.201; the capability page gives the
 * date). The only place where titles are written.
 */
export const naicsCodes = [
  { code: "541512", title: "Computer Systems Design Services", standard: "$34.0 million", primary: true },
  { code: "541511", title: "Custom Computer Programming Services", standard: "$34.0 million" },
  { code: "541513", title: "Computer Facilities Management Services", standard: "$37.0 million" },
  { code: "541519", title: "Other Computer Related Services", standard: "$34.0 million" },
  { code: "541219", title: "Other Accounting Services", standard: "$25.0 million" },
  { code: "541611", title: "Administrative Management and General Management Consulting Services", standard: "$24.5 million" },
  { code: "541618", title: "Other Management Consulting Services", standard: "$19.0 million" },
  { code: "541690", title: "Other Scientific and Technical Consulting Services", standard: "$19.0 million" },
] as const satisfies readonly CodeRow[];

/** The product and service codes of the firm's work. The only place where titles are written. */
export const pscCodes = [
  {
    code: "DA01",
    title: "IT and Telecom – Business Application/Application Development Support Services (Labor)",
  },
  { code: "DB02", title: "IT and Telecom – Compute Support Services, Non-HPC (Labor)" },
  {
    code: "DD01",
    title: "IT and Telecom – Service Delivery Support Services: ITSM, Operations Center, Project/PM (Labor)",
  },
  {
    code: "DE01",
    title: "IT and Telecom – End User: Help Desk; Tier 1-2, Workspace, Print, Productivity Tools (Labor)",
  },
  { code: "DF01", title: "IT and Telecom – IT Management Support Services (Labor)" },
  { code: "DG01", title: "IT and Telecom – Network Support Services (Labor)" },
  { code: "DH01", title: "IT and Telecom – Platform Support Services: Database, Mainframe, Middleware (Labor)" },
  { code: "DJ01", title: "IT and Telecom – Security and Compliance Support Services (Labor)" },
  { code: "DK01", title: "IT and Telecom – Storage Support Services (Labor)" },
  { code: "R408", title: "Support – Professional: Program Management/Support" },
  { code: "R703", title: "Support – Management: Accounting" },
  { code: "R704", title: "Support – Management: Auditing" },
  { code: "R707", title: "Support – Management: Contract/Procurement/Acquisition Support" },
  { code: "R710", title: "Support – Management: Financial" },
] as const satisfies readonly CodeRow[];

