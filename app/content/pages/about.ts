import { certifications } from "../certifications.ts";
import { claimedValue } from "../claims/claim.ts";
import { certificates } from "../claims/certification-claims.ts";
import { standing } from "../claims/standing.ts";
import { firm } from "../firm.ts";
import { appraisals, certificateText, isLevelThreeOnBothSides } from "../credential-texts.ts";
import { cite } from "../rules/index.ts";
import type { AboutPage } from "../types/about.types.ts";
import type { NamedText } from "../types/page-section.types.ts";
import { HOME } from "../trail.ts";

const wosb = claimedValue(standing.wosb);
const swam = claimedValue(certificates.swam);
const cmmc = claimedValue(standing.cmmc);
const has = (id: string): boolean => certifications.some((one) => one.id === id);

/** The claimed labels, with explanations. */
const labels: (NamedText | false)[] = [
  {
    name: "Woman-owned small business",
    text: "In federal contracting, a small firm at least 51 percent owned and controlled by women who are U.S. citizens. Any such firm may call itself woman-owned. The governmentwide goal is 5 percent of contract dollars.",
  },
  !!wosb && {
    name: "SBA’s WOSB program",
    text: `Our status: ${wosb}. In industries that SBA lists by NAICS code, a contracting officer may set aside an order for certified firms. Under ${cite("cfr-13-127")}, a firm’s own statement has not been enough for that since October 15, 2020. SBA’s public search shows which firms are certified.`,
  },
  !!swam && {
    name: "SWaM",
    text: `Our categories: ${certificateText(swam)}. Virginia’s Department of Small Business and Supplier Diversity certifies small, women-owned and minority-owned firms, one category at a time. State agencies and public universities report how much they spend with each category.`,
  },
  !!cmmc && {
    name: "CMMC",
    text: `Our status: ${cmmc}. A defense solicitation states the level it requires. Phase 2, planned for November 10, 2026, was suspended on July 13. As of November 25, a solicitation may require only Level 1 or Level 2 by self-assessment. Level 2 is assessed against ${cite("nist-sp-800-171-r2")}, and an official of the firm affirms the result each year.`,
  },
  has("cmmi-services") && {
    name: "CMMI Level 3, Services",
    text: "An appraisal of how requests, incidents, agreements and continuity are handled on actual engagements. It covers the work done for a client day after day.",
  },
  has("cmmi-development") && {
    name: "CMMI Level 3, Development",
    text: "An appraisal of how requirements become a design, a build, a peer review and a verified product. It covers the work that ends in a release.",
  },
];

const TWO_DOMAINS =
  "The rating covers two domains of the model because one contract can include both kinds of work. A new interface is development. Running it through year-end close is a service. Problems arise in the handoff between the two if each follows a process of its own.";

/** What the rating means, and the firm's own record. */
const maturity = (ours: string): string[] => [
  "Level 3 is called Defined. The organization maintains one set of standard processes. Each project tailors it under written rules and documents what it changed. Lessons from projects go back into the set. At Level 2, good management may depend on one manager. At Level 3, what that manager knew is in the standard processes.",
  ...(isLevelThreeOnBothSides ? [TWO_DOMAINS] : []),
  `Organizations are appraised against ${cite("cmmi")}. No certificate is issued. A certified lead appraiser leads the appraisal, the rating is valid for three years, and the firm may have it listed in CMMI’s published results. Ours: ${ours}. Check the listing to see which part of an organization was appraised.`,
];

