import type { Term } from "../types/term.types.ts";

/** Acronyms of Treasury’s systems and of federal accounting. */
export const treasuryTerms = [
  {
    term: "ARC",
    full: "Administrative Resource Center",
    sentence: "The office of Treasury’s Fiscal Service that keeps books and makes payments for other agencies.",
  },
  {
    term: "BETC",
    full: "Business Event Type Code",
    sentence: "A code that tells Treasury what kind of event, such as a payment or a transfer, changes an account’s balance.",
  },
  {
    term: "CARS",
    full: "Central Accounting Reporting System",
    sentence: "Treasury’s system of record for each agency’s cash, with the Account Statement to which agencies reconcile their ledgers.",
  },
  {
    term: "FASAB",
    full: "Federal Accounting Standards Advisory Board",
    sentence: "The board that sets accounting standards for federal entities.",
    rule: "fasab-handbook",
  },
  {
    term: "FBWT",
    full: "Fund Balance with Treasury",
    sentence: "What an agency may still spend from its accounts at Treasury, carried in account 101000.",
    rule: "tfm-1-2-5100",
  },
  {
    term: "FFMIA",
    full: "Federal Financial Management Improvement Act of 1996",
    sentence: "The act under which agencies and auditors report whether financial systems comply with federal requirements.",
    rule: "ffmia",
  },
  {
    term: "FIBF",
    full: "Federal Integrated Business Framework",
    sentence: "GSA’s description of common business functions, from which shared standards are derived.",
  },
  {
    term: "FIDS",
    full: "Federal Intragovernmental Data Standards",
    sentence: "The fields that agreements and orders between agencies must include.",
    rule: "fids",
  },
  {
    term: "FISCAM",
    full: "Federal Information System Controls Audit Manual",
    sentence: "GAO’s method for auditing controls in information systems.",
    rule: "gao-fiscam",
  },
  {
    term: "FMFIA",
    full: "Federal Managers’ Financial Integrity Act of 1982",
    sentence: "The act that requires agency heads to assess internal control and report on it every year.",
    rule: "fmfia",
  },
  {
    term: "FOB",
    full: "Free on Board",
    sentence: "The point that decides who pays the freight and, unless agreed otherwise, where title to goods passes to the buyer.",
  },
  {
    term: "FS",
    full: "Fiscal Service",
    sentence: "The Treasury bureau that pays, collects, keeps the government’s central books and issues the FS forms.",
  },
  { term: "GAAP", full: "Generally Accepted Accounting Principles", sentence: "The accounting standards that an audit opinion measures statements against: FASAB’s for federal agencies, GASB’s for states and localities." },
  {
    term: "GAGAS",
    full: "Generally Accepted Government Auditing Standards",
    sentence: "GAO’s standards for audits of public money, known as the Yellow Book.",
    rule: "gao-yellow-book",
  },
  {
    term: "GASB",
    full: "Governmental Accounting Standards Board",
    sentence: "The board that sets accounting standards for states and local governments.",
  },
  {
    term: "GSDM",
    full: "Governmentwide Spending Data Model",
    sentence: "Treasury’s list of elements, files and checks behind the spending data that the public sees.",
    rule: "gsdm",
  },
  {
    term: "GT&C",
    full: "General Terms and Conditions",
    sentence: "The umbrella agreement between two federal agencies, under which orders are placed.",
    rule: "fs-form-7600a",
  },
  {
    term: "GTAS",
    full: "Governmentwide Treasury Account Symbol Adjusted Trial Balance System",
    sentence: "The Treasury system that receives each agency’s trial balance and tests it with edits.",
    rule: "gtas",
  },
  {
    term: "IAA",
    full: "Interagency Agreement",
    sentence: "An agreement under which one federal agency buys goods or services from another.",
    rule: "economy-act",
  },
  {
    term: "IGT",
    full: "Intragovernmental Transaction",
    sentence: "A transaction between two federal entities, recorded by each in accounts that must agree with the other’s.",
  },
  {
    term: "IPAC",
    full: "Intra-Governmental Payment and Collection",
    sentence: "The Treasury system that moves money from one federal agency’s account to another’s.",
  },
  {
    term: "IPP",
    full: "Invoice Processing Platform",
    sentence: "Treasury’s web service through which vendors submit invoices and agencies approve them.",
  },
  {
    term: "PAM",
    full: "Payment Automation Manager",
    sentence: "The Treasury system that turns agencies’ payment request files into payments.",
  },
  {
    term: "SBR",
    full: "Statement of Budgetary Resources",
    sentence: "The financial statement that shows an agency’s resources, what it obligated and what it paid out.",
    rule: "omb-a-136",
  },
  {
    term: "SFFAS",
    full: "Statement of Federal Financial Accounting Standards",
    sentence: "One numbered standard issued by the federal accounting board.",
    rule: "fasab-handbook",
  },
  {
    term: "SPS",
    full: "Secure Payment System",
    sentence: "The Treasury system in which officials certify payment schedules.",
  },
  {
    term: "TAS",
    full: "Treasury Account Symbol",
    sentence: "The code for an appropriation or fund account: agency, years of availability, main account and subaccount, such as SMP-2026/2026-0001-000 in our samples.",
  },
  {
    term: "TAS/BETC",
    full: "Treasury Account Symbol and Business Event Type Code",
    sentence: "The pair of codes that tells Treasury which account an event affects, and how.",
  },
  {
    term: "TFM",
    full: "Treasury Financial Manual",
    sentence: "Treasury’s instructions to agencies on accounting, payments, collections and reports.",
    rule: "tfm-1",
  },
  {
    term: "USSGL",
    full: "United States Standard General Ledger",
    sentence: "The chart of accounts and posting rules for the ledgers of federal agencies.",
    rule: "ussgl",
  },
  {
    term: "PIIA",
    full: "Payment Integrity Information Act of 2019",
    sentence: "The act that requires agencies to assess programs, estimate improper payments where the risk is high, report and reduce them.",
    rule: "piia",
  },
  {
    term: "COSO",
    full: "Committee of Sponsoring Organizations of the Treadway Commission",
    sentence: "The body that publishes a widely used framework for internal control.",
    rule: "coso",
  },
  {
    term: "DATA",
    full: "Digital Accountability and Transparency",
    sentence: "The DATA Act of 2014, which requires federal spending data in one public format.",
    rule: "data-act",
  },
] satisfies readonly Term[];
