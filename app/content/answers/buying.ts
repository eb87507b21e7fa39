import { certificates } from "../claims/certification-claims.ts";
import { claimedValue } from "../claims/claim.ts";
import { identifiers } from "../claims/identifiers.ts";
import { standing } from "../claims/standing.ts";
import { terms } from "../claims/terms.ts";
import { gsaPeriod, oasisPeriod } from "../claims/vehicle-claims.ts";
import { certificateText } from "../credential-texts.ts";
import { firm } from "../firm.ts";
import { cite } from "../rules/index.ts";
import type { BuyersAnswer } from "../types/answers.types.ts";
import { orderPagePath, orderPages } from "../vehicles/index.ts";
import { ours, schedule } from "./ours.ts";

const swam = claimedValue(certificates.swam);

/** Buying. The page begins with the first one open, so it waits for no value of the firm. Source: BUY-5. */
export const buyingAnswers: readonly (BuyersAnswer | false)[] = [
  {
    id: "quotes",
    topic: "buying",
    question: "How soon do you send a quote?",
    answer: `${ours(terms.quoteTime)}A request is complete when it names the service, the volume, such as the number of awards, accounts or users, the place, the dates and the vehicle. If something is missing, we ask on the day we read it.`,
    rules: [],
    more: { label: "Send a request", to: "/contact?about=buying-and-documents" },
  },
  {
    id: "requests",
    topic: "buying",
    question: "How do an RFI, an RFQ and an RFP differ?",
    answer: "A request for information (RFI) or a sources sought notice asks what the market offers, and leads to no award. A request for quotations (RFQ) asks for prices, usually under simplified procedures or the GSA Schedule. A quotation is not an offer: the Government’s order is. A request for proposals (RFP) asks for offers, which the Government may discuss and accept. If a question shows that the need or the terms must change, amend the request for everyone (FAR 15.206). You may extend the deadline for quotes in the same way, as when only one vendor answered. We answer all three.",
    rules: ["far"],
    more: { label: "Send a request", to: "/contact?about=buying-and-documents" },
  },
  {
    id: "cancellation",
    topic: "buying",
    question: "When and how may we cancel a solicitation?",
    answer: "Cancel it in writing, with the reason and the facts in the file, and with a notice to all who quoted and where you posted the request. Before the due date, a change of the need, the money or the requirement is enough. After offers came in under FAR Part 15, GAO asks only for a reasonable basis, such as a request that does not state what you need. If an amendment goes so far that more firms would likely have offered, you must cancel and start anew (FAR 15.206(e)). After the opening of sealed bids, it takes a compelling reason. A cancellation may be protested, and GAO looks closely at one that seems a pretext. The overhaul of the FAR rewrote Part 15 in September 2025, and we have not read its section on amendments, so check your agency’s deviation.",
    rules: ["far"],
    more: { label: "Send a request", to: "/contact?about=buying-and-documents" },
  },
  {
    id: "work-statement",
    topic: "buying",
    question: "What must a PWS, an SOW or an SOO contain?",
    answer: "A performance work statement (PWS) describes results, not how they are reached or in how many hours, with measurable standards and a way to assess them (FAR 37.601 and 37.602). A statement of work (SOW) lists the tasks. A statement of objectives (SOO) states at least purpose, scope or mission, period and place, background, objectives and constraints. Offerors write the PWS from it, and it does not become part of the contract. Write, in this order: background, scope, results with their standards, deliverables with dates, place and access, security, what you furnish, transition, acceptance. This site has no full template. Each ordering page has a paragraph to fill in, and a draft is enough to start a conversation.",
    rules: ["far"],
    ...(schedule && { more: { label: "Text to start from", to: orderPagePath(schedule) } }),
  },
  {
    id: "evaluation-factors",
    topic: "buying",
    question: "Which evaluation factors suit IT services, and is lowest price technically acceptable (LPTA) allowed?",
    answer: "Choose few that tell offers apart: technical approach, key people, similar experience, past performance, transition, price. Price is always one, and past performance is another above the simplified acquisition threshold, unless the file says why not. The solicitation states each factor, its relative importance, and whether the others together outweigh price (FAR 15.304). For agile work, a demonstration or a small coding task shows more than long text. A tradeoff lets you pay more for a better offer, if the record says why it is worth it. Under LPTA, the lowest price among acceptable offers wins. Civilian agencies avoid it as far as practicable for IT, cybersecurity and audit services, and record why they use it (FAR 15.101-2). An order under a multiple-award contract needs no scoring and no formal plan (FAR 16.505(b)(1)), and a Schedule request states only the basis of award. We answer whatever factors you set.",
    rules: ["far", "far-subpart-16-5"],
    more: { label: "What a technical evaluation plan contains", to: "/specimens#documents-technical-evaluation-plan" },
  },
  {
    id: "sources-sought",
    topic: "buying",
    question: "What belongs in a sources sought response and a market research report?",
    answer: "A response, often of five to ten pages, gives name, UEI, size and status under the notice’s NAICS code, contract vehicles, similar work with its value and your role, how you would do this work and with what share of your own people, and an answer to each question. It is no offer. Ask firms of each size, because under the rule of two a contract is set aside for small business if you expect fair offers from at least two such firms (FAR 19.502-2), while for an order you may choose. The report (FAR 10.002(e)) records the need, the sources searched, the firms found with their size and status, commercial terms and prices, and what follows for set-aside, vehicle and contract type. A proposed contract is announced in SAM.gov above $25,000 (FAR 5.101), or above $15,000 where your agency uses the text of the FAR overhaul. An order under an existing contract of indefinite quantity is generally exempt (FAR 16.505(a)). We answer such notices, and our company data can be copied into your report.",
    rules: ["far"],
    more: { label: "Company data to copy", to: "/corporate-capability#company" },
  },
  {
    id: "contract-types",
    topic: "buying",
    question: "Which contract types do you accept: FFP, T&M or labor-hour?",
    answer: `${ours(terms.contractTypes)}A labor-hour contract is T&M without materials (FAR 16.602). We propose a fixed price when the volume can be counted in advance, as with reconciliations, assessments, closeouts and builds with an acceptance test. Hourly pricing suits incident response and work whose first task is to find out how much there is to do. For T&M or labor-hour pricing, expect to document in a determination and findings (D&F) why no other type is suitable. It describes the market research, why extent, duration or cost cannot be estimated yet, how the hourly part is kept small, and how the next order moves toward a fixed price (FAR 12.207(b)). The contracting officer signs it. The head of the contracting activity approves it first if the base period and options exceed three years (FAR 16.601(d)).`,
    rules: ["gsam-538-71", "far-subpart-16-5", "far"],
    ...(schedule && { more: { label: "How to order, by vehicle", to: orderPagePath(schedule) } }),
  },
  {
    id: "forms",
    topic: "buying",
    question: "Which form does a solicitation use, SF 1449, SF 33 or OF 347?",
    answer: "SF 1449 for commercial services, which ours usually are. Such services are of a type sold competitively and in quantity on the market, at catalog or market prices, for specific tasks or outcomes (FAR 2.101). FAR 12.204 requires it above the simplified acquisition threshold if the solicitation or the contract is on paper, and encourages it below. SF 33 is for sealed bids, and may be used for negotiated contracts (FAR 53.214 and 53.215-1). A smaller order may go on an OF 347 or SF 1449 (FAR 53.213). An amendment of a solicitation and a modification of a contract go on SF 30, whichever form came first. The overhaul of the FAR rewrote Part 53, so check your agency’s deviation.",
    rules: ["sf-1449", "sf-33", "of-347", "sf-30"],
  },
  {
    id: "accounting",
    topic: "buying",
    question: "Is your accounting system adequate for a cost-reimbursement contract?",
    answer: `${ours(standing.accounting)}A cost-reimbursement contract may be used only if the contractor’s accounting system is adequate for determining its costs (FAR 16.301-3). Without such a finding on file, the contracting officer asks for a preaward survey of the system, whose form is ${cite("sf-1408")} (FAR 53.209-1). A fixed-price order needs none.`,
    rules: ["sf-1408", "far"],
    more: { label: "For your file", to: "/corporate-capability#file" },
  },
  orderPages.length > 0 && {
    id: "vehicles",
    topic: "buying",
    question: "Which contract vehicles do you hold?",
    answer: `You can order from us through ${new Intl.ListFormat("en-US").format(orderPages.map(({ name }) => name))}. ${ours(terms.otherVehicles)}${ours(terms.ventures)}Each has a page with its steps, the items or lines we hold, labor rates and dates. Without any of them, you can buy by purchase order.`,
    rules: [],
    more: { label: "Which vehicle to choose", to: "#vehicles" },
  },
  {
    id: "vehicle-dates",
    topic: "buying",
    question: "When do your contracts expire?",
    answer: `${ours(gsaPeriod, "GSA MAS: ")}${ours(oasisPeriod, "OASIS+ SB: ")}FAA publishes no end date for eFAST, so ask its eFAST office. UNGM has no term, because it is not a contract. Before you set a period of performance, check the current and the final date in GSA eLibrary. An order placed in time is completed within the time that it states, up to the last date in clause 52.216-22.`,
    rules: [],
    ...(schedule && { more: { label: "How to order, by vehicle", to: orderPagePath(schedule) } }),
  },
  {
    id: "section-889",
    topic: "buying",
    question: "Where are your representations and certifications, such as Section 889?",
    answer: `Our representations and certifications (reps and certs) are in SAM.gov under our legal name, and renewed each year. An offer names who signs for us. The representation on Section 889 is in SAM.gov too, under ${cite("far-52-204-26")}. ${ours(terms.telecommunications, "It says: ")}Under the FAR overhaul, the same representation is 52.240-90, and the prohibition is in clause 52.240-91. For your file, use the entry in SAM.gov, because this page is not a representation.`,
    rules: ["far-52-204-26", "far-52-240-91"],
  },
  {
    id: "identifiers",
    topic: "buying",
    question: "What are your UEI and CAGE code, and where is your bank information?",
    answer: `${identifiersText()}SAM.gov shows both if you search for our legal name. Our bank account is recorded in SAM.gov and nowhere else. The Government pays by electronic funds transfer (EFT) to the account recorded there (${cite("far-52-232-33")}). We never send bank details or a change of account by email. If someone does so in our name, it is fraud.`,
    rules: ["far-52-232-33"],
    more: { label: "Company data to copy", to: "/corporate-capability#company" },
  },
  {
    id: "conflicts",
    topic: "buying",
    question: "Do you have a conflict of interest in our program?",
    answer:
      "Our statement for the whole firm is on the capability page. Tell us the names of the program and its support contractors. We check both against our awards. Such conflicts are of three kinds: unequal access to information, biased ground rules and impaired objectivity. A mitigation plan names the conflict, the people kept apart, what each side may not see or do, who has signed nondisclosure agreements, and who checks. Before the offer, we report the result to the contracting officer in writing and propose how to avoid or mitigate any conflict.",
    rules: ["far"],
    more: { label: "For your file", to: "/corporate-capability#file" },
  },
  {
    id: "fair-opportunity",
    topic: "buying",
    question: "How does fair opportunity differ from full and open competition?",
    answer: `Full and open competition lets every responsible firm compete for a new contract. Fair opportunity is for an order under a contract that several firms already hold, such as OASIS+: above the micro-purchase threshold, each holder must have the chance to be considered, with few exceptions (${cite("far-subpart-16-5")}). Orders under the GSA Schedule follow its own ordering procedures instead. Either takes less time than a new contract, if the vehicle covers the work.`,
    rules: ["far-subpart-16-5"],
    ...(orderPages.length > 0 && { more: { label: "Which vehicle to choose", to: "#vehicles" } }),
  },
  {
    id: "justifications",
    topic: "buying",
    question: "What must a sole-source justification or an exception to fair opportunity contain?",
    answer: `An order under a multiple-award contract may skip fair opportunity for urgency, a single capable holder, a logical follow-on to a competed order, a minimum guarantee, or a source that a law names. Up to the simplified acquisition threshold, record the basis. Above it, the justification names agency and action, the services and their value, the exception and why it applies, the finding that the price will be fair, what will remove the barrier next time, and the certifications of the contracting officer and the technical office. It is published in SAM.gov within 14 days after the order, or 30 if urgent (FAR 16.505(b)(2)). Above $900,000, a higher official approves it. For the GSA Schedule, the limited-sources justification is now called a sole source justification, in writing and detailed enough to support its exception (${cite("gsam-538-71")}). For a new contract, a justification and approval (J&A) also covers market research, the notice and the firms that showed interest (FAR 6.303-2). We send facts on request, and you write it.`,
    rules: ["far", "far-subpart-16-5", "gsam-538-71"],
    more: { label: "Outlines of such documents", to: "/specimens#documents" },
  },
  {
    id: "protests",
    topic: "buying",
    question: "Can an award to you be protested, and where?",
    answer: `It depends on the vehicle. A protest of a GSA Schedule order of any value may go to the agency, GAO or the Court of Federal Claims. Under OASIS+, which GSA awards, GAO hears protests above $10 million, even if Defense places the order. Below that, it hears only a claim that the order exceeds the contract’s scope, period or maximum value (${cite("usc-41-4106")}). Protests of FAA orders go to FAA’s Office of Dispute Resolution for Acquisition, and GAO does not hear them (${cite("cfr-14-17")}). GAO decides within 100 days. If it tells you of a protest within 10 days after the award, or 5 days after a required debriefing, performance stops unless the agency overrides the stay (FAR 33.104). So write to us at once, and we hold the work. A debriefing tells an offeror its weaknesses, both prices and ratings, any ranking, and why the winner was chosen, if it asks within 3 days of the notice (FAR 15.506).`,
    rules: ["usc-41-4106", "cfr-14-17", "far"],
    ...(orderPages.length > 0 && { more: { label: "Which vehicle to choose", to: "#vehicles" } }),
  },
  {
    id: "award-notices",
    topic: "buying",
    question: "What must a notice to unsuccessful offerors say, and when is it sent?",
    answer: "A notice to unsuccessful offerors is sent in writing within 3 days after award (FAR 15.503). It gives the number of firms solicited and of proposals received, the name and address of the winner, items, quantities and unit prices or the total, and in general terms why the proposal was not accepted. It gives away no one’s cost breakdown or trade secrets. Who is eliminated earlier is told promptly, with the reason. In a small business set-aside, all are told before award who is likely to win, so that they can challenge its size. Under simplified procedures, the information is given on request. An order above $7.5 million under a multiple-award contract takes the notice and, on request, a debriefing (FAR 16.505(b)). A vendor that asks about a Schedule order gets a brief explanation (FAR 8.405-2). The overhaul of the FAR rewrote these parts, so check your agency’s deviation.",
    rules: ["far"],
  },
  {
    id: "bpa",
    topic: "buying",
    question: "Do you enter into BPAs, and do you give volume discounts?",
    answer: `${ours(terms.agreements)}A BPA suits recurring work in smaller pieces, such as reconciliations, audit support and help at year-end. The agreement states the discount for each level of spending, and each call lists its hours at the reduced rates. It is no contract by itself. Under a contract of indefinite quantity, an order for services is a task order, and one for supplies a delivery order (FAR 16.501-1).`,
    rules: ["gsam-538-71", "far"],
  },
  {
    id: "universities",
    topic: "buying",
    question: "How can a university, a state or a company buy from you?",
    answer: `A public university, a state, a tribe or a local government may order under our IT and cybersecurity items of the GSA Schedule, through Cooperative Purchasing. ${ours(terms.virginia)}${ours(terms.cooperative)}To piggyback on a contract that another government has with us, send us its number, and we say whether its terms allow it. A private university or a company uses its own solicitation or purchase order. Send us your terms, and we list our exceptions in the offer. ${ours(terms.questionnaires)}If a federal award pays, see how a grant recipient buys. Student financial records fall under the ${cite("glba-safeguards")}, and the contract names the safeguards we keep. Education records fall under ${cite("ferpa")}: we see them only for a task that your own staff would otherwise do, and under your direct control of their use.`,
    rules: ["glba-safeguards", "ferpa"],
    ...(schedule && { more: { label: "Who may order under the Schedule", to: `${orderPagePath(schedule)}#step-1` } }),
  },
  {
    id: "grant-recipients",
    topic: "buying",
    question: "How does a grant recipient buy from you with federal award money?",
    answer: `By its own purchase order or contract. No federal contract vehicle is needed. The purchase follows your own written procedures, which must meet the procurement standards of ${cite("cfr-2-200-subpart-d")} (200.318 to 200.327). A state or an Indian tribe instead follows the policies it uses for its other money, and also 200.321 to 200.323 and 200.327. That exception does not reach the subrecipients of a state (200.317). Up to your micro-purchase threshold, $15,000 as a rule, you need no quotes, if you consider the price reasonable and keep the documents that show it. It is the federal threshold, of October 1, 2025, unless your procedures set a lower one or you certify a higher one each year, up to $50,000. Shared purchasing with other governments, documented, meets the competition rules (200.318). For every purchase, keep a record of the method, the type of contract, why this contractor, and the basis of the price. Between that and the simplified acquisition threshold of $350,000, or your own lower one, you need quotes from an adequate number of qualified sources. Above it, you publish a request for bids or proposals, unless one of the conditions for a noncompetitive purchase is met (200.320): a single source, an emergency, written approval, or no adequate competition. A sole source justification names the condition, the search that proves it, and why the price is reasonable. Prefer goods made in the United States where you can (200.322). Infrastructure projects have Buy America rules of their own. Hourly pricing is allowed only if no other type is suitable, and with a ceiling (200.318). Whoever drafts your specification or statement of work may not compete for the work (200.319), so tell us early which of the two you want from us. We accept the provisions that the standards require in a contract (200.327). In a proposal, name us as a contractor: we sell the same services to many, and carry out no part of a program as a subrecipient does (200.331).`,
    rules: ["cfr-2-200-subpart-d", "far-2-101"],
    more: { label: "Federal Grants Management", to: "/services/federal-grants-management" },
  },
  {
    id: "small-purchases",
    topic: "buying",
    question: "How can we buy from you without a request for proposals?",
    answer: `By purchase order. ${ours(terms.smallOrders)}Since October 1, 2025, a federal buyer needs no competing quotes up to the micro-purchase threshold of $15,000 if the price is considered reasonable. For services under the Service Contract Labor Standards (${cite("far-subpart-22-10")}), which cover few of our people, that threshold is $2,500. From there to the simplified acquisition threshold of $350,000, simplified procedures allow quotes instead of proposals (${cite("far-2-101")}). You may ask a single source if you determine, and record, that only one is reasonably available (FAR 13.106-1(b)). For more than $350,000, you can place an order under a contract we already hold instead of opening a new competition. It is still competed among that contract’s holders: under the GSA Schedule by a request for quotations on eBuy or to enough holders to expect three quotes, and under OASIS+ by fair opportunity. Each has exceptions, which you justify in writing. Outside these contracts, buying above that threshold without full and open competition needs a justification and approval (FAR 6.303). Naming a brand needs one too: the feature must be essential, and market research must show that no other product will do (FAR 11.105). A sole-source award to a certified women-owned firm has conditions of its own, which are on the capability page. A state, a university or a company follows its own thresholds.`,
    rules: ["far-2-101", "far-subpart-22-10", "gsam-538-71", "far"],
    ...(schedule && { more: { label: "How to order, by vehicle", to: orderPagePath(schedule) } }),
  },
  claimedValue(terms.taxForms) !== undefined && {
    id: "tax-forms",
    topic: "buying",
    question: "Where do we get your W-9 and certificates?",
    answer: `${ours(terms.taxForms)}Write to ${firm.email} and name the order or the vendor file it is for. Our tax number is on the W-9 only, and no form ever changes our bank account: that is recorded in SAM.gov.`,
    rules: [],
  },
  {
    id: "programs",
    topic: "buying",
    question: "Are you in the SBIR program, or an 8(a) or HUBZone firm?",
    answer: `No. We are not certified as an 8(a), HUBZone or service-disabled veteran-owned (SDVOSB) firm. We are a woman-owned small business. ${ours(standing.wosb, "SBA’s women-owned program: ")}${ours(terms.disadvantaged)}Small Business Innovation Research (SBIR) pays for research and development, which we do not offer.`,
    rules: ["cfr-13-127"],
  },
  {
    id: "responsibility",
    topic: "buying",
    question: "Was a contract of yours ever terminated for default, or were you suspended or debarred?",
    answer: `${ours(terms.responsibility)}Check it in SAM.gov before you award. Exclusions show whether a firm is suspended, debarred or proposed for debarment. Its responsibility and qualification records, until 2022 in FAPIIS, show terminations for default or cause. Our certification under ${cite("far-52-209-5")} is with our representations there. It looks back three years for terminations and says whether a firm is debarred now.`,
    rules: ["far-52-209-5"],
    more: { label: "For your file", to: "/corporate-capability#file" },
  },
  claimedValue(terms.ownTerms) !== undefined && {
    id: "terms",
    topic: "buying",
    question: "Whose contract do we sign, yours or ours?",
    answer: `${ours(terms.ownTerms)}Send it with the request, and the offer lists each clause we cannot accept and what we propose instead. ${ours(terms.liability)}A federal order carries the clauses of its contract, and we add none of our own.`,
    rules: [],
  },
  claimedValue(terms.grantWriting) !== undefined && {
    id: "grant-writing",
    topic: "buying",
    question: "Do you find grants or write grant applications?",
    answer: `${ours(terms.grantWriting)}For an application that you write, we can explain the rules on cost, build the budget with its support, and describe the controls that the award will need. Grants.gov lists what federal agencies offer. A data management plan, which NSF and NIH ask for with many proposals, says which data arise, in which format and with which description, where they are kept and for how long, who may see them and when they are shared, who is responsible, and what that costs.`,
    rules: [],
    more: { label: "Federal Grants Management", to: "/services/federal-grants-management" },
  },
  {
    id: "first-talk",
    topic: "buying",
    question: "What does a first conversation cost?",
    answer: `${ours(terms.firstTalk)}Paid work begins only with an order that you sign. A first call is best kept to one system, one finding or one date, so have that at hand.`,
    rules: [],
    more: { label: "Arrange a call", to: "/contact" },
  },
  {
    id: "participation-goals",
    topic: "buying",
    question: "Does hiring you count toward our MWBE, WOSB or subcontracting goal?",
    answer: `It depends on which certificate your program accepts. ${ours(standing.wosb, "For a federal agency’s women-owned goal, and for a prime’s subcontracting plan, what counts is our status in SAM.gov and with SBA: ")}A state, city or university program for minority and women business enterprises (MWBE) counts firms certified by the body it names, and SBA’s certificate is seldom enough. Only a prime that is not small needs a small business subcontracting plan, above $900,000 and where there is work to subcontract (FAR 19.702). Its reports, once filed in eSRS, have been filed in SAM.gov since February 2026. ${swam ? `For Virginia, SWaM: ${certificateText(swam)}. ` : ""}${ours(terms.otherCertifications)}${ours(terms.disadvantaged)}Name your program, and we tell you before you award whether it would count us.`,
    rules: ["cfr-13-127"],
    more: { label: "What the labels mean", to: "/about" },
  },
  {
    id: "grant-charge",
    topic: "buying",
    question: "Can we charge your fees to a federal award?",
    answer: `Usually, if the work serves that award. Fees of professionals who are not your officers or employees are allowable when they are reasonable and do not depend on recovering costs from the Government (200.459). Work for one award is a direct cost, and work for the whole organization, such as a new ledger, is normally indirect (200.413 and 200.414). A direct cost can be traced to one award easily and exactly. An indirect one, called F&A at a university, serves several and reaches each through a rate. Proposal costs are normally indirect too (200.460). The same holds for money that comes through your state, such as a cybersecurity grant, and the state’s plan may narrow what it pays for. Look in the award for a budget line or a need for prior approval first. 2 CFR 200 sets no daily limit for a consultant, but some agencies have one, above which they must approve. Our invoice lists the hours and the award or cost center they belong to.`,
    rules: ["cfr-2-200-subpart-e"],
    more: { label: "Compliance Assurance", to: "/services/compliance-assurance" },
  },
];

function identifiersText(): string {
  const [uei, cage] = [claimedValue(identifiers.uei), claimedValue(identifiers.cageCode)];
  return [uei && `UEI ${uei}. `, cage && `CAGE code ${cage}. `].filter(Boolean).join("");
}
