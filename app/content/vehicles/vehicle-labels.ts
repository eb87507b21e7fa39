import { hasSample } from "../claims/claim.ts";
import { claims } from "../claims/index.ts";
import type { OrderLabels } from "../types/order-page.types.ts";

export const VEHICLES_PATH = "/contract-vehicles";

export const orderLabels: OrderLabels = {
  heading: "How to order",
  crumb: "How to order: {name}",
  ...(hasSample(...claims.map(({ claim }) => claim)) && {
    sample: "Specimen. Where marked, numbers and rates on this page are invented.",
  }),
  publicWords:
    "The wording to paste is public, and any offeror may read and use it. The requirement and the evaluation factors are yours to write.",
  others: {
    heading: "Other ways to order",
    note: "The same people do the work under every vehicle.",
  },
  lookUp: [
    { label: "Answers for a buyer’s file", to: "/buyers-answers" },
    { label: "Capability statement", to: "/corporate-capability" },
    { label: "Rules cited here", to: "/rules" },
  ],
};
