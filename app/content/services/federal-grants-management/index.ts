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
  promise: "Grants reconciled from award letter to closeout.",
  lead: "We serve agencies that award grants and recipients that spend them, with funds control, interfaces, testing, closeout and audit preparation. The goal is the same number in the award file, the ledger, the payment system and the public record.",
  lifecycle: "grants",
  situation: {
    statement:
      "Take one FAIN and look it up in four places: the award file, the agency’s ledger, the payment system and USAspending. Start with the first amount that differs from the others.",
    paragraphs: [
      "On the agency side, the award is in a grants management system, the obligation in the core ledger, the cash in ASAP or the HHS Payment Management System (PMS), and the public record in DATA Act submissions. Each of the four has its own keys, calendar and owner.",
      "On the recipient side, the same FAIN becomes a project, a fund, a budget and perhaps several subawards, and the SF-425 is assembled by hand from all of them. We apply one rule on both sides: every dollar carries its FAIN, its Assistance Listing and its source document from the first entry to the last.",
    ],
  },
  starts: [
    { when: "Awards are signed before the ledger confirms that funds are there.", slug: "grants-execution-funds-control" },
    { when: "We key each award into two systems and reconcile it in a third.", slug: "financial-system-integration" },
    { when: "We learn which terms we missed when the auditor tells us.", slug: "compliance-assurance" },
    {
      when: "Our list of expired awards with balances is longer than last year’s.",
      slug: "grants-closeout-reconciliation",
    },
    { when: "A single audit is coming, and two old findings are still open.", slug: "audit-readiness" },
  ],
  principles: {
    note: "These rules apply whichever side of the award you are on.",
    items: [
      {
        name: "One key from start to finish",
        text: "The FAIN and the Assistance Listing number stay on transactions, interface records and workpapers, so any balance can be traced to its award.",
      },
      {
        name: "Reconcile monthly",
        text: "We compare award, ledger and payment balances monthly. In the first month, the document behind a difference, and the person who posted it, can usually still be found.",
      },
      {
        name: "The award sets the rules",
        text: "Each award names the rules that govern it. We work from the text that the award cites, not from memory of the latest revision.",
      },
      {
        name: "Both ledgers in view",
        text: "A draw is one event with two entries, the agency’s and the recipient’s. We design controls and reports to explain either entry from the other.",
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
      meaning: "The application for federal assistance, and the Federal Financial Report that recipients file to account for the award.",
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
      meaning: "The law that prohibits an agency from obligating or spending more than it was given, or before it was given.",
    },
  ],
  questions: [
    {
      question: "Do you work for grantor agencies or for recipients?",
      answer:
        "Both, but never on both sides of the same award. For agencies, we take on funds control, payment and oversight. For states, local governments, universities and nonprofits, we take on accounting, reporting, subrecipient monitoring and audit.",
    },
    {
      question: "Which version of 2 CFR 200 do you work under?",
      answer:
        "We use the one an award cites, and record it for each FAIN before anything is tested. Awards under different revisions overlap for years. OMB proposed a rewrite on May 29, 2026, with a target date of October 1, 2026, and comments due by July 13. It would rename the text the Uniform Grants Regulation. As of November 25, 2026, we know of no final rule, so the revision made in 2024 governs the awards that cite it. If a final rule appears, the first task is to compare its transition clause with your award terms.",
    },
    {
      question: "What changed in the Uniform Guidance in 2024?",
      answer:
        "A single audit is due from $1,000,000 of federal spending in fiscal years that begin on or after October 1, 2024, up from $750,000. For awards that cite the revision in effect since that day, equipment begins at $10,000 a unit, up from $5,000. The de minimis indirect cost rate is up to 15 percent, from 10, and the first $50,000 of each subaward counts in its base, up from $25,000. Fixed amount subawards may reach $500,000. Recipients must also take reasonable cybersecurity measures.",
    },
    {
      question: "Do you have a grants management system of your own, or do we keep ours?",
      answer: "We have none to sell or lend. Most of this work is data, controls and interfaces around the system you own. If you need one, we write down what it must do, compare products, and connect the one you choose to your ledger.",
    },
    {
      question: "When is the SF-425 due?",
      answer:
        "The SF-425 is the Federal Financial Report, in which a recipient reports an award’s cash, spending and unspent balance. It is due when the award says, within the limits of 2 CFR 200.328 as revised in 2024. A quarterly or semiannual SF-425 is due no later than 30 calendar days after its period, an annual one 90 days, and the final one 120 days after the period of performance ends. A subrecipient sends its final financial report to the pass-through entity within 90 days. The agency may extend a date if you justify it. Reports are due at least once a year, and more often than each quarter only under a specific condition.",
    },
    {
      question: "Which written policies does 2 CFR 200 ask for?",
      answer: "Written procedures for payments and for allowable costs (200.302), for procurement, with standards of conduct on conflicts of interest (200.318 to 200.320), and for managing equipment (200.313). Pay, leave and travel must follow your written policies if an award is charged for them (200.430, 200.431, 200.475). Internal control must be documented, should follow the Green Book or COSO, and is corrected promptly where it fails, with reasonable cybersecurity measures for the information you hold (200.303). A pass-through entity also needs its way of rating and monitoring subrecipients (200.332). No sample manual is on this site. In an order we draft these for you, or compare yours with the rule, line by line.",
    },
    {
      question: "Is QuickBooks good enough for federal awards?",
      answer: "It can be. 200.302 names no product. The system must identify each award, separate its spending and sources, compare spending with the budget, and lead from every figure to a document. In QuickBooks that takes a class or project for each award, locked periods, and a second person for approval. It stops being enough when payroll is split over many awards, or when you rebuild each report in spreadsheets.",
    },
    {
      question: "What do you need from us to start?",
      answer:
        "Read access to three things: the award file, award-level balances from the ledger, and an export from ASAP, PMS or your own payment system. With one month of each, we can show you where they differ. A budget-to-actual report then shows, for each award and line, the budget, spending and commitments to date, what is left, the share of time that has passed, and a note on each variance.",
    },
    {
      question: "What must a budget justification for a grant contain?",
      answer: "A section for each category of the budget form: personnel, fringe benefits, travel, equipment, supplies, contractual, construction, other, indirect charges. For each amount, how it was computed and why the work needs it, such as “analyst, 20 percent of $80,000 for 12 months: $16,000”. Name each trip, attach quotes for equipment, keep participant support (stipends, travel and fees of trainees, who are not employees) apart, separate subawards from contracts, show the base of the indirect rate, and show match apart with its source. Every line must be allowable under Subpart E, and the sums agree with the form. You write the application. We build its budget and the support.",
    },
    {
      question: "When are NSF and NIH progress reports due?",
      answer: "NSF: the annual project report at least 90 days before the current budget period ends, and the final and project outcomes reports within 120 days after the award ends, all in Research.gov. NIH: the annual RPPR about 45 days before the next budget period under the simplified procedure that the notice names, about 60 days for others, and by the anniversary of the start if several years were funded at once. The final RPPR follows within 120 days after the end, in eRA Commons. The award notice prevails. Late reports hold up the next money. We put the dates of all awards on one calendar. The investigator writes the report.",
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
