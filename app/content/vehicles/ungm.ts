import { rates } from "../claims/labor-rates.ts";
import { unspsc } from "../claims/vehicle-claims.ts";
import type { OrderPage, OrderStep } from "../types/order-page.types.ts";
import { contact, facts, inSteps, keys, lines, paste, prices } from "./parts.ts";
import { GOVERNING_RULES } from "./vehicle-labels.ts";

const steps: OrderStep[] = [
  {
    name: "Understand what it is",
    text: "This is a registration on the portal that UN organizations share. It is not a contract. Each organization buys under its own rules and terms.",
    parts: facts(
      { label: "Who may ask", value: "Buyers of UN organizations that use the portal" },
      { label: GOVERNING_RULES, value: "Those of the organization that issues the tender" },
      { label: "Fee", value: "None to us. We found no charge to a buyer as of November 22, 2026." },
      { label: "Ceiling and term", value: "None, because there is no agreement" },
    ),
  },
  {
    name: "Find the profile",
    text: "Search for suppliers by our number or by a code. The portal matches codes to organizations automatically.",
    parts: lines("UNSPSC codes in our profile", { code: "Code", title: "Title", ours: "Our work" }, unspsc),
  },
  {
    name: "Check the registration",
    text: "A supplier registers with each organization separately, and at a set level. If yours is missing, ask us to register with it.",
    parts: facts(
      { label: "Basic level", value: "Enough to be found and to respond to electronic tenders" },
      {
        label: "Levels 1 and 2",
        value: "For larger awards at the Secretariat. Its undated documents set the thresholds at $40,000 and $500,000. Ask for the current ones.",
      },
      { label: "Set-aside", value: "UN rules have none that we know of. A profile can show that a firm is owned by women." },
    ),
  },
  {
    name: "Paste into the invitation",
    text: "For a small requirement, use a request for quotation. For a larger one, the same words can open the terms of reference.",
    parts: paste(
      { name: "Title", words: "[Organization]: financial reporting and audit follow-up, [duty station or remote], [year]" },
      {
        name: "Terms of reference",
        words: "The contractor shall prepare for closure [number] audit recommendations of [auditor, report]: agree on the cause with each owner, correct the procedure, and keep the evidence in the folder that the auditor uses. It shall reconcile [number] bank accounts and implementing-partner advances each month. Language: [English]. Deliverables: a closure file every [quarter]. A handover to staff before the end.",
      },
      {
        name: "Financial offer",
        words: "Fixed price per deliverable, excluding travel, in US dollars, net of taxes, valid [90] days. Travel to [duty station] is priced separately. Day rates for changes only.",
      },
    ),
  },
  {
    name: "Build the budget",
    text: "No prices are agreed on in advance, so these are for planning only. Each offer states its own prices.",
    parts: prices(
      "Roles and our highest rates, for planning",
      { category: "Role", where: "Field", least: "Minimum experience", price: "Per day, $" },
      rates.ungm,
    ),
  },
  {
    name: "Sign and begin",
    text: "The contract is your organization’s own. We read it before we make an offer, and the offer states what we cannot accept.",
    parts: contact("International work", "Time zone, language and data rules, in three lines"),
  },
];

/** How UN organizations reach the firm through the Global Marketplace. */
export const ungm = {
  slug: "ungm",
  name: "UNGM",
  meta: {
    title: "How to order: UNGM",
    description:
      "How a UN organization invites us to bid through the Global Marketplace: what a registration is, our codes, levels, terms of reference to paste, day rates.",
  },
  promise: `United Nations Global Marketplace, ${inSteps(steps)}`,
  lead: "This is a registration, not a contract. It makes us easy to find and check, and it commits neither side.",
  side: {
    heading: "From search to contract",
    note: "Our number opens the profile. Your rules and our offer cover the rest.",
    keys: keys("ungm", "Vendor ID"),
  },
  steps,
} satisfies OrderPage;
