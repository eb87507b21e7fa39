import { firm } from "../firm.ts";
import { cite } from "../rules/index.ts";
import type { HomePage } from "../shapes/home.ts";

export const homePage = {
  meta: {
    title: "Federal finance, IT and audit consulting",
    description:
      "Woman-owned, CMMI Level 3 firm for federal finance, grants, ERP, software, data and security. Every requirement and dollar traced to evidence.",
  },
  hero: {
    label: "What we do",
    badgesLabel: "Certifications",
    primary: { label: "Talk to our team", to: "/contact" },
    secondary: { label: "See our services", to: "/services" },
  },
  badges: [
    { certification: "iso-9001", label: cite("iso-9001") },
    { certification: "iso-27001", label: "ISO 27001" },
    { certification: "iso-20000", label: "ISO 20000" },
    { certification: "cmmi-services", label: "CMMI Level\u00a03 Services" },
    { certification: "cmmi-development", label: "CMMI Level\u00a03 Development" },
    { certification: "swam", label: "SWaM, woman-owned" },
  ],
  services: {
    heading: "Eight practices, kept like one ledger.",
    lead: "Finance, software, data and security under one roof, so nothing is lost where one system hands over to the next.",
    more: "{names}, and {count} more",
  },
  statistics: {
    heading: "The standard we are held to.",
    items: [
      {
        value: "100",
        unit: "%",
        name: "on-time delivery",
        gloss: "Milestones, against the dates agreed in the plan.",
        spoken: "100% on-time delivery",
      },
      {
        value: "99.5",
        unit: "%",
        name: "infrastructure uptime",
        gloss: "across the platforms we operate",
        spoken: "99.5% infrastructure uptime",
      },
      {
        value: "99.9",
        unit: "%",
        name: "critical system reliability",
        gloss: "for the systems that may not stop",
        spoken: "99.9% critical system reliability",
      },
      {
        value: "< 60",
        unit: "s",
        name: "critical alert response",
        gloss: "from alarm to acknowledgment by a person",
        spoken: "Critical alert response under 60 seconds",
      },
      {
        value: "100+",
        unit: "",
        name: "automated processes",
        gloss: "that no longer wait for a spreadsheet",
        spoken: "100 or more automated processes",
      },
      {
        value: "12+",
        unit: "",
        name: "trusted industries",
        gloss: "public, commercial and non-profit",
        spoken: "12 or more trusted industries",
      },
    ],
  },
  solutions: {
    heading: "Four problems, solved once.",
    note: "Solutions we have packaged because agencies kept asking for the same thing, done properly.",
    overview: { label: "Solutions overview", to: "/solutions" },
    onward: "See how it works",
  },
  why: {
    heading: "Why Choose Us",
    picture: {
      image: "hero-innovation-agility",
      alt: "A gold thread rises in a loop from the warp of a dark loom.",
    },
    caption: "Warp and weft: the work, and the record of the work.",
    reasons: [
      {
        title: "Both halves of the house",
        text: "Accountants and engineers share one team, so an interface is judged by the trial balance it feeds as well as by its code.",
      },
      {
        title: "Evidence as we go",
        text: "Test results, approvals and reconciliations are filed the day the work is done, not the week before fieldwork.",
      },
      {
        title: "Level 3 on both sides",
        text: "Services and Development were each appraised at CMMI Level 3. Those who build and those who run follow one defined set of processes.",
      },
      {
        title: "Security from the first sprint",
        text: "Baselines, threat models and scans start with the first backlog item, so the authorization package grows with the system.",
      },
      {
        title: "Woman-owned, and small on purpose",
        text: "The people you meet before award do the work after it. A decision takes one phone call, and someone signs for it.",
      },
      {
        title: "Easy to buy",
        text: "GSA MAS, OASIS+ SB, eFAST or UNGM: choose the route you know, and copy the numbers for your file from this page.",
      },
    ],
  },
  vehicles: {
    heading: "Contract vehicles",
    note: "Four ways to reach us. Every identifier can be copied straight into your acquisition file.",
  },
  certifications: {
    heading: "Certified where it counts.",
    lead: "Six independent assessments of who we are and how we manage quality, security, service and delivery.",
  },
  clients: { heading: "Partners in Success" },
  closing: {
    lines: ["Bring us one line item.", "We will follow it to its evidence."],
    lead: `Tell us which statement, system or grant keeps you up before fieldwork. A first answer comes within ${firm.responseHours} hours.`,
    image: "dt-strategy",
    primary: { label: "Start a conversation", to: "/contact" },
    secondary: { label: "About the firm", to: "/about" },
  },
} satisfies HomePage;
