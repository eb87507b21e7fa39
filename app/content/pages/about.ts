import { firm } from "../firm.ts";
import type { AboutPage } from "../shapes/about.ts";
import { HOME } from "../trail.ts";

export const aboutPage = {
  meta: {
    title: "About the firm and its leadership",
    description:
      "Who we are: accountants and engineers in one woman-owned firm, what the golden thread means, who leads each part, and what CMMI Level 3 tells you.",
  },
  name: "About",
  trail: [HOME],
  promise: "Finance people and engineers, answerable for one result.",
  lead: `We are a woman-owned small business in ${firm.address.city}, ${firm.address.state}. We build and run financial systems, and we leave a record behind each step that an auditor can follow.`,
  story: {
    heading: "Why we exist",
    statement: "Many audit findings are not about wrong work. They are about right work that nobody can show.",
    paragraphs: [
      "A payment can be correct to the cent and still fail a test: the receiving report sits in a mailbox, the approval was given by phone, or the interface dropped the document number on its way to the ledger. The finding is then about the record. The record is what we work on.",
      "So we staff finance and engineering together. Accountants who know the U.S. Standard General Ledger sit with the people who write the interface, the database job and the test. They read one requirement and sign one result. When a figure is questioned, the same team can answer from the trial balance down to the log line.",
      "Our clients are federal, state and local governments, universities, companies and non-profits. Their rules differ: OMB circulars for one, 2 CFR 200 for another, a state procurement act or an auditor’s management letter for a third. Our habit does not. We decide what proof a step owes, then build the step so that it leaves that proof.",
      "What we make belongs to the client: source code, configuration, test scripts, workpapers and runbooks, in formats the next team can open. A firm that has to be kept because nobody else can read its work has not finished it.",
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
    after: "Where one of these links is missing, the dollar may be right and the test still fails. Our work is to find that link, and then to build it into the process so that nobody has to look for it again.",
  },
  values: {
    heading: "Five habits",
    note: "They are checked in our project reviews, so each is written as something one can see.",
    items: [
      {
        name: "Evidence before opinion",
        text: "A status report names the document, query or test behind each color. If there is none, the item is reported as unknown.",
      },
      {
        name: "Plain words",
        text: "A memo should be read once. We write the condition, the rule, the cause and the remedy, and we leave out what does not change the decision.",
      },
      {
        name: "Bad news the same day",
        text: "A slipped date or a failed reconciliation is told when it is found, with what we know, what we do not, and when we will know more.",
      },
      {
        name: "Least access, least data",
        text: "We ask for the rights a task needs and give them back at its end. Test data is masked or made up before it leaves production.",
      },
      {
        name: "Leave it runnable",
        text: "An engagement ends when your people have closed a month, restored a database or shipped a release from our notes, with us watching.",
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
          "Keeps the standard processes behind our ISO and CMMI standing. Assigns an independent reviewer to each project, holds the risk register, and reports schedule and quality outside the project’s own line.",
        answersFor: "Dates, reviews and process",
      },
      {
        role: "Director of Contracts",
        remit:
          "Prices, negotiates and administers our contracts and subcontracts. Checks scope, invoices and small business reporting against the terms, and is the contracting officer’s counterpart from solicitation to closeout.",
        answersFor: "Terms, invoices and reporting",
      },
    ],
  },
  ownership: {
    heading: "Ownership and standing",
    lead: "What the labels on our cover mean, and where a buyer can check them.",
    facts: [
      {
        name: "Woman-owned small business",
        text: "For the federal government, a small firm at least 51 percent owned and controlled by women who are U.S. citizens. The governmentwide goal is 5 percent of contract dollars.",
      },
      {
        name: "SBA’s WOSB program",
        text: "In industries that SBA lists by NAICS code, a contracting officer may set an order aside for certified women-owned firms. Certification is public: check any offeror, us included, in SBA’s search before award.",
      },
      {
        name: "SWaM",
        text: "Certification of small, women-owned and minority-owned businesses by Virginia’s Department of Small Business and Supplier Diversity. State agencies and public universities report their spending with such firms.",
      },
      {
        name: "CMMI Level 3, Services",
        text: "An appraisal of how requests, incidents, agreements and continuity are handled on real engagements: the work done for a client day after day.",
      },
      {
        name: "CMMI Level 3, Development",
        text: "An appraisal of how requirements become a design, a build, a peer review and a verified product: the work that ends in a release.",
      },
    ],
    maturity: {
      heading: "What Level 3 tells a buyer",
      paragraphs: [
        "Level 3 is called Defined. The organization keeps one set of standard processes; each project adapts it under written rules and says what it changed; and what projects learn goes back into the set. At Level 2 a project may be well managed because its manager is good. At Level 3 the next project starts from what that manager knew.",
        "We hold the rating in two domains of the model because our clients buy both kinds of work, often in one contract. A new interface is development. Running it on the last night of September is a service. The risk sits where one is handed to the other, and that is where two separate sets of habits would show.",
        "A CMMI rating comes from an appraisal led by a certified lead appraiser, holds for three years, and is listed in CMMI’s published appraisal results. Ask any offeror, us included, for the listing and read which part of the organization it covers.",
      ],
    },
  },
  closing: {
    lines: ["Meet the people", "who would do the work."],
    lead: "Ask for a call with the director whose field it is. Bring a real problem; we would rather talk about that than about ourselves.",
    image: "hero-federal-expertise",
    primary: { label: "Arrange a call", to: "/contact" },
    secondary: { label: "Read our capability statement", to: "/corporate-capability" },
  },
} satisfies AboutPage;
