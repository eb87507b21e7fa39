import type { GlanceLabels } from "../types/glance.types.ts";
import type { OfferLabels } from "../types/offer-page.types.ts";
import type { PracticeLabels } from "../types/practice-page.types.ts";

/** Labels of what a buyer needs first, for services and solutions. `{…}` are placeholders. Source: READ-1. */
export const glanceLabels = {
  heading: "At a glance",
  length: "Length",
  team: "Team",
  needs: "What we need from you",
  gets: "What you get",
  documents: "{count} documents",
  range: "From “{first}” to “{last}.”",
  contract: "Contract type",
  buy: "How to buy",
  through: "Through {vehicles}.",
  acceptance: "Contract type and acceptance",
  accepted: "You accept each document by the acceptance plan. Licenses, hosting and equipment excluded.",
  inFull: "Length and team in full",
  details: "Buying details",
  hint: "What you provide, NAICS and PSC codes, vehicles and prices, acceptance",
  papers: "W-9 and insurance",
  updated: "Updated {day}",
} satisfies GlanceLabels;

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

/** Headings of a service page; those that a solution page shares are in interface/offer-labels.ts. */
export const itemLabels = {
  situation: "The situation",
  situationInFull: "The situation in full",
  capabilities: "What we do",
  process: "How we work",
} satisfies OfferLabels;

/** Names of what is collapsed below the plan, and of the time after its last dated step. */
export const planLabels = {
  steps: "The {count} steps in detail",
  terms: "How we start, and how we hand over",
  start: "How to start, and how we hand over",
  arrival: "How we start",
  handover: "How we hand over before the order ends",
  needs: "What we need to begin",
  after: "Later",
};

/** The stations that a service covers, in a sentence. */
export const courseLabels = { one: "At {here}.", many: "From {from} to {to}. Centers on {here}.", ends: "From {from} to {to}." };

export const practiceLabels = {
  talk: "Talk to this practice",
  see: "See its {count} services",
  doors: "Find the sentence closest to your situation",
  moreDoors: "None of these? {count}",
  services: "{count} services",
  centers: "Centers on {here}",
  spans: "Centers on {here}, from {from} to {to}",
  key: "A full dot is where the service centers, a ring what else it covers.",
  chart: { source: "From {id}, {deliverable}. {label}", table: "See the whole sheet", printed: "In print, white is black and gold is gray." },
  proof: {
    heading: "One document, up close",
    open: "Open this specimen",
    all: "All {count} specimens of this practice",
    tie: "How it ties: {formula} = {value}",
  },
  starts: "How to start",
  buying: { naics: "NAICS", psc: "PSC", items: "GSA MAS SIN", vehicles: "Vehicles" },
  questions: "Questions",
  moreQuestions: "{count} more questions",
  situation: "Why is this work hard?",
  principles: "Which working rules apply to every order?",
  standards: "Which laws, circulars and standards do you apply?",
  related: "Works with",
} satisfies PracticeLabels;
