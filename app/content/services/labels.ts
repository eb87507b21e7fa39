import type { EngagementLabels, ItemLabels, PracticeLabels } from "../types/service-pages.types.ts";

/** Labels of an engagement, for services and solutions. */
export const engagementLabels = {
  heading: "What it takes",
  needs: "From your side",
  arrival: "How we come in",
  team: "Usual team",
  length: "Usual length",
  handover: "How we leave, within the order’s period",
} satisfies EngagementLabels;

/** Labels of the buying information, for services and solutions. */
export const buyingLabels = { naics: "NAICS codes", psc: "PSC codes", vehicles: "Contract vehicles" };

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
