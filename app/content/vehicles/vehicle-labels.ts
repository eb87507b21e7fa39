import { hasSample } from "../claims/claim.ts";
import { gsaPeriod } from "../claims/vehicle-claims.ts";
import { sampleNotice } from "../sample-notice.ts";
import type { OrderLabels, OrderPage, OrderPart } from "../types/order-page.types.ts";

export const VEHICLES_PATH = "/contract-vehicles";

/** The fact that the search leaves to the register of rules. */
export const GOVERNING_RULES = "Governing rules";

export const orderLabels: OrderLabels = {
  crumb: "How to order: {name}",
  publicWords:
    "The wording to paste is public, and any offeror may read and use it. The requirement and the evaluation factors are yours to write.",
  others: {
    heading: "Other ways to order",
    note: "The same people do the work under every vehicle.",
  },
  lookUp: [
    { label: "Questions buyers ask", to: "/buyers-answers" },
    { label: "Capability statement", to: "/corporate-capability" },
    { label: "Rules cited here", to: "/rules" },
  ],
};

/** What a vehicle's lines are called. */
const LINES: Record<OrderPage["slug"], string> = {
  "gsa-mas": "the special item numbers",
  "oasis-sb": "the domains",
  "efast": "the functional areas",
  "ungm": "the UNSPSC codes",
};

/** The notice of the page about a vehicle. */
export function orderSamples(page: OrderPage) {
  const parts = page.steps.flatMap((step) => step.parts);
  return sampleNotice(page, [
    page.slug === "gsa-mas" && hasSample(gsaPeriod) && "the dates of the contract",
    parts.some((part) => part.kind === "lines" && isSample(part)) && LINES[page.slug],
    parts.some((part) => part.kind === "rates" && isSample(part)) && "the rates",
  ]);
}

const isSample = ({ rows }: Extract<OrderPart, { rows: object }>): boolean => rows.some(({ mark }) => mark);
