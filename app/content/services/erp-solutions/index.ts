import { oracleClm } from "./oracle-clm.ts";
import { oracleFinancials } from "./oracle-financials.ts";
import { oracleFixedAssets } from "./oracle-fixed-assets.ts";
import { oracleHyperion } from "./oracle-hyperion.ts";
import { sap } from "./sap.ts";
import { sunflower } from "./sunflower.ts";
import { unisonPrism } from "./unison-prism.ts";
import type { ServiceCategory } from "../../types/content-schema.types.ts";

export const erpSolutions = {
  name: "ERP Solutions",
  icon: "erp-solutions",
  meta: {
    title: "ERP Solutions: Oracle, SAP, PRISM and Sunflower",
    description:
      "Oracle, SAP, Hyperion, Unison PRISM and Sunflower for public finance: funds control, contracts, payments, budgets and property, kept in books auditors can test.",
  },
  promise: "One ledger that auditors can trace.",
  lead: "Requests, awards, receipts, payments and assets are usually kept in different products. We set up, connect and upgrade those products, and reconcile their records of the same dollar.",
  lifecycle: "finance",
  situation: {
    statement:
      "A requisition is approved in one product. The award is signed in a second, and its obligation is posted in a third. The goods are received and tagged in a fourth. Any data lost between them comes back at year-end as a reconciling item.",
    paragraphs: [
      "Which product does what varies by agency. Planning may sit in Hyperion and control in Oracle or SAP, contract writing in CLM or PRISM, equipment in Sunflower or a fixed-asset module. Six data elements must survive every transfer: document number, line, vendor, accounting string, amount and date.",
      "On any of these systems, we begin with one test. We choose reported balances from a closed period and try to reach the documents behind them. We sort the breaks by cause: a posting rule, a role, a message, a master record, a habit of correcting by journal. We plan the repair by cause, since one cause usually explains many breaks.",
    ],
  },
  starts: [
    {
      when: "The GTAS file passes its edits, but we still cannot list the documents behind one line.",
      slug: "oracle-financials",
    },
    {
      when: "Availability control blocks a purchase, and the budget office disagrees about which budget it hit.",
      slug: "sap",
    },
    {
      when: "Awards signed in one system reach the ledger days later, and some never do.",
      slug: "unison-prism",
    },
    {
      when: "We write contracts in E-Business Suite from a clause library that lags behind our class deviations.",
      slug: "oracle-clm",
    },
    {
      when: "The budget request and the year-end statement call the same program by different names.",
      slug: "oracle-hyperion",
    },
    {
      when: "The inventory found equipment that finance had retired, and missed some that finance still depreciates.",
      slug: "sunflower",
    },
    {
      when: "Our property balance comes from a workbook, but the audit request asks for the subledger.",
      slug: "oracle-fixed-assets",
    },
  ],
  principles: {
    note: "These rules apply to any vendor’s software.",
    items: [
      {
        name: "Accounting before screens",
        text: "We agree on the debit, credit, fund and attributes of an event before we design its form.",
      },
      {
        name: "Setup before extension",
        text: "We try standard configuration before we write code. Each customization has a stated requirement, an owner and a condition for retiring it.",
      },
      {
        name: "Totals on both sides",
        text: "Loads, interfaces and conversions report the count and amount sent, the count and amount accepted, and the rows rejected.",
      },
      {
        name: "Read access until there is a design",
        text: "Tracing does not require the right to change anything. We request configuration rights later, person by person and environment by environment, for work that you have approved.",
      },
      {
        name: "Your staff at the keyboard",
        text: "Before our last day, your staff have run the close, the load and the upgrade test alone, from instructions they have corrected themselves.",
      },
    ],
  },
  standards: [
    {
      rule: "ffmia",
      meaning: "The 1996 act under which CFO Act agencies and their auditors report on whether financial systems substantially comply.",
    },
    {
      rule: "tfm-1-6-9500",
      meaning: "The functions a federal financial system has to perform, written as outcomes, with requirements dated May 2020.",
    },
    {
      rule: "ussgl",
      meaning: "One chart of accounts for the federal government, with budgetary and proprietary accounts kept in step.",
    },
    {
      rule: "omb-a-123",
      also: ["omb-a-123-d"],
      meaning:
        "Internal control as management’s responsibility, reissued under that title in 2026. Appendix D, issued in 2022, covers financial systems.",
    },
    {
      rule: "omb-a-11",
      also: ["omb-a-136"],
      meaning:
        "Budget formulation and execution, and the audited report they lead to. Agency statements have shown a single year since fiscal year 2025.",
    },
    {
      rule: "nist-sp-800-53",
      meaning: "Security and privacy controls that an ERP implements and documents, above all access and audit logging.",
    },
    {
      rule: "far",
      meaning:
        "What a contract writing system has to produce, report and retain. Its rewrite was still a proposal in November 2026.",
    },
  ],
  questions: [
    {
      question: "Can you help us choose between Oracle, SAP, Momentum and a shared service?",
      answer:
        "Yes, and without a stake in it: we do not sell licenses for Oracle, SAP, Unison, CGI or any other vendor. We write the requirements and the scoring matrix, compare each product and each shared service provider with the same test cases, and add up the cost of ownership for the life of the system, conversion included. Ask each reference what was late, left out or broken, and who stayed. Whoever helps to choose may be barred from the implementation, so decide first which of the two you want from us.",
    },
    {
      question: "How do you take over a system that another firm implemented?",
      answer:
        "We start from that firm’s own papers: the design documents, the configuration workbook and the open defects, compared with the live setup. We list the differences, and you decide line by line whether the paper or the system is right.",
    },
    {
      question: "What is different for a state, a city or a university?",
      answer:
        "The modules are much the same. A state, a city or a public university follows GASB instead of FASAB. Encumbrances take the place of obligations, an adopted budget sets the level of control, and federal money arrives as awards under 2 CFR Part 200. Control tables and reports are set up accordingly, such as those behind an annual comprehensive financial report (ACFR) or the leases of GASB 87, and GTAS does not apply.",
    },
    {
      question: "Can you redesign our chart of accounts?",
      answer:
        "Yes, with or without a new system. We list what each report and each funder asks for, give each segment one meaning, and retire values that nobody reports on. A crosswalk maps every old account to a new one, and a closed year converted with it has to return the same statements. A federal chart keeps to the USSGL, a state’s or a city’s to its own manual. A city’s segments are usually fund, department, function, account and project. For example, 100-420-51010: general fund, police, pay. This site has no sample chart. The statement crosswalk among the samples shows how such a map is set out.",
    },
    {
      question: "Which of our systems should you look at first?",
      answer:
        "Start where the last audit report points. Undelivered orders lead to the contract writing system and its interface, property to the asset book and the inventory, manual journals to the general ledger and its feeders. Without a report, begin with the reconciliation that takes the most hours.",
    },
    {
      question: "Can you connect Banner, PeopleSoft or Workday to our other systems?",
      answer:
        "Yes, through their web services, file loads and reporting tables. We reconcile what an interface carries, such as payroll, student accounts or grants, to the ledger. No implementation, though: we neither implement nor configure Kuali, Workday Grants, Banner, PeopleSoft or Tyler Munis, and only connect them. The resumes in an offer say who has worked with one.",
    },
    {
      question: "Do you work on Defense systems such as GFEBS or DAI?",
      answer: "GFEBS is built on SAP and DAI on Oracle, two products on our list, but no service of ours is for either by name. The same holds for SFIS, Defense’s data standard, for DDRS and Advana, and for work with DFAS. In a move to such a system we prepare what you leave: clean data, a crosswalk, reconciled balances. The resumes in an offer say who has worked on it.",
    },
  ],
  items: [oracleFinancials, sap, oracleClm, oracleHyperion, unisonPrism, sunflower, oracleFixedAssets],
} satisfies ServiceCategory;
