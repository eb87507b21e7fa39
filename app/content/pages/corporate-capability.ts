import { claimedValue, claimedValues } from "../claims/claim.ts";
import { certificates, cmmiLevel } from "../claims/certification-claims.ts";
import { identifiers } from "../claims/identifiers.ts";
import { references } from "../claims/references.ts";
import { standing } from "../claims/standing.ts";
import { specialItems, vehicleNumbers } from "../claims/vehicle-claims.ts";
import { naicsCodes, pscCodes } from "../codes.ts";
import { firm } from "../firm.ts";
import {
  appraisals,
  certificatesInWords,
  certificateText,
  isLevelThreeOnBothSides,
  managementSystems,
  SIZE_NOT_CLAIMED,
  vehiclesInWords,
} from "../credential-texts.ts";
import { claimedFacts } from "../claimed-facts.ts";
import { linesAsFact } from "../contract-vehicles.ts";
import { cite } from "../rules/index.ts";
import type { CorporateCapabilityPage } from "../types/corporate-capability.types.ts";
import type { NamedText } from "../types/page-section.types.ts";
import { HOME } from "../trail.ts";
import { capitalized, inWords } from "../words.ts";

const { address, phone, email } = firm;
const swam = claimedValue(certificates.swam);
const conflicts = claimedValue(standing.conflicts);

/** Special item numbers as one fact, if the Schedule contract and at least one item are claimed. */
const sins = claimedValue(vehicleNumbers["gsa-mas"]) && linesAsFact(specialItems);

const TWO_DOMAINS: NamedText = {
  name: "Appraised in two CMMI domains",
  text: "Development and services, each at maturity level 3. That matters most when a project moves into operations.",
};

const WOMEN_OWNED_AWARDS = `SBA’s list marks all ${inWords(naicsCodes.length)} NAICS codes below as open to any certified WOSB, not only to economically disadvantaged ones. Check it on the day you decide. Under ${cite("far-part-19")}, a sole-source award for services may be up to $5.5 million, options included, if you do not expect offers from two or more certified firms and the price is fair.`;

