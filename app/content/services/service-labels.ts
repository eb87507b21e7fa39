import type { GlanceLabels } from "../types/glance.types.ts";
import type { PracticeLabels } from "../types/practice-page.types.ts";
import type { ItemLabels } from "../types/service-pages.types.ts";

/** Labels of what a buyer needs first, for services and solutions. `{…}` are placeholders. Source: READ-1. */
export const glanceLabels = {
  heading: "At a glance",
  length: "Length",
  team: "Team",
  needs: "What we need from you",
  gets: "What you get",
  documents: "{count} documents.",
  range: "They include “{first}” and “{last}.” You accept each by the acceptance plan.",
  excluded: "Licenses, hosting and equipment excluded.",
  contract: "Contract type",
  updated: "Updated {day}",
} satisfies GlanceLabels;

/** Labels of how an engagement begins and ends, for services and solutions. */
export const termLabels = { arrival: "How we start", handover: "How we hand over before the order ends" };

/** Labels of the buying information, for services and solutions. */
export const buyingLabels = {
  naics: "NAICS codes",
  psc: "PSC codes",
  vehicles: "Contract vehicles",
  order: "Vehicles and prices",
  rates: "Ceiling rates per hour",
  /** Before the Schedule's labor categories of the team. */
  labor: "Labor categories:",
};

export const itemLabels = {
  touched: "(also covered)",
  here: "(the center of this service)",
  situation: "The situation",
  capabilities: "What we do",
  process: "How we work",
  output: "Output:",
  deliverables: "What you get",
  caption: "{name} deliverables",
  columns: { name: "Document", shows: "What it shows", firstReader: "Primary reader" },
  standards: "Applicable standards",
  allStandards: "Show all {count}",
  questions: "Questions",
  related: "Related services",
} satisfies ItemLabels;

export const practiceLabels = {
  talk: "Talk to this practice",
  see: "See its {count} services",
  doors: "Find the sentence closest to your situation",
  moreDoors: "None of these? {count}",
  services: "{count} services",
  centers: "Centers on {here}",
  spans: "Centers on {here}, from {from} to {to}",
  chart: { source: "From {id}, {deliverable}. {label}", table: "See the whole sheet" },
  proof: {
    heading: "What you hold at the end",
    open: "Open this specimen",
    all: "All {count} specimens of this practice",
    tie: "How it ties: {formula} = {value}",
  },
  starts: "How to start",
  buying: { naics: "NAICS", psc: "PSC", items: "GSA MAS SIN", vehicles: "Vehicles" },
  questions: "Questions",
  situation: "Why is this work hard?",
  principles: "Which working rules apply to every order?",
  standards: "Which laws, circulars and standards do you apply?",
  terms: {
    question: "Where are length, team and rates?",
    answer: "On each service’s page, with its own codes, its contract type and its vehicles.",
  },
  related: "Works with",
} satisfies PracticeLabels;
