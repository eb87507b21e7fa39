import type { Term } from "../types/term.types.ts";

/** Acronyms of budgets, federal awards and public data. */
export const grantsTerms = [
  {
    term: "ALN",
    full: "Assistance Listing Number",
    sentence: "The number of a federal assistance program, shown on every award under it.",
  },
  {
    term: "ARPA",
    full: "American Rescue Plan Act",
    sentence: "The law of March 11, 2021 that gave states, tribes and localities money for recovery from the pandemic.",
    rule: "fiscal-recovery-funds",
  },
  {
    term: "ASAP",
    full: "Automated Standard Application for Payments",
    sentence: "The Treasury system through which recipients draw their award funds.",
  },
  {
    term: "CFO",
    full: "Chief Financial Officer",
    sentence: "The official responsible for an agency’s accounts, budget execution and financial systems.",
    rule: "cfo-act",
  },
  {
    term: "CFR",
    full: "Code of Federal Regulations",
    sentence: "The codified rules of federal agencies, by title and part.",
  },
  {
    term: "CIPSEA",
    full: "Confidential Information Protection and Statistical Efficiency Act",
    sentence: "The law that limits data collected under its pledge to statistical use.",
    rule: "cipsea",
  },
  {
    term: "CMIA",
    full: "Cash Management Improvement Act",
    sentence: "The law on when federal money moves to a state and who owes interest on it.",
    rule: "cmia",
  },
  {
    term: "FABS",
    full: "Financial Assistance Broker Submission",
    sentence: "The file in which an agency reports its grants and other assistance to Treasury’s broker.",
    rule: "gsdm",
  },
  {
    term: "FAC",
    full: "Federal Audit Clearinghouse",
    sentence: "The repository, run by GSA, where single audit reports are filed.",
    rule: "cfr-2-200-subpart-f",
  },
  {
    term: "FAIN",
    full: "Federal Award Identification Number",
    sentence: "The number of an award, unique within its agency.",
  },
  {
    term: "FSRS",
    full: "FFATA Subaward Reporting System",
    sentence: "The website in which subawards were reported until March 2025, when SAM.gov replaced it.",
  },
  {
    term: "FFATA",
    full: "Federal Funding Accountability and Transparency Act of 2006",
    sentence: "The law behind the public reporting of awards and first-tier subawards.",
    rule: "ffata",
  },
  {
    term: "FTE",
    full: "Full-Time Equivalent",
    sentence: "One person’s paid hours in a full year of work, used to count staff in budgets.",
  },
  {
    term: "GONE Act",
    full: "Grants Oversight and New Efficiency Act of 2016",
    sentence: "The law that required agencies to count and explain expired awards left open.",
    rule: "gone-act",
  },
  {
    term: "GREAT Act",
    full: "Grant Reporting Efficiency and Agreements Transparency Act of 2019",
    sentence: "The law that requires common data elements in recipients’ reports.",
    rule: "great-act",
  },
  {
    term: "HHS",
    full: "Department of Health and Human Services",
    sentence: "The department that awards the most grant money and runs a payment system for others.",
  },
  {
    term: "OPEN Government Data Act",
    full: "Open, Public, Electronic, and Necessary Government Data Act",
    sentence: "The law that requires public federal data in open, machine-readable form.",
    rule: "open-government-data-act",
  },
  {
    term: "PMS",
    full: "Payment Management System",
    sentence: "The payment system of the Department of Health and Human Services, which many grant makers use.",
  },
  {
    term: "SEFA",
    full: "Schedule of Expenditures of Federal Awards",
    sentence: "The list of federal money a recipient spent in a year, on which its single audit is based.",
    rule: "cfr-2-200-510",
  },
  {
    term: "SF",
    full: "Standard Form",
    sentence: "A form shared by many federal agencies, identified by its number.",
  },
  {
    term: "SF-SAC",
    full: "Data Collection Form for single audits",
    sentence: "The form that goes to the clearinghouse with a single audit report.",
    rule: "sf-sac",
  },
  {
    term: "ULO",
    full: "Unliquidated Obligation",
    sentence: "An amount ordered or awarded and not yet paid.",
  },
  {
    term: "U.S.C.",
    full: "United States Code",
    sentence: "The laws of the United States, by title and section.",
  },
  {
    term: "USDA",
    full: "United States Department of Agriculture",
    sentence: "The department that runs farm, food and rural programs.",
  },
  {
    term: "ACFR",
    full: "Annual Comprehensive Financial Report",
    sentence: "The audited yearly report of a state or local government under GASB’s standards.",
  },
  {
    term: "F&A",
    full: "Facilities and Administrative",
    sentence: "The name of indirect costs at a university.",
  },
  {
    term: "NIH",
    full: "National Institutes of Health",
    sentence: "The federal agency that awards most grants for medical research.",
  },
  {
    term: "NSF",
    full: "National Science Foundation",
    sentence: "The federal agency that awards grants for research in science and engineering.",
  },
  {
    term: "ISOBUS",
    full: "Trade name of the standard ISO 11783",
    sentence: "The data standard that tractors, implements and farm software use to exchange data.",
  },
  { term: "MTDC", full: "Modified Total Direct Cost", sentence: "The base of an indirect cost rate: direct costs without equipment, rent, participant support and most of each large subaward.", rule: "cfr-2-200" },
] satisfies readonly Term[];
