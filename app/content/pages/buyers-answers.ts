import { type Claim, claimedValue } from "../claims/claim.ts";
import { identifiers } from "../claims/identifiers.ts";
import { standing } from "../claims/standing.ts";
import { terms } from "../claims/terms.ts";
import { firm } from "../firm.ts";
import { cite } from "../rules/index.ts";
import { NAMES } from "../names.ts";
import { HOME, REFERENCE } from "../trail.ts";
import { orderPages, orderPagePath } from "../vehicles/index.ts";
import type { AnswersPage, BuyersAnswer } from "../types/answers.types.ts";

/** The firm's own statement as a sentence, or nothing if it is not claimed. */
const ours = (claim: Claim<string>, before = ""): string => {
  const text = claimedValue(claim);
  return text ? `${before}${text}. ` : "";
};

/** The page on how to order through the GSA Schedule, if the firm holds one. */
const schedule = orderPages.find(({ slug }) => slug === "gsa-mas");

const all: readonly (BuyersAnswer | false)[] = [
  {
    id: "contract-types",
    topic: "buying",
    question: "Which contract types do you accept: FFP, T&M or labor-hour?",
    short: "Contract types",
    answer: `${ours(terms.contractTypes)}${ours(standing.accounting, "Accounting system: ")}We propose a fixed price when the volume can be counted in advance, as with reconciliations, assessments, closeouts and builds with an acceptance test. Hourly pricing suits incident response and work whose first task is to find out how much there is to do. For hourly pricing, expect to document why no other type is suitable.`,
    rules: ["gsam-538-71", "far-subpart-16-5"],
    ...(schedule && { more: { label: "How to order, by vehicle", to: orderPagePath(schedule) } }),
  },
  {
    id: "section-889",
    topic: "buying",
    question: "Where is your Section 889 representation?",
    short: "Section 889",
    answer: `It is in SAM.gov, under ${cite("far-52-204-26")}, and renewed each year. ${ours(terms.telecommunications, "It says: ")}Under the FAR overhaul, the same representation is 52.240-90, and the prohibition is in clause 52.240-91. For your file, use the entry in SAM.gov, because this page is not a representation.`,
    rules: ["far-52-204-26", "far-52-240-91"],
  },
  {
    id: "identifiers",
    topic: "buying",
    question: "What are your UEI and CAGE code, and where is your bank information?",
    short: "UEI, CAGE and bank data",
    answer: `${identifiersText()}Our bank account is recorded in SAM.gov and nowhere else. The Government pays by electronic funds transfer (EFT) to the account recorded there (${cite("far-52-232-33")}). We never send bank details or a change of account by email. If someone does so in our name, it is fraud.`,
    rules: ["far-52-232-33"],
    more: { label: "Company data to copy", to: "/corporate-capability#company" },
  },
  {
    id: "start",
    topic: "people",
    question: "Can you start in 30 days, and who are the key people?",
    short: "Start and key people",
    answer: `${ours(terms.startTime)}${ours(terms.keyPeople)}Suitability screening and system access usually take the longest, and your agency controls both. Until they are complete, we start with documents and with people who are already cleared.`,
    rules: [],
    more: { label: "Who leads the firm", to: "/about" },
  },
  {
    id: "transition-in",
    topic: "after",
    question: "How do you take over from an incumbent?",
    short: "Taking over",
    answer:
      "In the first two weeks we list open items, calendar dates, accounts and interfaces with the incumbent’s people, and sign the list with you. Each recurring task is then run twice: once alongside the incumbent and once under our own lead. The month-end close is one of those tasks, so plan for two closes before we are on our own, and not for a handover in the last month of the fiscal year. You receive the transition plan, the list and the risks we found. The order states the day on which responsibility passes, and what we accept as is.",
    rules: [],
  },
  {
    id: "transition-out",
    topic: "after",
    question: "How do you hand over when the order ends?",
    short: "Handing over",
    answer: `A transition-out plan is delivered at kickoff and updated every quarter. It states what is handed over, to whom, in which format and by which date. Everything we make is kept in your systems throughout the work, so no export is needed at the end. ${ours(terms.dataReturn)}Help after the handover is priced and falls within the period of performance. If you end the order early, the same plan applies, and the termination clause decides what is paid.`,
    rules: ["antideficiency-act"],
  },
  {
    id: "rights",
    topic: "quality",
    question: "Who owns what you make, and is it under warranty?",
    short: "Data rights and warranty",
    answer: `What we make for you is yours to use, copy and change as the data rights clause of your order says. ${ours(terms.rights)}Anything to be delivered with restricted rights is named in the offer, so that you can decline it. ${ours(terms.warranty)}That adds to your rights under the inspection and warranty clauses and replaces none of them.`,
    rules: [],
  },
  {
    id: "subcontracting",
    topic: "people",
    question: "Will you subcontract or team?",
    short: "Subcontracting and teaming",
    answer: `Under a women-owned set-aside or sole-source award of any value, or a small business set-aside above the simplified acquisition threshold, a services firm may pay at most 50 percent of what it receives to firms that are not similarly situated (${cite("cfr-13-125-6")}). ${ours(terms.ownWork)}${ours(terms.ventures)}As a subcontractor or team member, we work under the prime’s plan and state our share in the offer.`,
    rules: ["cfr-13-125-6", "far-part-19"],
  },
  {
    id: "conflicts",
    topic: "buying",
    question: "Do you have a conflict of interest in our program?",
    short: "Conflicts of interest",
    answer:
      "Our statement for the whole firm is on the capability page. Tell us the names of the program and its support contractors. We check both against our awards. Before the offer, we report the result to the contracting officer in writing and propose how to avoid or mitigate any conflict.",
    rules: ["far"],
    more: { label: "For your file", to: "/corporate-capability#file" },
  },
  {
    id: "cui",
    topic: "data",
    question: "How do you protect CUI, and what is your CMMC level?",
    short: "CUI and CMMC",
    answer: `${ours(standing.cmmc, "CMMC: ")}Controlled unclassified information stays in your systems whenever the work allows it. Do not send it through the form on this site or by plain email. Before we receive any, your security officer and ours agree on the channel and on who may read it. ${ours(terms.incidents)}Where the DFARS clause on cyber incidents applies, we also report to the Defense Department within 72 hours.`,
    rules: ["cmmc", "nist-sp-800-171-r2"],
  },
  {
    id: "section-508",
    topic: "quality",
    question: "Do your deliverables meet Section 508?",
    short: "Accessibility, Section 508",
    answer: `We build and test documents and interfaces to ${cite("section-508")}. You can order an accessibility conformance report for each product. The report on this website is an example and shows the test behind each row.`,
    rules: ["section-508", "wcag-2-2"],
    more: { label: "Our conformance report", to: "/accessibility" },
  },
  claimedValue(terms.insurance) !== undefined && {
    id: "insurance",
    topic: "quality",
    question: "What insurance do you carry?",
    short: "Insurance",
    answer: `${ours(terms.insurance)}${ours(terms.cyberInsurance)}${ours(terms.additionalInsured)}If your order needs more, state the amount in the request, and we will price it or decline.`,
    rules: [],
  },
  {
    id: "protests",
    topic: "buying",
    question: "Can an award to you be protested, and where?",
    short: "Protests",
    answer: `It depends on the vehicle. A protest of a GSA Schedule order of any value may go to the agency, GAO or the Court of Federal Claims. Under OASIS+, which GSA awards, GAO hears protests above $10 million, even if Defense places the order. Below that, it hears only a claim that the order exceeds the contract’s scope, period or maximum value (${cite("usc-41-4106")}). Protests of FAA orders go to FAA’s Office of Dispute Resolution for Acquisition, and GAO does not hear them (${cite("cfr-14-17")}).`,
    rules: ["usc-41-4106", "cfr-14-17"],
    ...(orderPages.length > 0 && { more: { label: "Which vehicle to choose", to: "#vehicles" } }),
  },
  {
    id: "invoicing",
    topic: "after",
    question: "How do you invoice?",
    short: "Invoicing",
    answer: `We invoice monthly, or at each accepted milestone, in the system your order names, such as IPP for civilian agencies. Each invoice lists the order, the line item, the period and the acceptance that supports it. Payment of a proper invoice is due 30 days after receipt or acceptance, whichever is later, unless the order says otherwise (${cite("prompt-payment-act")}). If the contract sets no date, the law directs agencies to pay small business primes sooner, with a goal of 15 days after a proper invoice (31 U.S.C. 3903(a)). ${ours(terms.purchaseCard)}`.trim(),
    rules: ["prompt-payment-act"],
  },
  {
    id: "acceptance",
    topic: "quality",
    question: "How do you deliver for acceptance, and what if we reject something?",
    short: "Acceptance",
    answer: `The acceptance plan lists each deliverable with its criteria, the official who accepts it and the number of business days for that review. ${ours(terms.review)}Every delivery comes with a completed checklist of those criteria and its evidence. ${ours(terms.surveillance)}A rejection should name the criterion that is not met. ${ours(terms.rework)}Under a labor-hour line item, the inspection clause of the order decides who pays for the correction.`,
    rules: [],
  },
  {
    id: "prices",
    topic: "quality",
    question: "What are your prices based on?",
    short: "Prices and discounts",
    answer: `Under the GSA Schedule and eFAST, our prices are the ceiling rates less a discount stated in the offer. Under OASIS+ and for UN tenders, each offer sets its own. A fixed price comes with its hours by labor category, so you can compare it with your independent estimate. ${ours(terms.optionYears)}${ours(terms.validity)}Travel is priced separately, at Government rates, and each trip needs your approval first. The maximum order threshold of each Schedule item is in our price list in GSA eLibrary. It is not a ceiling: above it, you ask for a lower price.`,
    rules: ["gsam-538-71"],
    ...(schedule && { more: { label: "Labor categories and ceiling rates", to: `${orderPagePath(schedule)}#step-5` } }),
  },
  claimedValue(terms.exclusions) !== undefined && {
    id: "exclusions",
    topic: "quality",
    question: "What do your prices not include?",
    short: "Exclusions",
    answer: `${ours(terms.exclusions)}Work outside the scope of the order starts only after the contracting officer modifies it. The offer lists its assumptions, such as the number of systems, sites and users, and says how the price changes if one proves wrong.`,
    rules: [],
  },
  {
    id: "labor-standards",
    topic: "people",
    question: "Do the Service Contract Labor Standards apply to your people?",
    short: "Labor standards",
    answer:
      "Only to a few. Accountants, analysts and engineers usually work in exempt professional or computer positions. Service desk and operator positions may be covered. If your solicitation includes a wage determination, the offer matches each such position to its occupation and prices it at or above that rate.",
    rules: [],
  },
  {
    id: "bpa",
    topic: "buying",
    question: "Do you enter into BPAs, and do you give volume discounts?",
    short: "BPAs",
    answer: `${ours(terms.agreements)}A BPA suits recurring work in smaller pieces, such as reconciliations, audit support and help at year-end. The agreement states the discount for each level of spending, and each call lists its hours at the reduced rates.`,
    rules: ["gsam-538-71"],
  },
  {
    id: "ai",
    topic: "data",
    question: "Do you use AI tools with our data?",
    short: "AI tools",
    answer: `${ours(terms.aiTools)}If your agency has its own rules or its own approved tool, we work under those. The offer names each tool, what it may read, and who reviews what it produces.`,
    rules: [],
  },
  {
    id: "place",
    topic: "people",
    question: "Is all work done in the United States, and by whom?",
    short: "Place of work",
    answer: `${ours(terms.placeOfWork)}${ours(terms.nondisclosure)}${ours(terms.eligibility)}Your data stays in the systems that the order names. ${ours(terms.foreignControl)}We are established in the United States and sell services, not products. If your rules require citizenship, screening or on-site work, say so in the request, and the offer confirms it for each person.`,
    rules: [],
    more: { label: "Security of your data", to: "#data" },
  },
  {
    id: "universities",
    topic: "buying",
    question: "How can a university, a state or a company buy from you?",
    short: "Universities, states, companies",
    answer: `A public university, a state, a tribe or a local government may order under our IT and cybersecurity items of the GSA Schedule, through Cooperative Purchasing. ${ours(terms.virginia)}${ours(terms.cooperative)}A private university or a company uses its own solicitation or purchase order. Send us your terms, and we list our exceptions in the offer. ${ours(terms.questionnaires)}If a federal award pays, see how a grant recipient buys. Student financial records fall under the ${cite("glba-safeguards")}, and the contract names the safeguards we keep. Education records fall under FERPA, and the contract states our role.`,
    rules: ["glba-safeguards"],
    ...(schedule && { more: { label: "Who may order under the Schedule", to: `${orderPagePath(schedule)}#step-1` } }),
  },
  {
    id: "grant-recipients",
    topic: "buying",
    question: "How does a grant recipient buy from you with federal award money?",
    short: "Grant recipients",
    answer: `By its own purchase order or contract. No federal contract vehicle is needed. The purchase follows your own written procedures, which must meet the procurement standards of ${cite("cfr-2-200-subpart-d")} (200.317 to 200.327). A state or an Indian tribe instead follows the policies it uses for its other money (200.317). Up to your micro-purchase threshold you need no quotes, if you consider the price reasonable and keep the documents that show it. Between that and the simplified acquisition threshold, you need quotes from an adequate number of qualified sources. Above it, you publish a request for bids or proposals, unless one of the conditions for a noncompetitive purchase is met (200.320). Hourly pricing is allowed only if no other type is suitable, and with a ceiling (200.318). Whoever drafts your specification or statement of work may not compete for the work (200.319), so tell us early which of the two you want from us. We accept the provisions that the standards require in a contract (200.327).`,
    rules: ["cfr-2-200-subpart-d"],
    more: { label: "Federal Grants Management", to: "/services/federal-grants-management" },
  },
  {
    id: "small-purchases",
    topic: "buying",
    question: "How can we buy from you without a request for proposals?",
    short: "Small purchases",
    answer: `By purchase order. Since October 1, 2025, a federal buyer needs no competing quotes up to the micro-purchase threshold of $15,000 if the price is considered reasonable. For services under the Service Contract Labor Standards, the threshold is $2,500. Up to the simplified acquisition threshold of $350,000, simplified procedures allow quotes instead of proposals (${cite("far-2-101")}). ${ours(terms.smallOrders)}Above that amount, you can place an order under a contract we already hold instead of opening a new competition. It is still competed among that contract’s holders: under the GSA Schedule by a request for quotations on eBuy or to enough holders to expect three quotes, and under OASIS+ by fair opportunity. Each has exceptions, which you justify in writing. A state, a university or a company follows its own thresholds.`,
    rules: ["far-2-101", "gsam-538-71"],
    ...(schedule && { more: { label: "How to order, by vehicle", to: orderPagePath(schedule) } }),
  },
  claimedValue(terms.taxForms) !== undefined && {
    id: "tax-forms",
    topic: "buying",
    question: "Where do we get your W-9 and certificates?",
    short: "W-9 and certificates",
    answer: `${ours(terms.taxForms)}Write to ${firm.email} and name the order or the vendor file it is for. Our tax number is on the W-9 only, and no form ever changes our bank account: that is recorded in SAM.gov.`,
    rules: [],
  },
  {
    id: "people",
    topic: "people",
    question: "Who will do the work?",
    short: "The team",
    answer: `${ours(terms.team)}${ours(terms.employees)}${ours(standing.people)}The offer gives each person’s role, hours and resume. Whoever leads the offer also leads the work.`,
    rules: [],
    more: { label: "Who leads the firm", to: "/about#leadership" },
  },
  {
    id: "data",
    topic: "data",
    question: "Where is our data stored, and for how long?",
    short: "Where data is stored",
    answer: `In your own systems, whenever the work allows it. ${ours(terms.dataReaders)}${ours(terms.dataPlace)}${ours(terms.dataKept)}${ours(terms.dataReturn)}What this website keeps of a request is on the privacy page.`,
    rules: [],
    more: { label: "Privacy on this website", to: "/privacy" },
  },
  {
    id: "reports",
    topic: "data",
    question: "Do you have a SOC 2 report, a FedRAMP certification or an SPRS score?",
    short: "SOC 2, FedRAMP and SPRS",
    answer: `${ours(terms.auditReports)}${ours(terms.sprs)}${ours(standing.cmmc, "CMMC: ")}If your rules ask for a report we do not hold, say so in the request. We answer your security questionnaire instead, or name a partner that holds it.`,
    rules: ["cmmc", "nist-sp-800-171-r2"],
    more: { label: "What we are certified for", to: "/corporate-capability#file" },
  },
  {
    id: "security-contact",
    topic: "data",
    question: "Whom do we call about a security problem?",
    short: "Security contact",
    answer: `${ours(terms.securityContact)}${ours(terms.incidents)}A weakness in this website goes to the address on the page on vulnerability disclosure.`,
    rules: [],
    more: { label: "Report a weakness in this website", to: "/vulnerability-disclosure" },
  },
  {
    id: "duration",
    topic: "quality",
    question: "How long does a project take, and what does a first phase cost?",
    short: "Time and first phase",
    answer: `${ours(terms.projectLength)}${ours(terms.firstPhase)}It ends with a plan, a price for the rest and everything we found, which you keep even if you stop there. The page of each service gives its own length.`,
    rules: [],
    more: { label: "All services, with their length", to: "/services" },
  },
  {
    id: "references",
    topic: "quality",
    question: "Can we speak to clients like us?",
    short: "References",
    answer: `${ours(terms.referenceKinds)}${ours(terms.questionnairesOnWork)}Tell us which kind of work and organization you want to hear about. We ask the client first, and send you a name and a phone number.`,
    rules: [],
    more: { label: "Past performance", to: "/corporate-capability#past-performance" },
  },
  {
    id: "programs",
    topic: "buying",
    question: "Are you in the SBIR program, or an 8(a) or HUBZone firm?",
    short: "SBIR, 8(a) and HUBZone",
    answer: `No. We are a woman-owned small business. ${ours(standing.wosb, "SBA’s women-owned program: ")}${ours(terms.disadvantaged)}Small Business Innovation Research (SBIR) pays for research and development, which we do not offer.`,
    rules: ["cfr-13-127"],
  },
  {
    id: "responsibility",
    topic: "buying",
    question: "Was a contract of yours ever terminated for default, or were you suspended or debarred?",
    short: "Default, suspension, debarment",
    answer: `${ours(terms.responsibility)}Check it in SAM.gov before you award. Exclusions show whether a firm is suspended, debarred or proposed for debarment. Its responsibility and qualification records, until 2022 in FAPIIS, show terminations for default or cause. Our certification is with our representations there.`,
    rules: [],
    more: { label: "For your file", to: "/corporate-capability#file" },
  },
  {
    id: "quotes",
    topic: "buying",
    question: "How soon do you send a quote?",
    short: "Time to a quote",
    answer: `${ours(terms.quoteTime)}A request is complete when it names the service, the volume, such as the number of awards, accounts or users, the place, the dates and the vehicle. If something is missing, we ask on the day we read it.`,
    rules: [],
    more: { label: "Send a request", to: "/contact?about=buying-and-documents" },
  },
  {
    id: "teaming",
    topic: "people",
    question: "Who handles teaming, and how soon do you sign an agreement?",
    short: "Teaming agreements",
    answer: `Our contracts office reads teaming inquiries every day: ${firm.email}. Name the solicitation, its due date, the share of the work you have in mind, and any NAICS code and size standard. ${ours(terms.teamingTime)}${ours(terms.exclusivity)}Before we sign, we check for conflicts of interest.`,
    rules: [],
    more: { label: "Point of contact", to: "/corporate-capability#point-of-contact" },
  },
  claimedValue(terms.replacement) !== undefined && {
    id: "replacement",
    topic: "people",
    question: "Will you replace a person we do not want to work with?",
    short: "Replacing a person",
    answer: `${ours(terms.replacement)}Tell the lead, or the director named in the offer if it concerns the lead. A reason helps us choose better, but you need not give one. If the order names the person as key, the contracting officer consents to the change in writing.`,
    rules: [],
    more: { label: "Who leads the firm", to: "/about#leadership" },
  },
  {
    id: "vendor-risk",
    topic: "data",
    question: "How do you screen and train your people, and protect and erase their devices?",
    short: "MFA, training, screening, media",
    answer: `${ours(terms.signIn)}${ours(terms.training)}${ours(terms.screening)}${ours(terms.mediaSanitization)}For access to a federal system, your agency’s own screening comes on top. ${ours(terms.questionnaires)}`.trim(),
    rules: ["nist-sp-800-88"],
  },
  {
    id: "small-orders",
    topic: "quality",
    question: "Can we start small, and is there a minimum?",
    short: "Small orders and minimum",
    answer: `${ours(terms.minimumOrder)}A contract vehicle may set a minimum of its own, which its page states. The price of a small order is its hours by labor category, so you can reduce it by reducing the scope. A first phase with a fixed price commits you to nothing after it.`,
    rules: [],
    more: { label: "How to buy without a solicitation", to: "#question-how-can-we-buy-from-you-without-a-request-for-proposals" },
  },
  claimedValue(terms.systemChoice) !== undefined && {
    id: "system-choice",
    topic: "quality",
    question: "Do you advise a nonprofit on its choice of accounting software?",
    short: "Choosing accounting software",
    answer: `${ours(terms.systemChoice)}In a first phase we write down what you must report to funders and auditors, compare two or three systems with it, and estimate five years of cost, your own staff’s time included. You receive the requirements, the comparison and a recommendation. If a federal award pays for the system, whoever drafts the specification may not compete to install it (2 CFR 200.319).`,
    rules: ["cfr-2-200-subpart-d"],
    more: { label: "Federal Grants Management", to: "/services/federal-grants-management" },
  },
  {
    id: "downtime",
    topic: "quality",
    question: "Can you move our database to the cloud or a new release with little downtime?",
    short: "Moving a database",
    answer:
      "Usually, but rarely with none. The time depends on how much data changes, and on whether the product can keep the new database in step with the old one until the switch. We rehearse the move on a copy and time it, and you choose the window from that figure. The old database stays as it was until you accept the new one, so that you can go back.",
    rules: [],
    more: { label: "Database and Infrastructure Management", to: "/services/database-and-infrastructure-management" },
  },
];

