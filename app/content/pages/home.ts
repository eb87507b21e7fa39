import { hasSample } from "../claims/claim.ts";
import { cmmiLevel } from "../claims/certification-claims.ts";
import { lineItem } from "../../books/line-item-stations.ts";
import { gsaPeriod } from "../claims/vehicle-claims.ts";
import { certifications } from "../certifications.ts";
import { hasSampleClients } from "../clients.ts";
import { contractVehicles } from "../contract-vehicles.ts";
import { firm } from "../firm.ts";
import { footer } from "../footer.ts";
import { NAMES } from "../names.ts";
import { certificatesInWords, isLevelThreeOnBothSides, vehiclesInWords } from "../credential-texts.ts";
import { measures, measuresNote } from "../measures.ts";
import { pictures } from "../pictures.ts";
import { cite } from "../rules/index.ts";
import type { Badge, HomePage, Reason } from "../types/home.types.ts";
import { capitalized, listOf } from "../words.ts";

/** The short names on the first screen. */
const BADGES: Badge[] = [
  { certification: "iso-9001", label: cite("iso-9001") },
  { certification: "iso-27001", label: "ISO 27001" },
  { certification: "iso-20000", label: "ISO 20000" },
  { certification: "cmmi-services", label: "CMMI Level\u00a03 Services" },
  { certification: "cmmi-development", label: "CMMI Level\u00a03 Development" },
  { certification: "swam", label: "SWaM, woman-owned" },
];

/** What to buy through each vehicle, by the vehicle's title. */
const BUYS: Readonly<Record<string, string>> = {
  "GSA MAS": "GSA MAS for IT and finance",
  "OASIS+ SB": "OASIS+ SB for services that are not IT",
  "eFAST": "eFAST for FAA",
  "UNGM": "UNGM for the United Nations",
};

const LEVEL_THREE: Reason = {
  title: "Level 3 on both sides",
  text: `Services and Development are both appraised at ${cmmiLevel}, so builders and operators follow one defined set of processes.`,
};

const EASY_TO_BUY: Reason = {
  title: "Easy to buy",
  text: `Use ${listOf(contractVehicles.map(({ title }) => BUYS[title]))}. Numbers are below.`,
};

export const homePage = {
  meta: {
    title: "Federal finance, IT and audit consulting",
    description:
      `Woman-owned${cmmiLevel ? `, ${cmmiLevel}` : ""} firm for federal finance, grants, ERP, software, data and security. Every requirement and dollar traced to evidence.`,
  },
  hero: {
    label: "What we do",
    badgesLabel: "Certifications",
    held: certifications.length > 0 ? { label: footer.certifications, to: "/#certification" } : undefined,
    buying: [
      ...(contractVehicles.length > 0 ? [{ label: "Contract vehicles", to: "/#contractvehicles" }] : []),
      { label: NAMES.statement, to: "/corporate-capability" },
    ],
    primary: { label: "Talk to our team", to: "/contact" },
    secondary: { label: "See our services", to: "/services" },
  },
  badges: BADGES.filter(({ certification }) => certifications.some(({ id }) => id === certification)),
  stage: {
    heading: "One line item, four of its ten documents",
    lead: "An invented office buys one database server. Follow the amount from the order to the books, as an auditor would.",
    sheets: [
      { station: 5, text: "The order is signed. This amount will be owed once the server is accepted." },
      { station: 6, text: "The server is inspected, accepted and tagged. The amount is now owed." },
      { station: 7, text: "Order, acceptance and invoice show the same vendor and amount. Treasury pays." },
      { station: 9, text: "Equipment in the certified balance is this one server." },
    ],
    all: { label: "Follow all ten documents", to: lineItem.path },
  },
  services: {
    heading: "Eight practices in finance and IT",
    lead: "One firm covers finance, software, data and security, including the handoffs between systems.",
    pictures: {
      "digital-transformation": "dt-process-automation",
      "database-and-infrastructure-management": "db-storage",
    },
  },
  statistics: {
    heading: "How we measure our work",
    note: measuresNote,
    items: measures,
  },
  solutions: {
    heading: "Four solutions, fitted to your office",
    stations: {
      "user-provisioning": ["Join", "Move", "Leave", "Review"],
      "financial-contract-close-out": ["Work", "Receipts", "Invoices", "Balances", "Release of funds", "File"],
      "automated-regression-testing": ["Screen", "Service", "Data"],
      "agriculture-data-solutions": ["Capture", "Identify", "Join", "Reconcile", "Report"],
    },
    overview: { label: "Solutions overview", to: "/solutions" },
  },
  why: {
    heading: "Why Choose Us",
    alt: pictures["why-choose-us"].alt,
    reasons: [
      {
        title: "Finance and IT on one team",
        text: "Accountants and engineers work together, so an interface is judged by its code and by the trial balance it feeds.",
      },
      {
        title: "Evidence as we go",
        text: "Test results, approvals and reconciliations are filed as they are produced, under the audit request they will answer.",
      },
      ...(isLevelThreeOnBothSides ? [LEVEL_THREE] : []),
      {
        title: "Security from the first sprint",
        text: "Baselines, threat models and scans start with the first backlog item, so the authorization package grows with the system.",
      },
      {
        title: "Woman-owned, with named leads",
        text: "Our offer names the people who would lead the work. We replace them only with your written consent.",
      },
      ...(contractVehicles.length > 0 ? [EASY_TO_BUY] : []),
    ],
  },
  vehicles: {
    heading: "Contract vehicles",
    note: vehiclesInWords
      ? `${capitalized(vehiclesInWords)}.${hasSample(gsaPeriod) ? " The GSA MAS dates are samples." : ""}`
      : "We hold none at present. Open-market purchases and subcontracts are welcome.",
    buyers: {
      "gsa-mas": "Federal agencies; states and localities for IT and security",
      "oasis-plus-sb": "Contracting officers with a GSA delegation",
      efast: "Federal Aviation Administration",
      ungm: "United Nations organizations",
    },
  },
  certifications: {
    heading: certificatesInWords ? capitalized(certificatesInWords) : "Certifications",
    lead: certificatesInWords ? undefined : "We claim none on this site. Ask for those that your solicitation names.",
  },
  clients: {
    heading: "Partners in Success",
    note: hasSampleClients
      ? "Sample logos. Clients are shown here once they have agreed to be named."
      : "Shown with each client’s permission. Ask us what we did for any of them.",
  },
  closing: {
    lines: ["Bring us one line item.", "We will follow it to its evidence."],
    lead: `You will get an initial response within ${firm.responseTime}.`,
    image: "dt-strategy",
    primary: { label: "Start a conversation", to: "/contact" },
    secondary: { label: "About the firm", to: "/about" },
  },
} satisfies HomePage;