export const aboutPage = {
  meta: {
    title: "About the firm and its leadership",
    description:
      "Who we are: accountants and engineers in one woman-owned firm, what the golden thread means, who leads each part, and what CMMI Level 3 tells you.",
  },
  name: "About",
  trail: [HOME],
  promise: "Finance people and engineers accountable for one result.",
  lead: `We build and run financial systems from ${firm.address.city}, ${firm.address.state}. We are a woman-owned small business, and we keep the record of each step with the step itself.`,
  story: {
    heading: "Why we exist",
    statement: "A payment can be correct to the cent and still fail its test because the receiving report sits in a mailbox.",
    paragraphs: [
      "The mailbox is one case. In others, the approval was given by phone, or an interface dropped the document number on its way to the ledger. The auditor then writes up the missing record, and the finding has to be closed. Our job is to make sure the record exists.",
      "We therefore staff finance and engineering together. Accountants who know the U.S. Standard General Ledger sit beside the people who write the interface, the database job and the test. They read the same requirement and sign off on the same result. One team answers a question about a figure, from the trial balance down to the log line.",
      "We work for federal, state and local governments, universities, companies and nonprofits. The rules differ. One client follows OMB circulars, another 2 CFR 200, and a third a state procurement act or an auditor’s management letter. The order of work is the same: decide what evidence a step must leave, then build the step so that it does.",
      "The client receives everything we make, with the rights that the data rights clauses of the order grant: source code, configuration, test scripts, workpapers and runbooks. They are written in common formats and kept in the client’s own repository throughout the work.",
    ],
  },
  thread: {
    heading: "What the golden thread means",
    lead: "Auditors and project managers use the term for traceability: an unbroken line from a requirement, a dollar or a change to its evidence.",
    exampleTitle: "One dollar of a hosting contract, through one federal year",
    stations: [
      {
        stage: "Appropriation",
        text: "Congress enacts the appropriation and Treasury issues a warrant. The dollar now has a Treasury Account Symbol, a purpose and a period of availability, and it is part of the agency’s Fund Balance with Treasury.",
      },
      {
        stage: "Apportionment",
        text: "OMB approves the SF 132. The agency records the apportionment, allots the amount to an office and sets funds control, so that the system itself rejects an order the office cannot cover.",
      },
      {
        stage: "Obligation",
        text: "A contracting officer signs the order. The order number, the line of accounting and the signed document are recorded together in undelivered orders, USSGL 480100. They are the written evidence that 31 U.S.C. 1501 requires.",
      },
      {
        stage: "Receipt",
        text: "The office accepts the month’s service in writing. The receiving report moves the dollar from undelivered to delivered orders, 490100, and the expense is recorded in the month the service was received.",
      },
      {
        stage: "Disbursement",
        text: "The order, the receipt and the invoice are matched. A certifying officer certifies the voucher and Treasury pays. The payment schedule number stays with the entry that moves the dollar to 490200.",
      },
      {
        stage: "Reporting",
        text: "The trial balance goes to GTAS. The lines of the SF 133 and the Statement of Budgetary Resources come from it, and the award number ties the same dollar to what USAspending shows the public.",
      },
      {
        stage: "Audit",
        text: "The auditor selects the payment for testing. The certification, invoice, receipt, order, allotment, apportionment and warrant come from one folder, and each names the one before it.",
      },
    ],
    after: "If one of these links is missing, the dollar may be right and the test may still fail. Our job is to find that link and build it into the process, so that the record is made every time without anyone asking.",
  },
  values: {
    heading: "Five habits",
    note: "We check them in our project reviews, so each is something a reviewer can see.",
    items: [
      {
        name: "Evidence before opinion",
        text: "Each color in a status report is backed by a named document, query or test. An item without one is reported as unknown.",
      },
      {
        name: "Plain words",
        text: "A memo should need only one reading. We write the condition, the rule, the cause and the remedy, and we leave out what does not change the decision.",
      },
      {
        name: "Bad news the same day",
        text: "We report a failed reconciliation or a date at risk on the day we find it, and say what is still unknown. The agreed date stands until a change to it is signed.",
      },
      {
        name: "Least access, least data",
        text: "We ask for the rights a task needs and give them back when it ends. Test data is either made up or masked before it leaves production.",
      },
      {
        name: "Leave it runnable",
        text: "The last task we ask for in an order is a demonstration, within its period of performance: your people close a month, restore a database or ship a release from our notes.",
      },
    ],
  },
  leadership: {
    id: "leadership",
    heading: "Leadership",
    note: "Six roles, and what each is responsible for. Our offer names the people who would lead your work and includes their résumés.",
    answersFor: "Answers for",
    roles: [
      {
        role: "Chief Executive Officer",
        remit:
          "Owns and directs the firm. Decides which work we take on, sits in on each engagement’s quarterly review, and takes the call when a client is not satisfied.",
        answersFor: "The firm’s commitments",
      },
      {
        role: "Director of Federal Financial Management",
        remit:
          "Leads accountants and analysts in Treasury reporting, budget execution, grants and internal control. Reads every deliverable that states an accounting position before it reaches a client’s controller or auditor.",
        answersFor: "Accounting positions and reconciliations",
      },
      {
        role: "Director of Engineering",
        remit:
          "Leads application, integration, database and infrastructure teams. Sets the coding standard, the definition of done and the branching rules, and reviews the design of each interface that posts to a ledger.",
        answersFor: "Code, interfaces and platforms",
      },
      {
        role: "Director of Security and Privacy",
        remit:
          "Runs our own security program under ISO 27001 and advises clients on control baselines, authorization packages and incident response. Can stop a release, ours or one we support, on security grounds.",
        answersFor: "Protection of client data",
      },
      {
        role: "Director of Delivery and Quality",
        remit:
          "Maintains the standard processes behind our ISO and CMMI standing. Assigns an independent reviewer to each project, maintains the risk register, counts the measures on our home page, and reports them outside the project’s own chain of command.",
        answersFor: "Dates, reviews and process",
      },
      {
        role: "Director of Contracts",
        remit:
          "Prices, negotiates and administers our contracts and subcontracts. Checks scope, invoices and the limitations on subcontracting against the terms, and is the contracting officer’s counterpart from solicitation to closeout.",
        answersFor: "Terms, invoices and the share of work we keep",
      },
    ],
  },
  ownership: {
    heading: "Ownership and standing",
    lead: "What these labels mean, and where a buyer can check them.",
    facts: labels.filter((label) => label !== false),
    maturity: appraisals === undefined ? undefined : { heading: "What Level 3 tells a buyer", paragraphs: maturity(appraisals) },
  },
  closing: {
    lines: ["Bring us a real problem, and we start from that."],
    lead: "Ask for a call with the director who handles your subject area. An offer says by name who would lead your work.",
    primary: { label: "Arrange a call", to: "/contact" },
    secondary: { label: "Read our capability statement", to: "/corporate-capability" },
  },
} satisfies AboutPage;
