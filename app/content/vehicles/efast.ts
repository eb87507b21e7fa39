import { claimedValue } from "../claims/claim.ts";
import { rates } from "../claims/labor-rates.ts";
import { standing } from "../claims/standing.ts";
import { efastAreas } from "../claims/vehicle-claims.ts";
import { cite } from "../rules/index.ts";
import type { OrderPage, OrderStep } from "../types/order-page.types.ts";
import { contact, facts, inSteps, keys, lines, paste, prices } from "./parts.ts";
import { GOVERNING_RULES } from "./vehicle-labels.ts";

const wosb = claimedValue(standing.wosb);

const steps: OrderStep[] = [
  {
    name: "Ask the eFAST office",
    text: "FAA’s program offices order through FAA’s own contracting officers. They can tell you whether the agreements fit your need, and how long they run.",
    parts: facts(
      { label: "Who may order", value: "FAA. The Inspector General wrote in 2017 that eFAST had at first been open to all agencies. We found no public statement that another agency may order now. The eFAST office decides." },
      { label: GOVERNING_RULES, value: `${cite("faa-ams")}, instead of the FAR` },
      { label: "Fee", value: "None published, as of November 22, 2026. Ask before you budget." },
      { label: "Last day to order", value: "Also not published. In 2017, the Inspector General cited a 15-year period. Counted from 2009, when FAA developed eFAST, it ended in 2024. Get the current end date in writing before you plan an order." },
    ),
  },
  {
    name: "Name the functional area",
    text: "Each order goes to firms qualified in its functional area. The program has eight areas.",
    parts: lines(
      "Functional areas in our agreement",
      { code: "Area", title: "What falls under it", ours: "Our work" },
      efastAreas,
    ),
  },
  {
    name: "Choose the set-aside",
    text: "FAA is exempt from the set-aside rules that bind other agencies and defines its own groups. Every agreement here is with a small firm.",
    parts: facts(
      { label: "Small business", value: "All holders. Verify size at award: in 2017, auditors found firms whose eligibility had lapsed." },
      { label: "Women-owned", value: `Since February 5, 2021, for firms in SBA’s program and in codes on SBA’s list${wosb ? `. Ours: ${wosb}` : ""}` },
      { label: "Disadvantaged, 8(a)", value: "This is FAA’s own group. We are not in it." },
      { label: "Veterans", value: "Service-disabled veteran-owned firms. We are not one." },
    ),
  },
  {
    name: "Paste into the request",
    text: "FAA solicits offers through a Screening Information Request. Describe the results you need, so that offerors can propose a fixed price.",
    parts: paste(
      { name: "Subject", words: "eFAST, [functional area]: [system or office], [short result], [months] months" },
      {
        name: "Requirement",
        words: "By [date], the contractor shall move [number] interfaces of [system] to [platform], each with a test that compares record counts and totals before and after, and shall meanwhile run the service desk for its [number] users, with a first response within [minutes] minutes during staffed hours. Acceptance: [official] signs each test report. Access: [facility, remote]. Suitability: [level].",
      },
      {
        name: "Questions to offerors",
        words: "1. Who leads, and when can they start? 2. For which of these results would you offer a firm price, and what prevents one for the rest?",
      },
    ),
  },
  {
    name: "Build the estimate",
    text: "Hourly prices in our agreement are the most we may charge. If hourly pricing cannot be avoided, the file must say why.",
    parts: prices(
      "Labor categories, ceiling rates of the agreement",
      { category: "Category", where: "Area", least: "Minimum experience", price: "Per hour, $" },
      rates.efast,
    ),
  },
  {
    name: "Order and start",
    text: "The order names your contracting officer’s representative. On the day we receive it, our lead calls that person.",
    parts: contact("eFAST orders", "Ask which of our people have worked at the FAA site"),
  },
];

export const efast = {
  slug: "efast",
  name: "eFAST",
  meta: {
    title: "How to order: eFAST",
    description:
      "How FAA offices order from us through eFAST: who decides, functional areas, set-aside groups, a request to paste, ceiling rates, and what is not published.",
  },
  promise: `FAA’s ordering agreements with small firms, ${inSteps(steps)}`,
  lead: "Written for a program office at the Federal Aviation Administration. Where FAA publishes nothing, this page says so.",
  side: {
    heading: "From need to order",
    note: "FAA has its own rules, so you cannot reuse a memo from another agency’s file.",
    keys: keys("efast", "Agreement", [{ label: "Ceiling", value: "No maximum ceiling per agreement" }]),
  },
  steps,
} satisfies OrderPage;
