import type { ComparePage } from "../types/compare-page.types.ts";
import { PLACEHOLDER_LABEL } from "../claims/claim.ts";
import { OFFER } from "../interface/offer-labels.ts";
import { buyingLabels, glanceLabels } from "../services/service-labels.ts";
import { HOME, REFERENCE } from "../trail.ts";

export const COMPARE_PATH = "/compare";

const { length, team, needs, contract } = glanceLabels;

export const comparePage = {
  meta: {
    title: "Compare services",
    description:
      "Two to four services side by side: length, team, inputs, deliverables, contract type, rates, SIN, NAICS and vehicles. Prints on one sheet.",
  },
  name: "Compare services",
  trail: [HOME, REFERENCE],
  leads: {
    lead: "An example: two services that both deal with auditors. Choose two to four of your own.",
    none: "Choose two to four services. The table prints on one sheet, and its address opens the same table for a colleague.",
    one: "One service chosen. Choose at least one more to compare it with.",
    many: "{count} services compared. The table prints on one sheet, and its address opens the same table for a colleague.",
  },
  leftOut: {
    unknown: "No service here is named {names}",
    others: " and {count} more",
    beyond: "You can compare up to four services. Not in the table: {names}. If you remove a service, the next one takes its place.",
  },
  table: {
    caption: "Comparison of {names}",
    criterion: "Criterion",
    all: "Same for all",
    remove: "Remove",
    from: "{name} from the comparison",
    criteria: {
      about: "What it is",
      length,
      team,
      needs,
      deliverables: OFFER.deliverables,
      contract,
      items: "GSA items (SIN)",
      rates: "GSA ceiling rates ($ per hour)",
      naics: buyingLabels.naics,
      psc: buyingLabels.psc,
      vehicles: buyingLabels.vehicles,
    },
    none: "None",
    note: "Length, team and contract type are typical values, not an offer. The SINs are those under which we would quote. GSA eLibrary shows what a contract includes. We charge no more per hour than these rates.",
    sample: `${PLACEHOLDER_LABEL} marks a placeholder that the firm has not confirmed.`,
  },
  actions: {
    print: "Print on one sheet",
    csv: "Download CSV",
    ask: "Ask about these services",
    pack: "Add them to a pack",
    browse: { label: "Read about the services first", to: "/services" },
  },
  choose: {
    heading: "Services to compare",
    field: "Service {number}",
    empty: "None",
    submit: "Compare",
  },
  contact: { heading: "Contact", text: "{name}, {phone}, {email}" },
  csv: { file: "compare-services.csv", page: "Page", day: "Read on" },
} satisfies ComparePage;
