import { claimedValue } from "../claims/claim.ts";
import { terms } from "../claims/terms.ts";
import { cite } from "../rules/index.ts";
import type { BuyersAnswer } from "../types/answers.types.ts";
import { orderPagePath } from "../vehicles/index.ts";
import { ours, schedule } from "./ours.ts";

/** Quality and price. Source: BUY-5. */
export const qualityAnswers: readonly (BuyersAnswer | false)[] = [
  {
    id: "rights",
    topic: "quality",
    question: "Who owns what you make, and is it under warranty?",
    answer: `What we make for you is yours to use, copy and change as the data rights clause of your order says. ${ours(terms.rights)}Anything to be delivered with restricted rights is named in the offer, so that you can decline it. ${ours(terms.warranty)}That adds to your rights under the inspection and warranty clauses and replaces none of them.`,
    rules: [],
  },
  {
    id: "section-508",
    topic: "quality",
    question: "Do your deliverables meet Section 508?",
    answer: `We build and test documents and interfaces to ${cite("section-508")}. You can order an accessibility conformance report for each product. The report on this website is an example and shows the test behind each row.`,
    rules: ["section-508", "wcag-2-2"],
    more: { label: "Our conformance report", to: "/accessibility" },
  },
  claimedValue(terms.insurance) !== undefined && {
    id: "insurance",
    topic: "quality",
    question: "What insurance do you carry?",
    answer: `${ours(terms.insurance)}${ours(terms.cyberInsurance)}${ours(terms.additionalInsured)}If your order needs more, state the amount in the request, and we will price it or decline.`,
    rules: [],
  },
  {
    id: "acceptance",
    topic: "quality",
    question: "How do you deliver for acceptance, and what if we reject something?",
    answer: `The acceptance plan lists each deliverable with its criteria, the official who accepts it and the number of business days for that review. ${ours(terms.review)}Every delivery comes with a completed checklist of those criteria and its evidence. ${ours(terms.surveillance)}A rejection should name the criterion that is not met. ${ours(terms.rework)}Under a labor-hour line item, the inspection clause of the order decides who pays for the correction.`,
    rules: [],
  },
  {
    id: "surveillance",
    topic: "quality",
    question: "What must a QASP contain, and what if a level or a deadline is missed?",
    answer: `This site has no sample of one. A quality assurance surveillance plan (QASP) names all work that needs surveillance and the method (FAR 46.401), and is written together with the work statement. Use a table: result, standard, acceptable quality level, method and frequency of the check, who checks, and what follows a miss. If a level or a deadline is missed, record it, tell the contractor in writing, and ask for correction or a lower price under the inspection clause (52.246-4 for a fixed price, 52.212-4(a) for commercial services). Before termination for anything but late delivery, the contracting officer sends a cure notice (FAR 12.403 and 49.607), usually with 10 days. Late or poor work also belongs in CPARS, where an order above the simplified acquisition threshold is rated at least once a year and at its end, on five levels from exceptional to unsatisfactory, with a narrative, and the contractor has 14 days to comment (FAR 42.1502 and 42.1503). Whatever the order names as a credit for a missed level comes off the invoice.`,
    rules: ["far"],
  },
  {
    id: "estimate",
    topic: "quality",
    question: "What must an independent government cost estimate (IGCE) contain?",
    answer: "For the base period and each option: labor categories, hours and rates, travel, other costs, escalation, the total, the source of each figure, the assumptions, and who made it and when. The office that needs the work makes it before it sees an offer, and it stays confidential. The FAR requires one for construction (FAR 36.203). For services it is your agency’s policy that does, usually above the simplified acquisition threshold. Start from the work statement, price each task from past orders and from published rates, and show a range. This site has no template. The ceiling rates on our ordering pages are a source that you may cite.",
    rules: ["far"],
    ...(schedule && { more: { label: "Labor categories and ceiling rates", to: `${orderPagePath(schedule)}#step-5` } }),
  },
  {
    id: "prices",
    topic: "quality",
    question: "What are your prices based on?",
    answer: `What we charge per hour is listed by labor category on the ordering pages, as hourly rates. Under the GSA Schedule and eFAST, our prices are those ceiling rates less a discount stated in the offer. Under OASIS+, for UN tenders, and for a nonprofit, a university or a company that buys by its own purchase order, each offer sets its own. A state or a city that orders through Cooperative Purchasing pays Schedule prices. A fixed price comes with its hours by labor category, so you can compare it with your independent estimate. ${ours(terms.optionYears)}${ours(terms.validity)}Travel is priced separately, at Government rates, and each trip needs your approval first. The maximum order threshold of each Schedule item is in our price list in GSA eLibrary. It is not a ceiling: above it, you ask for a lower price.`,
    rules: ["gsam-538-71"],
    ...(schedule && { more: { label: "Labor categories and ceiling rates", to: `${orderPagePath(schedule)}#step-5` } }),
  },
  claimedValue(terms.exclusions) !== undefined && {
    id: "exclusions",
    topic: "quality",
    question: "What do your prices not include?",
    answer: `${ours(terms.exclusions)}Work outside the scope of the order starts only after the contracting officer modifies it. A change within the scope is a modification that both sides sign, under the changes clause. New scope is a new purchase, which is competed or justified. Property that you furnish is listed in the order, kept under 52.245-1 and returned against that list. The offer lists its assumptions, such as the number of systems, sites and users, and says how the price changes if one proves wrong.`,
    rules: ["far"],
  },
  {
    id: "duration",
    topic: "quality",
    question: "How long does a project take, and what does a first phase cost?",
    answer: `${ours(terms.projectLength)}${ours(terms.firstPhase)}It ends with a plan, a price for the rest and everything we found, which you keep even if you stop there. The page of each service gives its own length. The replacement of an ERP or another accounting system has the stages of a systems modernization, from assessment to retirement of the old system, in 14 to 20 months for a midsize one. A federal ledger that moves to Oracle Fusion takes 24 to 36 months. We publish no price for an ERP, as its cost depends on modules, interfaces, years of data and the share of your own people.`,
    rules: [],
    more: { label: "All services, with their length", to: "/services" },
  },
  {
    id: "references",
    topic: "quality",
    question: "Can we speak to clients like us?",
    answer: `${ours(terms.referenceKinds)}${ours(terms.questionnairesOnWork)}Tell us which kind of work, organization or product you want to hear about, such as Hyperion or PRISM. We ask the client first, and send you a name and a phone number, or say that we have none. We publish no case studies: what a client achieved is for the client to tell. A firm without a record may be rated neither favorably nor unfavorably on past performance (FAR 15.305). The sample deliverables show our kind of work with invented data.`,
    rules: ["far"],
    more: { label: "Past performance", to: "/corporate-capability#past-performance" },
  },
  {
    id: "missing-sample",
    topic: "quality",
    question: "What if no sample shows the deliverable that we need?",
    answer: "Each service and solution shows one sample of its deliverables, so most kinds of document have none on this site. A sheet of the same kind, such as a register, a reconciliation or a plan, shows how we set one out. Your request can name the deliverable and ask for its outline with the offer. What others usually contain, from a risk register to an acquisition plan, is listed below the samples.",
    rules: [],
    more: { label: "All sample deliverables", to: "/specimens" },
  },
  {
    id: "small-orders",
    topic: "quality",
    question: "Can we start small, and is there a minimum?",
    answer: `${ours(terms.minimumOrder)}A contract vehicle may set a minimum of its own, which its page states. The price of a small order is its hours by labor category, so you can reduce it by reducing the scope. A first phase with a fixed price commits you to nothing after it.`,
    rules: [],
    more: { label: "How to buy without a solicitation", to: "#question-how-can-we-buy-from-you-without-a-request-for-proposals" },
  },
  claimedValue(terms.systemChoice) !== undefined && {
    id: "system-choice",
    topic: "quality",
    question: "Do you advise a nonprofit or a town on its choice of accounting software?",
    answer: `${ours(terms.systemChoice)}In a first phase we write down what you must report to funders and auditors, compare two or three systems with it, and estimate five years of cost, your own staff’s time included. You receive the requirements, the comparison and a recommendation. We work the same way for a county’s ERP, a university’s preaward system such as Cayuse or Kuali, and a contractor’s accounting system that DCAA will examine. This site has no template for a request for proposals, but the requirements are written so that you can put them into yours. QuickBooks and NetSuite are not among the products that we implement, which the page on ERP solutions lists. If a federal award pays for the system, whoever drafts the specification may not compete to install it (2 CFR 200.319).`,
    rules: ["cfr-2-200-subpart-d"],
    more: { label: "Federal Grants Management", to: "/services/federal-grants-management" },
  },
  {
    id: "downtime",
    topic: "quality",
    question: "Can you move our database to the cloud or a new release with little downtime?",
    answer:
      "Usually, but rarely with none. The time depends on how much data changes, and on whether the product can keep the new database in step with the old one until the switch. We rehearse the move on a copy and time it, and you choose the window from that figure. The old database stays as it was until you accept the new one, so that you can go back. A move to another product, such as from Oracle to PostgreSQL, is a larger job, because code inside the database has to be rewritten and tested. We plan it as a systems modernization, with trial migrations that reconcile.",
    rules: [],
    more: { label: "Database and Infrastructure Management", to: "/services/database-and-infrastructure-management" },
  },
  claimedValue(terms.notOffered) !== undefined && {
    id: "not-offered",
    topic: "quality",
    question: "What do you not do: audits, tax returns, legal advice, software?",
    answer: `${ours(terms.notOffered)}An opinion on your statements needs a licensed audit firm that is independent of you and of us (${cite("gao-yellow-book")}). We prepare for its work and answer its requests. For a legal question we give your counsel the facts and documents. None of our services prepares an indirect cost (F&A) rate proposal, or a client for a SOC 2 report.`,
    rules: ["gao-yellow-book"],
    more: { label: "Audit Support", to: "/services/audit-support" },
  },
  {
    id: "other-work",
    topic: "quality",
    question: "Do you do bookkeeping, data recovery, repairs or construction, or register us in SAM?",
    answer: `No. None of our services keeps the books or runs the payroll of a small organization, recovers data from damaged or locked media, repairs printers and desktop computers, runs an institutional review board (IRB) or the billing of clinical trials, or builds and cleans. What comes near: for an agency’s finance office we staff invoices, payments and the monthly close. From a backup that is whole, and whose key you have, we restore databases and test the result. A service desk of ours helps users of financial systems, and passes a broken device to those who repair it. Registration in SAM.gov is free and yours to make, and its help desk is at fsd.gov. Nobody needs to pay for it.`,
    rules: [],
    more: { label: "Business Operations Support", to: "/services/business-operations-support" },
  },
  {
    id: "engagement-models",
    topic: "quality",
    question: "Extra people, a managed service or your own staff: what suits us?",
    answer: `Extra people (staff augmentation) work under your direction, by the hour and up to a ceiling. You carry the risk that it takes longer. That suits a vacancy, a backlog, or work that is not yet clear. ${ours(terms.minimumOrder)}A managed service has a fixed price per month, with volumes and service levels, and we carry the risk of meeting them. It suits work that can be counted, such as tickets, reconciliations or closeouts. Do it yourselves if the work returns every month, you have someone with the time, and a written procedure is all that is missing. We then sell you the procedure and the training, and not the people.`,
    rules: [],
    more: { label: "Which contract types we accept", to: "#question-which-contract-types-do-you-accept-ffp-tm-or-laborhour" },
  },
];
