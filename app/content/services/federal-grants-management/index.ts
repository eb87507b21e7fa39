import { auditReadiness } from "./audit-readiness.ts";
import { complianceAssurance } from "./compliance-assurance.ts";
import { financialSystemIntegration } from "./financial-system-integration.ts";
import { grantsCloseoutReconciliation } from "./grants-closeout-reconciliation.ts";
import { grantsExecutionFundsControl } from "./grants-execution-funds-control.ts";
import type { ServiceCategory } from "../../types/content-schema.types.ts";

export const federalGrantsManagement = {
  name: "Federal Grants Management",
  icon: "federal-grants-management",
  meta: {
    title: "Federal Grants Management",
    description:
      "Funds control, system integration, compliance testing, closeout and audit readiness, for agencies that award grants and recipients that spend them.",
  },
  promise: "From award letter to closeout, reconciled.",
  lead: "For agencies that award grants and recipients that spend them: funds control, interfaces, testing, closeout and audit preparation, aimed at one number in the award file, the ledger, the payment system and the public record.",
  lifecycle: "grants",
  situation: {
    statement:
      "Take one FAIN and look it up in four places: the award file, the agency’s ledger, the payment system, USAspending. The first amount that differs from the others marks where to begin.",
    paragraphs: [
      "On the agency side, the award sits in a grants management system, the obligation in the core ledger, the cash in ASAP or the HHS Payment Management System (PMS), and the public record in DATA Act submissions. The four have keys, calendars and owners of their own.",
      "On the recipient side the same FAIN becomes a project, a fund, a budget and perhaps a string of subawards, and the SF-425 is assembled by hand from all of them. We work on both sides of that line by one rule: a dollar carries its FAIN, its Assistance Listing and its source document from the first entry to the last.",
    ],
  },
  starts: {
    note: "Each row is a trouble on one side of an award or the other, with the page that deals with it.",
    rows: [
      { when: "Awards are signed before the ledger confirms that funds are there.", slug: "grants-execution-funds-control" },
      { when: "We key each award into two systems and reconcile it in a third.", slug: "financial-system-integration" },
      { when: "We learn which terms we missed when the auditor tells us.", slug: "compliance-assurance" },
      {
        when: "Our list of expired awards with balances is longer than last year’s.",
        slug: "grants-closeout-reconciliation",
      },
      { when: "A single audit is coming, and two old findings are still open.", slug: "audit-readiness" },
    ],
  },
  principles: {
    note: "Rules we hold to, whichever side of the award you sit on.",
    items: [
      {
        name: "One key from start to finish",
        text: "The FAIN and the Assistance Listing number travel on transactions, interface records and workpapers. Any balance can then be traced to its award.",
      },
      {
        name: "Reconcile monthly",
        text: "Award, ledger and payment balances are compared monthly. A difference caught in its first month still has a document and a person attached to it.",
      },
      {
        name: "The award decides",
        text: "Awards name the rules that govern them, and the text an award cites outranks our memory of the latest revision.",
      },
      {
        name: "Both ledgers in view",
        text: "A draw is one event with two entries, the agency’s and the recipient’s. Controls and reports are designed to explain either entry from the other.",
      },
    ],
  },
  standards: [
    {
      rule: "cfr-2-200",
      meaning:
        "Rules for federal awards: pre-award (Subpart C), post-award (D), cost principles (E), single audit (F). Revised in 2024. A rewrite is proposed.",
    },
    {
      rule: "sf-424",
      also: ["sf-425"],
      meaning: "The application for federal assistance, and the Federal Financial Report by which a recipient accounts for the award.",
    },
    {
      rule: "ffata",
      also: ["data-act"],
      meaning: "Public reporting of awards, subawards and spending on USAspending.gov, in a common data standard.",
    },
    {
      rule: "great-act",
      meaning: "The Grant Reporting Efficiency and Agreements Transparency Act of 2019: common data elements for what recipients report.",
    },
    {
      rule: "single-audit-act",
      also: ["omb-compliance-supplement"],
      meaning: "The yearly audit of recipients above the spending threshold, and OMB’s guide to what the auditor tests.",
    },
    {
      rule: "cmia",
      meaning: "Agreements between Treasury and the states on when federal cash moves, and who owes interest on it.",
    },
    {
      rule: "antideficiency-act",
      meaning: "The law that forbids an agency to obligate or spend more than it was given, or before it was given.",
    },
  ],
  questions: [
    {
      question: "Do you work for grantor agencies or for recipients?",
      answer:
        "We work for both, though never on two sides of one award. For agencies we take on funds control, payment and oversight. For states, universities and non-profits, accounting, reporting, subrecipient monitoring and audit.",
    },
    {
      question: "Which version of 2 CFR 200 do you work to?",
      answer:
        "We use the one an award cites, and record it for each FAIN before anything is tested. Awards under different revisions overlap for years. OMB proposed a rewrite on May 29, 2026, with October 1, 2026 as its date and comments due by July 13. It would rename the text Uniform Grants Regulation. As of November 22, 2026 we know of no final rule, so the revision of 2024 governs the awards that cite it. If a final rule appears, the first task is to compare its transition clause with your award terms.",
    },
    {
      question: "Can you help without replacing our grants system?",
      answer: "Yes. Most of this work is data, controls and interfaces around the system you own.",
    },
    {
      question: "What do you need from us to begin?",
      answer:
        "Read access to three things: the award file, award-level balances from the ledger, and an export from ASAP, PMS or your own payment system. With one month of each we can tell you where they part.",
    },
  ],
  items: [
    grantsExecutionFundsControl,
    financialSystemIntegration,
    complianceAssurance,
    grantsCloseoutReconciliation,
    auditReadiness,
  ],
} satisfies ServiceCategory;
