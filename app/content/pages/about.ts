import { certifications } from "../certifications.ts";
import { lineItem, stations } from "../../books/line-item-stations.ts";
import { claimedValue } from "../claims/claim.ts";
import { certificates, cmmiLevel } from "../claims/certification-claims.ts";
import { standing } from "../claims/standing.ts";
import { contractVehicles } from "../contract-vehicles.ts";
import { appraisals, isLevelThreeOnBothSides } from "../credential-texts.ts";
import { firm } from "../firm.ts";
import { NAMES } from "../names.ts";
import { cite } from "../rules/index.ts";
import { SPECIMENS_PATH } from "../specimens/specimen-labels.ts";
import { HOME } from "../trail.ts";
import type { AboutPage, FirmFact } from "../types/about.types.ts";
import type { Question } from "../types/content-schema.types.ts";
import { capitalized, inWords, listOf } from "../words.ts";

const wosb = claimedValue(standing.wosb);
const swam = claimedValue(certificates.swam);
const cmmc = claimedValue(standing.cmmc);
const isoTitles = listOf(certifications.filter(({ id }) => id.startsWith("iso-")).map(({ title }) => title.replace(/:\d+$/, "")));
const vehicles = listOf(contractVehicles.map(({ title }) => title));

const facts: (FirmFact | false)[] = [
  { label: "Ownership", value: "Woman-owned small business" },
  !!cmmiLevel && {
    label: "Process",
    value: `${cmmiLevel}${isLevelThreeOnBothSides ? " for services and for development" : ""}`,
  },
  !!isoTitles && { label: "Certified to", value: isoTitles },
  { label: "What we do", value: "Eight practices in finance and IT", to: "/services" },
  { label: "For whom", value: "Governments, universities, companies and nonprofits" },
  !!vehicles && { label: "How to buy", value: vehicles, to: "/#contractvehicles" },
];

/** The claimed labels, with explanations. */
const labels: (Question | false)[] = [
  {
    question: "Woman-owned small business",
    answer:
      "In federal contracting, a small firm at least 51 percent owned and controlled by women who are U.S. citizens. Any such firm may call itself woman-owned. The governmentwide goal is 5 percent of contract dollars.",
  },
  !!wosb && {
    question: "SBA’s WOSB program",
    answer: `In industries that SBA lists by NAICS code, a contracting officer may set aside an order for certified firms. Under ${cite("cfr-13-127")}, a firm’s own statement has not been enough for that since October 15, 2020. SBA’s public search shows which firms are certified.`,
  },
  !!swam && {
    question: "SWaM",
    answer: "Virginia’s Department of Small Business and Supplier Diversity certifies small, women-owned and minority-owned firms, one category at a time. State agencies and public universities report how much they spend with each category.",
  },
  !!cmmc && {
    question: "CMMC",
    answer: `A defense solicitation states the level it requires. Phase 2, planned for November 10, 2026, was suspended on July 13. As of November 25, a solicitation may require only Level 1 or Level 2 by self-assessment. Level 2 is assessed against ${cite("nist-sp-800-171-r2")}, and an official of the firm affirms the result each year.`,
  },
  !!appraisals && {
    question: "CMMI maturity level",
    answer: `At Level 3, called Defined, an organization maintains one set of standard processes, and each project tailors it under written rules. A certified lead appraiser leads the appraisal against ${cite("cmmi")}, and the rating is valid for three years. The result is a published rating, which our marks call certified. CMMI’s published results show which part of an organization was appraised. Look up our name there, or ask our Director of Delivery and Quality for the appraisal disclosure statement, which names the lead appraiser, the part appraised and the dates.`,
  },
];

