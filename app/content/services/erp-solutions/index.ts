import { oracleClm } from "./oracle-clm.ts";
import { oracleFinancials } from "./oracle-financials.ts";
import { oracleFixedAssets } from "./oracle-fixed-assets.ts";
import { oracleHyperion } from "./oracle-hyperion.ts";
import { sap } from "./sap.ts";
import { sunflower } from "./sunflower.ts";
import { unisonPrism } from "./unison-prism.ts";
import type { ServiceCategory } from "../../shapes/types.ts";

export const erpSolutions = {
  name: "ERP Solutions",
  icon: "erp-solutions",
  meta: {
    title: "ERP Solutions: Oracle, SAP, PRISM and Sunflower",
    description:
      "Oracle, SAP, Hyperion, Unison PRISM and Sunflower for public finance: funds control, contracts, payments, budgets and property, kept in books auditors can test.",
  },
  promise: "One ledger your auditors can walk.",
  lead: "We set up, connect, move and support the systems that hold public money and property. Requests, awards, receipts, payments and assets meet in one set of books.",
  lifecycle: "finance",
  situation: {
    statement:
      "Each system works. The joints between them, where an award becomes an obligation and a receipt becomes an asset, are where evidence gets lost.",
    paragraphs: [
      "A dollar crosses several products on its way. It is planned in Hyperion, controlled in Oracle or SAP, signed for in CLM or PRISM, received, paid through Treasury, and perhaps tagged in Sunflower. Every crossing carries a document number, a line and an accounting string. Where one of them is dropped, a reconciliation is born.",
      "We work from the crossing outward. First we prove, on a closed period, whether a reported balance can be walked back to its documents. Then we change what broke the walk: a posting rule, a role, a message, a master record, or a habit of fixing things by journal.",
    ],
  },
  starts: {
    note: "Find the sentence you have said this year. It leads to the page to read first.",
    rows: [
      {
        when: "Our GTAS file passes its edits, but nobody can list the documents behind one line.",
        slug: "oracle-financials",
      },
      {
        when: "Availability control blocks a purchase, and nobody can say which budget it hit.",
        slug: "sap",
      },
      {
        when: "Contracts are written in E-Business Suite, and our clause library is two rules behind.",
        slug: "oracle-clm",
      },
      {
        when: "The budget request and the year-end statement use different names for the same program.",
        slug: "oracle-hyperion",
      },
      {
        when: "Awards are signed in one system and turn up in the ledger days later, or not at all.",
        slug: "unison-prism",
      },
      {
        when: "Inventory found equipment that finance retired, and missed equipment that finance still depreciates.",
        slug: "sunflower",
      },
      {
        when: "Our property balance comes from a workbook, and the auditor wants it from the subledger.",
        slug: "oracle-fixed-assets",
      },
    ],
  },
  principles: {
    note: "Four rules we keep on any product, whoever wrote the software.",
    items: [
      {
        name: "Accounting before screens",
        text: "We agree on debit, credit, fund and attributes for each event before anyone discusses a form. Screens can change later; posted entries remain.",
      },
      {
        name: "Setup, then extension",
        text: "Standard configuration is tried first. A customization must name its requirement, its owner and the condition under which it will be removed.",
      },
      {
        name: "Totals on both sides",
        text: "Every load, interface and conversion shows count and amount sent, count and amount taken, and a list of what was refused.",
      },
      {
        name: "Your hands on the keys",
        text: "Before we leave, your staff has run the close, the load and the upgrade test themselves, from documents they have corrected.",
      },
    ],
  },
  standards: [
    {
      rule: "ffmia",
      meaning: "The 1996 act under which agency heads and auditors report whether financial systems substantially comply.",
    },
    {
      rule: "tfm-1-6-9500",
      meaning: "The functions a federal financial system has to perform, stated as outcomes and not as technology.",
    },
    {
      rule: "ussgl",
      meaning: "One chart of accounts for the federal government, with budgetary and proprietary sides kept in step.",
    },
    {
      rule: "omb-a-123",
      meaning: "Management’s duty to assess internal control, with Appendix D devoted to financial systems.",
    },
    {
      rule: "omb-a-11",
      also: ["omb-a-136"],
      meaning: "The two ends of the line: budget formulation and execution, and the audited report.",
    },
    {
      rule: "nist-sp-800-53",
      meaning: "The security and privacy controls an ERP must implement and evidence, access and audit logging above all.",
    },
    {
      rule: "far",
      meaning: "What a contract writing system must produce, report and retain.",
    },
  ],
  questions: [
    {
      question: "Are you tied to one software vendor?",
      answer:
        "No. We sell hours and judgment, not licenses. If the product you own can do the job with better setup, we say so, and if it cannot, we show the requirement it fails.",
    },
    {
      question: "Can you support a system that another firm implemented?",
      answer:
        "Yes. You need not bring the first firm back. We begin by reading the configuration against its documents, list where they differ, and agree with you on which of the two is right.",
    },
    {
      question: "Do you serve state, local and university clients too?",
      answer:
        "Yes. The modules are largely the same. Governments and public universities follow GASB, encumbrances replace federal obligations, and grants bring 2 CFR Part 200, so control levels and reports are set differently.",
    },
    {
      question: "What do you need from us in the first week?",
      answer:
        "Read-only access, one closed period, the latest audit findings and the names of those who close the books. With these we can trace a sample and show you where the trail stops.",
    },
  ],
  items: [oracleFinancials, sap, oracleClm, oracleHyperion, unisonPrism, sunflower, oracleFixedAssets],
} satisfies ServiceCategory;
