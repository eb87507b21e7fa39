import { certifications } from "../certifications.ts";
import { claimedValue } from "../claims/claim.ts";
import { certificates } from "../claims/certifications.ts";
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
    text: "For the federal government, a small firm at least 51 percent owned and controlled by women who are U.S. citizens. Any such firm may call itself woman-owned. The governmentwide goal is 5 percent of contract dollars.",
  },
  !!wosb && {
    name: "SBA’s WOSB program",
    text: `Our status: ${wosb}. In industries that SBA lists by NAICS code, a contracting officer may set an order aside for certified firms. Under ${cite("cfr-13-127")} a firm’s own word has not been enough for that since October 15, 2020. SBA’s public search shows who is certified.`,
  },
  !!swam && {
    name: "SWaM",
    text: `Our categories: ${certificateText(swam)}. Virginia’s Department of Small Business and Supplier Diversity certifies small, women-owned and minority-owned firms, one category at a time. State agencies and public universities report what they spend with each.`,
  },
  !!cmmc && {
    name: "CMMC",
    text: `Our status: ${cmmc}. A defense solicitation names the level it needs. Phase 2, planned for November 10, 2026, was suspended on July 13. As of October 8 a solicitation may ask for Level 1 or Level 2 by self-assessment only. Level 2 is assessed against ${cite("nist-sp-800-171-r2")}, and an official of the firm affirms the result each year.`,
  },
  has("cmmi-services") && {
    name: "CMMI Level 3, Services",
    text: "An appraisal of how requests, incidents, agreements and continuity are handled on real engagements: the work done for a client day after day.",
  },
  has("cmmi-development") && {
    name: "CMMI Level 3, Development",
    text: "An appraisal of how requirements become a design, a build, a peer review and a verified product: the work that ends in a release.",
  },
];

const TWO_DOMAINS =
  "The rating covers two domains of the model, because both kinds of work can stand in one contract. A new interface is development. Running it through year-end close is a service. The risk sits where one is handed to the other, and that is where two separate sets of habits would show.";

/** What the rating means, and the firm's own record. */
const maturity = (ours: string): string[] => [
  "Level 3 is called Defined. The organization keeps one set of standard processes. Each project adapts it under written rules and says what it changed. What projects learn goes back into the set. At Level 2 a project may be well managed because its manager is good. At Level 3 the next project starts from what that manager knew.",
  ...(isLevelThreeOnBothSides ? [TWO_DOMAINS] : []),
  `Organizations are appraised against ${cite("cmmi")}. No certificate is issued. The appraisal is led by a certified lead appraiser, the rating holds for three years, and the firm may have it listed in CMMI’s published results. Ours: ${ours}. Read in the listing which part of an organization was looked at.`,
];