function identifiersText(): string {
  const [uei, cage] = [claimedValue(identifiers.uei), claimedValue(identifiers.cageCode)];
  return [uei && `UEI ${uei}. `, cage && `CAGE code ${cage}. `].filter(Boolean).join("");
}

/** The groups of answers, in the order of the page. */
const topics = {
  buying: "Buying",
  people: "People and places",
  data: "Security of your data",
  quality: "Quality and price",
  after: "After the award",
} satisfies AnswersPage["topics"];

/** The one place for what the firm says about the security of its clients' data. Other pages link to it. */
const notes: AnswersPage["notes"] = {
  data: { note: "What we say about the security of your data is gathered here: where it is stored and for how long, who protects it, AI tools, reports and scores, and whom to call. Who works for you, and where, is under People and places." },
};

export const ANSWERS_PATH = "/buyers-answers";

/** Short answers to what a buyer's file asks. Source: BUY-5. */
export const buyersAnswersPage: AnswersPage = {
  meta: {
    title: NAMES.answers,
    description:
      "Buying without a solicitation, W-9, the team, where data is stored, security reports, prices, insurance, references, transition and invoices, with sources.",
  },
  name: NAMES.answers,
  trail: [HOME, REFERENCE],
  lead: `Each answer has its own address, so you can cite it. A statement that is not yet confirmed is labeled as such. If anything is missing, write to ${firm.email}.`,
  labels: { index: "All questions", source: "Source:", read: "read {day}", checked: "status checked {day}" },
  topics,
  notes,
  answers: all.filter((answer) => answer !== false),
};
