import type { EngagementLabels, ItemLabels, PracticeLabels } from "../shapes/service-pages.ts";

/** What is said of an engagement, of a service's as of a solution's. */
export const engagementLabels = {
  heading: "What it takes",
  needs: "From your side",
  arrival: "How we come in",
  team: "Usual team",
  length: "Usual length",
  handover: "How we leave",
} satisfies EngagementLabels;

/** What is said of how a service or a solution is bought. */
export const buyingLabels = { naics: "NAICS codes", psc: "PSC codes", vehicles: "Contract vehicles" };

/** Headings and labels of every service's page. */
export const itemLabels = {
  touched: "(touched)",
  here: "(the center of this service)",
  situation: "The situation",
  capabilities: "What we do",
  process: "How the work goes",
  output: "Output:",
  deliverables: "What you hold at the end",
  caption: "Deliverables of {name}",
  columns: { name: "Document", shows: "What it shows", firstReader: "First reader" },
  engagement: engagementLabels,
  standards: "Standards touched",
  questions: "Questions",
  related: "Related services",
} satisfies ItemLabels;

/** Headings and labels of every practice's page. */
export const practiceLabels = {
  situation: "The situation",
  services: "Services",
  centers: "Centers on {here}",
  spans: "Centers on {here}, from {from} to {to}",
  starts: "Where to begin",
  principles: "How we hold ourselves to it",
  standards: "Standards touched",
  questions: "Questions",
  related: "Other practices",
} satisfies PracticeLabels;
