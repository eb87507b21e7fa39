import { claimedValue } from "../claims/claim.ts";
import { rates } from "../claims/labor-rates.ts";
import { standing } from "../claims/standing.ts";
import { gsaPeriod, gsaRatesPeriod, specialItems } from "../claims/vehicle-claims.ts";
import { cite } from "../rules/index.ts";
import type { OrderPage, OrderStep } from "../types/order-page.types.ts";
import { capitalized } from "../words.ts";
import { contact, facts, inSteps, keys, lines, paste, prices } from "./parts.ts";
import { GOVERNING_RULES } from "./vehicle-labels.ts";

const wosb = claimedValue(standing.wosb);
const period = claimedValue(gsaPeriod);
const ratesPeriod = claimedValue(gsaRatesPeriod);

const ABOUT_DATES = "First the end of the option now in effect, then that of the last one. GSA eLibrary has the exact days and our item numbers, under our legal name.";

const steps: OrderStep[] = [
  {
    name: "Check that you may order",
    text: "Every federal agency may. State, local and tribal governments and public universities may use the items that Congress has opened to them.",
    parts: facts(
      { label: "Who may order", value: "Federal agencies, and other ordering activities that GSA names as eligible" },
      { label: "State and local buyers", value: "Items marked for Cooperative Purchasing: IT and security" },
      { label: GOVERNING_RULES, value: `${cite("gsam-538-71")}. ${cite("far-part-8")} has pointed there since November 3, 2025` },
      { label: "Order types", value: "Firm-fixed-price, time-and-materials and labor-hour. For either of the last two, determine in writing that no other type is suitable. No cost-reimbursement" },
      { label: "GSA’s fee", value: "0.75 percent as of March 30, 2026. Our prices include it, so add nothing." },
    ),
  },
  {
    name: "Choose the special item",
    text: "Pick the number that covers most of the work. One order may use several if each is named. Its NAICS code follows the main purpose of the work.",
    parts: lines(
      "Special item numbers we hold",
      { code: "Number", title: "Title", ours: "Our work" },
      specialItems,
    ),
  },
  {
    name: "Choose the set-aside",
    text: "You may limit an order to one group, at your discretion. The rule of two does not bind you here. Notes for the file:",
    parts: facts(
      { label: "Small business", value: `Yes, at your discretion. ${cite("far-part-19")} applies only where ${cite("gsam-538-71")} says so.` },
      { label: "Women-owned", value: wosb && `${wosb}. Search SBA’s list before you award.` },
      { label: "Sole source", value: `You write the justification, under section 538.7104-3 of ${cite("gsam-538-71")}. We supply facts for it but no text.` },
      { label: "Teaming", value: "Two or more Schedule holders may submit one quotation as a contractor team arrangement" },
    ),
  },
  {
    name: "Paste into eBuy",
    text: `Up to the micro-purchase threshold of $15,000, order from any holder. Up to $350,000, ask at least three. Above that, post the request in eBuy, or solicit as many holders as practicable, enough to reasonably expect three quotations, and document any shortfall. Change the text in brackets.`,
    parts: paste(
      { name: "Request title", words: "[Agency, office]: internal control and Treasury reporting support, [fiscal year]" },
      {
        name: "Description",
        words: "The contractor shall test [number] key controls over financial reporting under OMB Circular A-123 and its appendices in effect on the date of the order, and shall reconcile Fund Balance with Treasury each month for [number] accounts. Each conclusion shall cite its sample, its source document and its reviewer. Workpapers belong to the Government and shall be delivered in open formats. Acceptance: [official], within [number] business days. Special items: [541611 for the testing, 541219 for the reconciliation]. Type: [firm-fixed-price by month]. Place: [city or remote]. Period: [dates].",
      },
      {
        name: "Basis of award",
        words: "[Your factors and their order]. Price at or below Schedule rates, with any discount stated.",
      },
    ),
  },
  {
    name: "Build the estimate",
    text: `We charge no more than these rates per hour at any site. ${ratesPeriod ? `${ratesPeriod}. ` : ""}Each service’s page names the categories in which its team is priced. On request, we send the hours by category of a typical order. Ask for a discount in the request. The Schedule expects you to. Travel is billed separately, at Government rates. If you plan order-level materials, first check in GSA eLibrary that our contract includes them.`,
    parts: prices(
      "Labor categories, ceiling rates",
      { category: "Category", where: "Item", least: "Minimum experience", price: "Per hour, $" },
      rates["gsa-mas"],
    ),
  },
  {
    name: "Award and call",
    text: `Send the signed order to our contracts office. A named person confirms the start date, invoice address and first deliverable by the end of the next business day.`,
    parts: contact("Contract administration", "Fifteen minutes by phone, no slides"),
  },
];

export const gsaMas = {
  slug: "gsa-mas",
  name: "GSA MAS",
  meta: {
    title: "How to order: GSA MAS",
    description:
      "Order through our GSA Schedule: who may order, special item numbers, set-aside notes, text to paste into eBuy, labor categories with ceiling rates, fee.",
  },
  promise: `GSA Multiple Award Schedule, ${inSteps(steps)}`,
  lead: "From the sentence in your market research to the signed order, with the words and numbers each form asks for.",
  side: {
    heading: "From request to award",
    note: "Most of the text is ready to paste. The decisions that are yours are in brackets.",
    keys: keys("gsa-mas", "Contract", period ? [{ label: "Period", value: capitalized(period) }, { label: "About these dates", value: ABOUT_DATES }] : []),
  },
  steps,
} satisfies OrderPage;
