import type { Term } from "../types/term.types.ts";

/** Acronyms and names of the ledger, budget and property products. */
export const ledgerTerms = [
  {
    term: "ACDOCA",
    full: "Table of the Universal Journal",
    sentence: "The SAP S/4HANA table that holds the line items of financial accounting.",
  },
  {
    term: "BCS",
    full: "Budget Control System",
    sentence: "The part of SAP Funds Management that maintains the budget and its changes.",
  },
  {
    term: "CGI",
    full: "CGI Inc.",
    sentence: "The company whose personal property system is called Sunflower.",
  },
  {
    term: "CIP",
    full: "Construction in Progress",
    sentence: "The cost of property being built, before it is placed in service.",
    rule: "sffas-6",
  },
  {
    term: "CLM",
    full: "Contract Lifecycle Management",
    sentence: "Oracle’s product for writing, funding and closing contracts.",
  },
  {
    term: "EBS",
    full: "E-Business Suite",
    sentence: "Oracle’s suite of business applications that customers run themselves.",
  },
  {
    term: "ECC",
    full: "ERP Central Component",
    sentence: "SAP’s suite before S/4HANA.",
  },
  {
    term: "EPM",
    full: "Enterprise Performance Management",
    sentence: "Oracle’s name for its planning, consolidation and close products.",
  },
  {
    term: "FA",
    full: "Fixed Assets",
    sentence: "The Oracle module, and the prefix of its tables, for property and depreciation.",
  },
  {
    term: "FDMEE",
    full: "Financial Data Quality Management, Enterprise Edition",
    sentence: "The Hyperion product that maps and loads ledger balances.",
  },
  {
    term: "FI",
    full: "Financial Accounting",
    sentence: "The SAP component that keeps the ledgers.",
  },
  {
    term: "FM",
    full: "Funds Management",
    sentence: "The SAP component that checks spending against budget.",
  },
  {
    term: "FMAVCDIFF",
    full: "Transaction of SAP Funds Management",
    sentence: "The SAP report that compares the availability control ledger with its documents.",
  },
  {
    term: "FMDERIVE",
    full: "Transaction of SAP Funds Management",
    sentence: "The SAP settings that determine the fund, funds center and commitment item of a posting.",
  },
  {
    term: "FMIFIIT",
    full: "Table of SAP Funds Management",
    sentence: "The SAP table of actual line items in Funds Management.",
  },
  {
    term: "FMIOI",
    full: "Table of SAP Funds Management",
    sentence: "The SAP table of commitments and obligations in Funds Management.",
  },
  {
    term: "GL",
    full: "General Ledger",
    sentence: "The ledger that brings all accounts together.",
  },
  {
    term: "GR/IR",
    full: "Goods Receipt and Invoice Receipt",
    sentence: "The SAP clearing account between what was received and what was invoiced.",
  },
  {
    term: "HFM",
    full: "Hyperion Financial Management",
    sentence: "The Hyperion product that consolidates balances into statements.",
  },
  {
    term: "JV",
    full: "Journal Voucher",
    sentence: "A manual entry in the general ledger, with its reason, approval and support; in contracting, JV is a joint venture.",
  },
  {
    term: "PFCG",
    full: "Role maintenance in SAP",
    sentence: "The SAP transaction in which roles and their authorizations are maintained.",
  },
  {
    term: "PRISM",
    full: "Unison PRISM",
    sentence: "Unison’s contract writing system, which many federal contracting offices use.",
  },
  {
    term: "RFID",
    full: "Radio-Frequency Identification",
    sentence: "Tags that a reader can detect without a line of sight.",
  },
  {
    term: "S/4HANA",
    full: "SAP Business Suite 4 on the HANA database",
    sentence: "SAP’s current suite, in which one journal holds all accounting entries.",
  },
  {
    term: "XLA",
    full: "Subledger Accounting",
    sentence: "The Oracle module, and the prefix of its tables, that writes ledger entries from events.",
  },
  { term: "AFR", full: "Agency Financial Report", sentence: "A federal agency’s annual report: management’s discussion, audited statements with notes, and other information.", rule: "omb-a-136" },
  { term: "FY", full: "Fiscal Year", sentence: "The federal government’s accounting year, from October 1 to September 30." },
  { term: "GRS", full: "General Records Schedule", sentence: "The schedule that says how long to keep common federal records.", rule: "nara-grs-1-1" },
  { term: "DAI", full: "Defense Agencies Initiative", sentence: "The accounting system, built on Oracle, that many Defense agencies share." },
  { term: "GFEBS", full: "General Fund Enterprise Business System", sentence: "The Army’s accounting system, built on SAP." },
  { term: "SFIS", full: "Standard Financial Information Structure", sentence: "Defense’s standard for the data in its accounting systems." },
] satisfies readonly Term[];
