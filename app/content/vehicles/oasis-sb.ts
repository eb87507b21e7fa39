import { claimedValue } from "../claims/claim.ts";
import { rates } from "../claims/labor-rates.ts";
import { domains, oasisPeriod } from "../claims/vehicle-claims.ts";
import { cite } from "../rules/index.ts";
import type { OrderPage, OrderStep } from "../types/order-page.types.ts";
import { contact, facts, inSteps, keys, lines, paste, prices } from "./parts.ts";
import { GOVERNING_RULES } from "./vehicle-labels.ts";

const period = claimedValue(oasisPeriod);

const steps: OrderStep[] = [
  {
    name: "Get the delegation",
    text: "A warranted contracting officer needs a delegation of procurement authority from GSA before soliciting offers. Market research needs no delegation.",
    parts: facts(
      { label: "Who may order", value: "Warranted contracting officers of any federal agency, civilian or defense, with the delegation" },
      { label: "How to get it", value: "GSA’s training, then its form. One delegation covers all six contracts" },
      { label: GOVERNING_RULES, value: `${cite("far-subpart-16-5")}, with your agency’s class deviation` },
      {
        label: "GSA’s fee",
        value: "Contract Access Fee: 0.15 percent of everything billed, including travel, on its own line, according to GSA’s guide dated April 22, 2025. We found no later rate as of November 22, 2026.",
      },
      { label: "Size of an order", value: "No ceiling. The minimum order is the simplified acquisition threshold. Below it, you need not order here, and we need not accept." },
      {
        label: "Order types",
        value: "Fixed-price, incentive, cost-reimbursement, time-and-materials and labor-hour, alone or combined by line item. Before a cost-reimbursement order, determine that our accounting system is adequate.",
      },
      {
        label: "Length of an order",
        value: "It may run up to five years and six months past the contract’s own ordering period",
      },
    ),
  },
  {
    name: "Choose domain and code",
    text: "Use one contract, one domain and one NAICS code for each request. They determine which contract holders you solicit.",
    parts: lines("Domains we hold, out of thirteen", { code: "Domain", title: "Codes", ours: "Our work" }, domains),
  },
  {
    name: "Choose the set-aside",
    text: "The set-aside follows the contract. This one is Total Small Business. You may not issue the same request under a second contract.",
    parts: facts(
      { label: "Small business", value: "Every holder, based on its size status under the master contract, unless you ask for recertification" },
      { label: "Women-owned", value: "A separate contract in the program. An order to us does not count as set aside under it" },
      { label: "Sole source", value: `An exception to fair opportunity under ${cite("far-subpart-16-5")}, written and posted by you` },
    ),
  },
  {
    name: "Post it in eBuy",
    text: "Requests under this program are posted only in eBuy, to all holders in the domain and code at once.",
    parts: paste(
      { name: "Title", words: "[Agency, office]: audit readiness and grants oversight support, [first fiscal year] to [last]" },
      {
        name: "Performance work statement",
        words: "The contractor shall prepare [component] for its financial statement audit: maintain the request list, assemble support for each sample within [number] business days, age every exception by cause, and hold a monthly review with [official]. For [number] grant programs it shall reconcile drawdowns to awards each quarter. IT work is limited to what these tasks require. Domain: [Management and Advisory]. NAICS: [code]. Type: [firm-fixed-price by month].",
      },
      {
        name: "Fee line",
        words: "CLIN [number], Contract Access Fee: 0.15 percent of the amount billed, one line for the base and one for each option, not subject to profit.",
      },
      {
        name: "Selection",
        words: "[Your factors and their order]. Total price is analyzed for reasonableness at the order level.",
      },
    ),
  },
  {
    name: "Build the estimate",
    text: "Prices are set order by order, through competition. GSA’s own ceiling rates apply to direct awards priced by the hour, and contracting officers with a delegation may request them from GSA.",
    parts: prices(
      "Labor categories, our highest rates for planning",
      { category: "Category", where: "Domain", least: "Minimum experience", price: "Per hour, $" },
      rates["oasis-sb"],
    ),
  },
  {
    name: "Award and report",
    text: "Report the award in eBuy, and in FPDS under our contract number within three business days. We hold a kickoff meeting in the first week.",
    parts: contact("Orders and modifications", "A draft statement of work is enough to start a conversation"),
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
  lead: "For accounting, audit, grants and program work in which IT plays a supporting role. If IT is the purpose, use the Schedule instead.",
  side: {
    heading: "From delegation to kickoff",
    note: "The program asks more of a buyer than the Schedule does and allows more freedom in pricing.",
    keys: keys("oasis-sb", "Contract", [
      { label: "Pool", value: "Total Small Business" },
      ...(period ? [{ label: "Period", value: period }] : []),
    ]),
  },
  steps,
} satisfies OrderPage;
