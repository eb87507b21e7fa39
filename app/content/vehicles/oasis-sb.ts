import { rates } from "../claims/labor-rates.ts";
import { domains } from "../claims/vehicle-claims.ts";
import { cite } from "../rules/index.ts";
import type { OrderPage, OrderStep } from "../types/order-page.types.ts";
import { contact, facts, inSteps, keys, lines, paste, prices } from "./parts.ts";

const steps: OrderStep[] = [
  {
    name: "Get the delegation",
    text: "A warranted contracting officer needs a delegation of procurement authority from GSA before asking for offers. Market research needs no delegation.",
    parts: facts(
      { label: "Who may order", value: "Warranted contracting officers of any federal agency, civilian or defense, with the delegation" },
      { label: "How to get it", value: "GSA’s training, then its form. One delegation covers all six contracts" },
      { label: "Rules of the order", value: `${cite("far-subpart-16-5")}, with your agency’s class deviation` },
      {
        label: "GSA’s fee",
        value: "Contract Access Fee: 0.15 percent of everything billed, including travel, on its own line. Read in GSA’s guide of April 22, 2025. No later rate was found by November 22, 2026.",
      },
      { label: "Size of an order", value: "No ceiling, and no minimum order in the small business contract" },
      {
        label: "Length of an order",
        value: "It may end up to five years and six months after the contract’s own ordering period",
      },
    ),
  },
  {
    name: "Choose domain and code",
    text: "Use one contract, one domain and one NAICS code for each request. They determine which holders you ask.",
    parts: lines("Domains we hold, of thirteen", { code: "Domain", title: "Codes", ours: "Ours for" }, domains),
  },
  {
    name: "Choose the set-aside",
    text: "The contract is the set-aside. This one is Total Small Business. You may not send the same request out under a second one.",
    parts: facts(
      { label: "Small business", value: "Every holder, by the size in its master contract, unless you ask for recertification" },
      { label: "Women-owned", value: "Another contract of the program. An order from us does not count as set aside for it" },
      { label: "One source", value: `An exception to fair opportunity under ${cite("far-subpart-16-5")}, written and posted by you` },
    ),
  },
  {
    name: "Post it in eBuy",
    text: "Requests under this program are posted only in eBuy, to all holders in the domain and code at once.",
    parts: paste(
      { name: "Title", words: "[Agency, office]: audit readiness and grants oversight support, [first fiscal year] to [last]" },
      {
        name: "Performance work statement",
        words: "The contractor shall prepare [component] for its financial statement audit: keep the request list, assemble support for each sample within [number] business days, age every exception by cause, and hold a monthly review with [official]. For [number] grant programs it shall reconcile drawdowns to awards each quarter. IT work is limited to what these tasks need. Domain: [Financial Services]. NAICS: [code]. Type: [fixed price by month].",
      },
      {
        name: "Fee line",
        words: "CLIN [number], Contract Access Fee: 0.15 percent of the amount billed, one line for the base and one for each option, not subject to profit.",
      },
      {
        name: "Selection",
        words: "[Your factors and their order]. Total price is analyzed for reasonableness at the order.",
      },
    ),
  },
  {
    name: "Build the estimate",
    text: "Prices are set order by order, through competition. GSA’s own ceiling rates are for direct awards by the hour, and contracting officers with a delegation may ask GSA for them.",
    parts: prices(
      "Labor categories, our highest rates for planning",
      { category: "Category", where: "Domain", least: "Least experience", price: "Hour, $" },
      rates["oasis-sb"],
    ),
  },
  {
    name: "Award, and report",
    text: "Report the award in eBuy, and in FPDS under our contract number within three business days. We hold a kickoff in the first week.",
    parts: contact("Orders and modifications", "A draft work statement is enough to start a conversation"),
  },
];

/** How to order through OASIS+, Total Small Business. Source of its rules: GSA’s buyer’s guide (github.com/GSA/oasis-plus). */
export const oasisSb = {
  slug: "oasis-sb",
  name: "OASIS+ SB",
  meta: {
    title: "How to order: OASIS+ SB",
    description:
      "Order services other than IT through OASIS+ Total Small Business: GSA’s delegation, domains, set-aside, text for eBuy, the access fee and planning rates.",
  },
  promise: `OASIS+ Total Small Business, ${inSteps(steps)}`,
  lead: "For accounting, audit, grants and program work in which IT is only a means. If IT is the purpose, use the Schedule instead.",
  side: {
    heading: "From delegation to kickoff",
    note: "The program asks more of a buyer than a Schedule does and gives more freedom in pricing.",
    keys: keys("oasis-sb", "Contract", [
      { label: "Pool", value: "Total Small Business" },
      { label: "Period", value: "Five years, one option of five" },
    ]),
  },
  steps,
} satisfies OrderPage;
