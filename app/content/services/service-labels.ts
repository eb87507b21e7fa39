import type { GlanceLabels } from "../types/glance.types.ts";
import type { ItemLabels, PracticeLabels } from "../types/service-pages.types.ts";

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
  situation: "The situation",
  services: "Services",
  centers: "Centers on {here}",
  spans: "Centers on {here}, from {from} to {to}",
  starts: "Where to begin",
  buying:
    "How to buy: NAICS {naics} and PSC {psc}, through {vehicles}. Each service’s page gives its own codes, length, team, contract type and rates.",
  principles: "Our working rules",
  standards: "Applicable standards",
  questions: "Questions",
  related: "Other practices",
} satisfies PracticeLabels;