export const aboutPage = {
  meta: {
    title: "About the firm and its leadership",
    description:
      "Who we are: accountants and engineers in one woman-owned firm, what the golden thread means, who leads each part, and what CMMI Level 3 tells you.",
  },
  name: "About",
  trail: [HOME],
  promise: "Finance people and engineers, answerable for one result.",
  lead: `Financial systems are built and run here, in ${firm.address.city}, ${firm.address.state}, by a woman-owned small business that keeps the record of each step beside the step itself.`,
  story: {
    heading: "Why we exist",
    statement: "A payment can be correct to the cent and still fail its test, because the receiving report sits in a mailbox.",
    paragraphs: [
      "The mailbox is one case. In another the approval was given by phone, or an interface dropped the document number on its way to the ledger. What is written up then is the missing record, and closing that finding is a project of its own. The record is what we work on.",
      "Finance and engineering are therefore staffed together. Accountants who know the U.S. Standard General Ledger sit beside those who write the interface, the database job and the test. They read one requirement and sign one result, and a question about a figure is answered by one team, from the trial balance down to the log line.",
      "We offer this to federal, state and local governments, universities, companies and non-profits. The rules differ: OMB circulars for one, 2 CFR 200 for another, a state procurement act or an auditor’s management letter for a third. The order of work stays: decide what proof a step owes, then build the step that leaves it.",
      "What we make belongs to the client: source code, configuration, test scripts, workpapers and runbooks. They are written in common formats, and kept in the client’s own repository while the work goes on.",
    ],
  },
  thread: {
    heading: "What the golden thread means",
    lead: "Auditors and project managers use the term for traceability: an unbroken line from a requirement, a dollar or a change to its evidence.",
    exampleTitle: "One dollar of a hosting contract, through one federal year",
    stations: [
      {
        stage: "Appropriation",
        text: "Congress enacts the appropriation and Treasury issues a warrant. The dollar now has a Treasury Account Symbol, a purpose and a period of availability, and it stands in the agency’s Fund Balance with Treasury.",
      },
      {
        stage: "Apportionment",
        text: "OMB approves the SF 132. The agency records the apportionment, allots the amount to an office and sets funds control, so that the system itself refuses an order the office cannot cover.",
      },
      {
        stage: "Obligation",
        text: "A contracting officer signs the order. Order number, line of accounting and signed document arrive together in undelivered orders, USSGL 480100: the written proof that 31 U.S.C. 1501 asks for.",
      },
      {
        stage: "Receipt",
        text: "The office accepts the month’s service in writing. The receiving report moves the dollar from undelivered to delivered orders, 490100, and the expense falls in the month in which the service was received.",
      },
      {
        stage: "Disbursement",
        text: "Order, receipt and invoice are matched. A certifying officer certifies the voucher and Treasury pays. The payment schedule number stays with the entry that moves the dollar to 490200.",
      },
      {
        stage: "Reporting",
        text: "The trial balance goes to GTAS. The SF 133 and the Statement of Budgetary Resources draw their lines from it, and the award number ties the same dollar to what USAspending shows the public.",
      },
      {
        stage: "Audit",
        text: "The auditor draws the payment as a sample. Certification, invoice, receipt, order, allotment, apportionment and warrant come from one folder, each naming the one before it.",
      },
    ],
    after: "Where one of these links is missing, the dollar may be right and the test still fails. Our work is to find that link and to build it into the process, where it is made each time without being asked for.",
  },
  values: {
    heading: "Five habits",
    note: "They are checked in our project reviews, so each is written as something one can see.",
    items: [
      {
        name: "Evidence before opinion",
        text: "Behind each color of a status report stands a document, a query or a test, by name. An item without one is reported as unknown.",
      },
      {
        name: "Plain words",
        text: "A memo should be read once. We write the condition, the rule, the cause and the remedy, and we leave out what does not change the decision.",
      },
      {
        name: "Bad news the same day",
        text: "We report a failed reconciliation or a date at risk on the day we find it, with what is still unknown. The agreed date stands until a change to it is signed.",
      },
      {
        name: "Least access, least data",
        text: "We ask for the rights a task needs and give them back at its end. Test data is masked or made up before it leaves production.",
      },
      {
        name: "Leave it runnable",
        text: "The last task we ask for in an order is a proof, inside its period of performance: your people close a month, restore a database or ship a release from our notes.",
      },
    ],
  },
  leadership: {
    id: "leadership",
    heading: "Leadership",
    note: "Six seats, and what each answers for. The people who would lead your work are named, with their résumés, in our offer.",
    answersFor: "Answers for",
    roles: [
      {
        role: "Chief Executive Officer",
        remit:
          "Owns and directs the firm. Decides which work we take, sits in the quarterly review of each engagement, and is the person a client calls when something should have gone better.",
        answersFor: "The firm’s word",
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
          "Keeps the standard processes behind our ISO and CMMI standing. Assigns an independent reviewer to each project, holds the risk register, counts the measures on our home page, and reports them outside the project’s own line.",
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
    lead: "What the labels on our cover mean, and where a buyer can check them.",
    facts: labels.filter((label) => label !== false),
    maturity: appraisals === undefined ? undefined : { heading: "What Level 3 tells a buyer", paragraphs: maturity(appraisals) },
  },
  closing: {
    lines: ["Meet the people", "who would do the work."],
    lead: "Ask for a call with the director whose field it is. Bring a real problem. We would rather talk about that than about ourselves.",
    image: "hero-federal-expertise",
    primary: { label: "Arrange a call", to: "/contact" },
    secondary: { label: "Read our capability statement", to: "/corporate-capability" },
  },
} satisfies AboutPage;