export const aboutPage = {
  meta: {
    title: "About the firm and its leadership",
    description:
      "Who we are: accountants and engineers in one woman-owned firm, what the golden thread means, who leads each part, and what CMMI Level 3 tells you.",
  },
  name: "About",
  trail: [HOME],
  title: "A woman-owned firm for federal finance and IT",
  promise: "Finance people and engineers accountable for one result.",
  image: "hero-cloud-erp",
  talk: { label: "Talk to us", to: "/contact" },
  statement: { label: NAMES.statement, to: "/corporate-capability" },
  facts: { label: "The firm in short", items: facts.filter((fact) => fact !== false) },
  story: {
    heading: "Why we exist",
    statement: "A payment can be correct to the cent and still fail its test because the receiving report sits in a mailbox.",
    paragraphs: [
      `We build and run financial systems from ${firm.address.city}, ${firm.address.state}. Accountants who know the U.S. Standard General Ledger sit beside the people who write the interface, the database job and the test. One team answers a question about a figure, from the trial balance down to the log line.`,
      "The client receives everything we make, with the rights that the data rights clauses of the order grant: source code, configuration, test scripts, workpapers and runbooks.",
    ],
  },
  thread: {
    heading: "What the golden thread means",
    lead: "Auditors and project managers use the term for traceability: an unbroken line from a requirement, a dollar or a change to its evidence.",
    figure: `${capitalized(inWords(stations.length))} documents`,
    caption: "For one database server, from the budget to the books. Invented data.",
    links: [
      { label: "Follow all ten documents", to: lineItem.path },
      { label: NAMES.samples, to: SPECIMENS_PATH },
    ],
  },
  values: {
    heading: "Five habits",
    note: "We check them in our project reviews, so each is something a reviewer can see.",
    items: [
      {
        name: "Evidence first",
        text: "Each color in a status report is backed by a named document, query or test.",
      },
      { name: "Plain words", text: "A memo states the condition, the rule, the cause and the remedy." },
      {
        name: "Bad news the same day",
        text: "We report a failed reconciliation or a date at risk on the day we find it.",
      },
      {
        name: "Least access, least data",
        text: "We ask for the rights a task needs and give them back when it ends.",
      },
      {
        name: "Leave it runnable",
        text: "Before an order ends, your people close a month or ship a release from our notes.",
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
          "Decides which work we take on, sits in on each engagement’s quarterly review, and takes the call when a client is not satisfied.",
        answersFor: "The firm’s commitments",
      },
      {
        role: "Director of Federal Financial Management",
        remit:
          "Leads the accountants and analysts, and reads every deliverable that states an accounting position before a controller or auditor does.",
        answersFor: "Accounting positions and reconciliations",
      },
      {
        role: "Director of Engineering",
        remit:
          "Leads the application, integration, database and infrastructure teams, and reviews the design of each interface that posts to a ledger.",
        answersFor: "Code, interfaces and platforms",
      },
      {
        role: "Director of Security and Privacy",
        remit:
          "Runs our own security program under ISO 27001, and can stop a release, ours or one we support, on security grounds.",
        answersFor: "Protection of client data",
      },
      {
        role: "Director of Delivery and Quality",
        remit:
          "Maintains the processes behind our ISO and CMMI standing, assigns an independent reviewer to each project, and counts the measures on our home page.",
        answersFor: "Dates, reviews and process",
      },
      {
        role: "Director of Contracts",
        remit:
          "Prices, negotiates and administers our contracts and subcontracts, and is the contracting officer’s counterpart from solicitation to closeout.",
        answersFor: "Terms, invoices and the share of work we keep",
      },
    ],
  },
  ownership: {
    heading: "Ownership and standing",
    lead: "What these labels mean, and where a buyer can check them. Our numbers and dates are in the capability statement.",
    facts: labels.filter((label) => label !== false),
  },
  closing: {
    lines: ["Bring us a real problem, and we start from that."],
    lead: "Ask for a call with the director who handles your subject area. An offer says by name who would lead your work.",
    primary: { label: "Arrange a call", to: "/contact" },
    secondary: { label: "Read our capability statement", to: "/corporate-capability" },
  },
} satisfies AboutPage;