export const corporateCapabilityPage = {
  meta: {
    title: "Corporate capability statement",
    description:
      "Capability statement for market research: UEI, CAGE code, NAICS and PSC codes, core competencies, differentiators, vehicles and certifications.",
  },
  trail: [HOME],
  heading: "Corporate capability",
  promise: "Codes, identifiers and contracts on one page, ready to copy.",
  lead: `A woman-owned small business in ${address.city}, ${address.state}${isLevelThreeOnBothSides ? `, appraised at ${cmmiLevel} for services and for development` : ""}.`,
  actions: {
    primary: { label: "Contact our team", to: "/contact" },
    secondary: { label: "Contract vehicles", to: "/#contractvehicles" },
    downloads: [
      { label: "Download as PDF, two pages", to: "/capability-statement.pdf" },
      { label: "Save our contact card (vCard)", to: "/contact.vcf" },
    ],
    related: [
      { label: "Choose services for a capability pack", to: "/pack" },
      { label: "Questions buyers ask", to: "/buyers-answers" },
      { label: "Specimens of our documents", to: "/specimens" },
    ],
  },
  competencies: {
    id: "competencies",
    heading: "Core competencies",
    note: "Eight lines of work, each described in statement-of-work terms.",
    fold: "The eight lines of work",
    items: [
      {
        name: "ERP, procurement and property systems",
        text: "Configuration, upgrade and support of Oracle Financials, Oracle Contract Lifecycle Management, Hyperion, SAP, Unison PRISM and Sunflower, and of the interfaces and reports between them.",
      },
      {
        name: "Federal financial management",
        text: "Treasury reporting through GTAS and CARS, Fund Balance with Treasury reconciliation, budget execution from SF 132 to SF 133, G-Invoicing, and internal control under OMB Circular A-123.",
      },
      {
        name: "Grants management",
        text: "Funds control, drawdown and SF-425 review, subrecipient monitoring, single audit preparation and closeout under 2 CFR 200, for awarding agencies and for recipients.",
      },
      {
        name: "Application development and integration",
        text: "Low-code and framework-based applications, REST and file interfaces, Oracle extensions documented as RICEW objects, user research, and interface design that meets Section 508.",
      },
      {
        name: "IT service management",
        text: `Service desk, configuration and release management, and build pipelines, run to ${cite("iso-iec-20000-1")}, with service levels, change records and a configuration database that matches the equipment in use.`,
      },
      {
        name: "Database and infrastructure",
        text: "Administration of Oracle, SQL Server and PostgreSQL, patching and hardening to DISA STIGs, capacity, backup, timed recovery tests, and audit support for all of it.",
      },
      {
        name: "Cybersecurity",
        text: "Authorization packages under NIST SP 800-37 and SP 800-53, identity and zero trust work, CMMC preparation, post-quantum inventories, vulnerability management, penetration testing, monitoring and incident response.",
      },
      {
        name: "Digital transformation",
        text: "Process analysis and automation, phased replacement of legacy applications, data conversion with reconciliation, and artificial intelligence governed by the NIST AI Risk Management Framework.",
      },
    ],
  },
  differentiators: {
    id: "differentiators",
    heading: "What sets us apart",
    note: "Ways of working that we will write into an offer.",
    items: [
      {
        name: "One team for ledger and code",
        text: "The accountant who states the posting rule reviews the program that applies it, under one contract and one schedule.",
      },
      {
        name: "Evidence is a deliverable",
        text: "Each plan lists the record that every step will produce and where it will be kept. You accept the record along with the result.",
      },
      ...(isLevelThreeOnBothSides ? [TWO_DOMAINS] : []),
      {
        name: "Principals within reach",
        text: "An offer names the director who will attend the order’s reviews, and the first status report gives that director’s phone number.",
      },
      {
        name: "A written way out",
        text: "Transition-out is planned at kickoff and updated each quarter: what is handed over, to whom and in which format.",
      },
    ],
  },
  company: {
    id: "company",
    heading: "Company data",
    note: "Copy these, field by field, into a market research report.",
    facts: claimedFacts([
      { label: "Legal name", value: firm.legalName, copyable: true },
      { label: "UEI", value: claimedValue(identifiers.uei), copyable: true },
      { label: "CAGE code", value: claimedValue(identifiers.cageCode), copyable: true },
      { label: "SAM.gov registration", value: claimedValue(standing.registration) },
      { label: "Primary NAICS", value: "541512", copyable: true },
      { label: "Business size", value: claimedValue(standing.size) ?? SIZE_NOT_CLAIMED },
      { label: "Place of performance", value: "Client site, our office or remote" },
    ]),
  },
  standing: {
    id: "file",
    heading: "For your file",
    note: "For a responsibility determination or a set-aside memo, with issuing bodies and dates. Before you award, check each source, and SAM.gov for our registration, exclusions and responsibility records.",
    facts: claimedFacts([
      { label: "SBA’s women-owned program (WOSB)", value: claimedValue(standing.wosb) },
      { label: "SWaM, Virginia", value: swam && certificateText(swam) },
      { label: "Special item numbers, GSA MAS", value: sins },
      { label: "CMMC", value: claimedValue(standing.cmmc) },
      { label: cmmiLevel ?? "CMMI", value: appraisals },
      { label: "Management systems", value: managementSystems },
      { label: "Facility clearance", value: claimedValue(standing.facility) },
      { label: "Personnel security", value: claimedValue(standing.people) },
      { label: "Accounting system", value: claimedValue(standing.accounting) },
      { label: "WOSB set-aside or sole-source award", value: claimedValue(standing.wosb) && WOMEN_OWNED_AWARDS, wide: true },
      {
        label: "Statement on organizational conflicts of interest",
        value: `${conflicts ? `${conflicts} ` : ""}Before each offer, we check the requirement against our list of awards. We report what we find to the contracting officer in writing, with a way to avoid or mitigate it.`,
        wide: true,
      },
    ]),
  },
  naics: {
    id: "naics",
    heading: "NAICS codes",
    note: `Titles are from the 2022 edition of the North American Industry Classification System. Size standards are five-year average annual receipts, from SBA’s table under ${cite("cfr-13-121")}, effective March 17, 2023. SBA proposed higher ones on August 22, 2025, and we had found no final rule as of November 25, 2026.${claimedValue(standing.size) ? ` We are small under all ${inWords(naicsCodes.length)}.` : ""}`,
    kind: "NAICS code",
    rows: naicsCodes,
  },
  psc: {
    id: "psc",
    heading: "Product and service codes",
    note: "The PSCs that describe our eight lines of work.",
    fold: `All ${pscCodes.length} codes`,
    kind: "PSC",
    rows: pscCodes,
  },
  codes: { code: "Code", title: "Title", standard: "Size standard", copy: "Copy", primary: "(primary)" },
  performance: {
    heading: "Kinds of work",
    note: "What each covers, not any single contract",
    items: [
      {
        name: "Core financial systems",
        text: "Support of the general ledger, payables, receivables and assets through patches, year-end close and opening balances, each reconciled.",
      },
      {
        name: "Treasury and budget reporting",
        text: "Monthly and quarterly submissions, edit checks resolved before certification, and differences aged by cause instead of carried forward.",
      },
      {
        name: "Audit and internal control",
        text: "Request lists, walkthroughs, sample support and corrective action plans for financial statement audits, single audits and A-123 assessments.",
      },
      {
        name: "Application development",
        text: "Case management, workflow and reporting applications for government users, from backlog to authorization, including conversion of the data they replace.",
      },
      {
        name: "Operations and service desk",
        text: "Database, server and application support, on-call coverage, scheduled patching, measured response times, and restores carried out in front of the owner.",
      },
      {
        name: "Security authorization",
        text: "System security plans, control assessments, scan analysis and the plan of action and milestones, kept current between authorizations.",
      },
    ],
  },
  references: {
    id: "past-performance",
    heading: "Past performance",
    note: "Our references, a sheet for each. We ask the client first, then send you a name and a phone number. We publish no ratings. Source selection officials can read them in CPARS.",
    labels: {
      work: "Work",
      customer: "Customer",
      contract: "Contract",
      role: "Role",
      kind: "Type",
      value: "Value",
      period: "Period",
      codes: "NAICS, PSC",
      evaluated: "Last evaluated in CPARS",
      contact: "Contact",
    },
    each: "Each contract:",
    sheets: claimedValues(references),
  },
  vehicles: {
    id: "how-to-buy",
    heading: "How to buy",
    note: vehiclesInWords
      ? `${capitalized(vehiclesInWords)}, each with a page on how to order. Open-market purchases and subcontracts are welcome too.`
      : "Buy on the open market, or use us as your subcontractor.",
    columns: { vehicle: "Vehicle", about: "What it is", number: "Number" },
    link: { label: "Contract vehicles in detail", to: "/#contractvehicles" },
  },
  certifications: {
    id: "certifications",
    heading: "Certifications held",
    note: certificatesInWords
      ? "What each one covers. Numbers, issuing bodies and dates are listed under “For your file.”"
      : "We claim none on this site.",
    fold: "Each certification",
    link: { label: "What each one covers", to: "/#certification" },
  },
  accessibility: {
    id: "accessibility",
    heading: "Accessibility of our work",
    paragraphs: [
      "This site is designed to meet the Web Content Accessibility Guidelines 2.2 at level AA. It can be used with a keyboard alone, works with screen readers, keeps its content when scripts are off, and stops its motion for visitors whose system asks for less motion.",
      `The same applies to what we deliver: interfaces are built and tested to the Revised Section 508 Standards, and an Accessibility Conformance Report can be part of the order. If anything here is a barrier for you, write to ${email} or call ${phone.display}, and we will send the content in another form.`,
    ],
    link: { label: "Conformance report, criterion by criterion", to: "/accessibility" },
  },
  contact: {
    id: "point-of-contact",
    heading: "Point of contact",
    note: "We read sources sought notices, requests for information and teaming inquiries every day.",
    facts: claimedFacts([
      { label: "Name and title", value: claimedValue(identifiers.contact) },
      { label: "Office", value: "Contracts" },
      { label: "Phone", value: phone.display, href: phone.href, copyable: true },
      { label: "Email", value: email, href: `mailto:${email}`, copyable: true },
      {
        label: "Address",
        value: `${address.street}, ${address.city}, ${address.stateCode} ${address.postalCode}`,
        copyable: true,
        wide: true,
      },
    ]),
  },
  closing: {
    lines: ["Send the requirement.", "We will tell you how we fit."],
    lead: "In response to a draft statement of work or a sources sought notice, we send a short paper: what we would do ourselves, where we would team, and what we would ask first.",
    primary: { label: "Send a requirement", to: "/contact?about=buying-and-documents" },
    secondary: { label: "See the services", to: "/services" },
  },
} satisfies CorporateCapabilityPage;
