import { auditReadiness } from "./audit-readiness.ts";
import { complianceAssurance } from "./compliance-assurance.ts";
import { financialSystemIntegration } from "./financial-system-integration.ts";
import { grantsCloseoutReconciliation } from "./grants-closeout-reconciliation.ts";
import { grantsExecutionFundsControl } from "./grants-execution-funds-control.ts";
import type { ServiceCategory } from "../../shapes/types.ts";

export const federalGrantsManagement = {
  name: "Federal Grants Management",
  icon: "federal-grants-management",
  meta: {
    title: "Federal Grants Management",
    description:
      "Funds control, system integration, compliance testing, closeout and audit readiness, for agencies that award grants and recipients that spend them.",
  },
  promise: "From award letter to closeout, reconciled.",
  lead: "We help agencies award and pay grants, and recipients spend them, so that the award file, the ledger, the payment system and the public record show one number.",
  lifecycle: "grants",
  situation: {
    statement:
      "Most federal awards live in four systems at least. Trouble starts when the award file, the ledger, the payment account and USAspending disagree.",
    paragraphs: [
      "On the agency side, the award sits in a grants management system, the obligation in the core ledger, the cash in ASAP or the HHS Payment Management System (PMS), and the public record in DATA Act submissions. Each has its own key, its own calendar and its own owner.",
      "On the recipient side, one FAIN becomes a project, a fund, a budget and perhaps dozens of subawards. The SF-425 is then assembled by hand from all of them. We work on both sides of that line with one rule: each dollar carries its FAIN, its Assistance Listing and its source document from the first entry to the last.",
    ],
  },
  starts: {
    note: "Pick the sentence that sounds like your last status meeting.",
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
    note: "Four rules we hold to, whichever side of the award you sit on.",
    items: [
      {
        name: "One key from start to finish",
        text: "The FAIN and the Assistance Listing number travel with every transaction, interface record and workpaper, so any balance can be traced to its award.",
      },
      {
        name: "Reconcile monthly, not at the end",
        text: "Award, ledger and payment balances are compared every month. A difference has a cause in its first month; in its fifth year it has only theories.",
      },
      {
        name: "The award decides",
        text: "Each award names the rules that govern it. We work from that award’s text, not from memory of the latest revision.",
      },
      {
        name: "Both ledgers in view",
        text: "A draw is one event with two entries, the agency’s and the recipient’s. We design controls and reports so that either side can explain the other’s.",
      },
    ],
  },
  standards: [
    {
      rule: "cfr-2-200",
      meaning:
        "Government-wide rules for federal awards: pre-award (Subpart C), post-award (D), cost principles (E) and single audit (F).",
    },
    {
      rule: "sf-424",
      also: ["sf-425"],
      meaning: "The application for federal assistance that opens an award, and the Federal Financial Report that accounts for it.",
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
        "Both, though not on two sides of one award. For agencies we support funds control, payment and oversight; for states, universities and non-profits we support accounting, reporting, subrecipient monitoring and audit.",
    },
    {
      question: "Which version of 2 CFR 200 do you work to?",
      answer:
        "The one each award cites. Awards made under different revisions run side by side for years, and OMB proposed a further rewrite in May 2026. We record the governing text for every FAIN before we test anything.",
    },
    {
      question: "Can you help without replacing our grants system?",
      answer:
        "Yes. Most of this work is data, controls and interfaces around the system you own. Where a change of system is the right answer, we say so and show why.",
    },
    {
      question: "What do you need from us to begin?",
      answer:
        "Read access to three things: the award file, award-level balances from the ledger, and an export from ASAP, PMS or your own payment system. One month of each shows where they disagree.",
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
