import { claimedValue } from "../claims/claim.ts";
import { standing } from "../claims/standing.ts";
import { terms } from "../claims/terms.ts";
import { firm } from "../firm.ts";
import { cite } from "../rules/index.ts";
import type { BuyersAnswer } from "../types/answers.types.ts";
import { ours } from "./ours.ts";

/** People and places. Source: BUY-5. */
export const peopleAnswers: readonly (BuyersAnswer | false)[] = [
  {
    id: "start",
    topic: "people",
    question: "Can you start in 30 days, and who are the key people?",
    answer: `${ours(terms.startTime)}${ours(terms.keyPeople)}Suitability screening and system access usually take the longest, and your agency controls both. Until they are complete, we start with documents and with people who are already cleared.`,
    rules: [],
    more: { label: "Who leads the firm", to: "/about" },
  },
  {
    id: "subcontracting",
    topic: "people",
    question: "Will you subcontract or team?",
    answer: `Yes, within the limitations on subcontracting of 13 CFR 125.6 and clause 52.219-14. Under a women-owned set-aside or sole-source award of any value, or a small business set-aside above the simplified acquisition threshold, a services firm may pay at most 50 percent of what it receives to firms that are not similarly situated (${cite("cfr-13-125-6")}). By the definition of the Small Business Administration, a similarly situated entity has the program status that qualified the prime for the award, and is small under the NAICS code of its subcontract. What it does with its own people does not count toward the 50 percent. ${ours(terms.ownWork)}${ours(terms.ventures)}As a subcontractor or team member, we work under the prime’s plan and state our share in the offer.`,
    rules: ["cfr-13-125-6", "far-part-19"],
  },
  {
    id: "labor-standards",
    topic: "people",
    question: "Do the Service Contract Labor Standards apply to your people?",
    answer:
      "Only to a few. Accountants, analysts and engineers usually work in exempt professional or computer positions. Service desk and operator positions may be covered. If your solicitation includes a wage determination, the offer matches each such position to its occupation and prices it at or above that rate.",
    rules: ["far-subpart-22-10"],
  },
  {
    id: "place",
    topic: "people",
    question: "Is all work done in the United States, and by whom?",
    answer: `${ours(terms.placeOfWork)}${ours(terms.sites)}${ours(terms.nondisclosure)}${ours(terms.eligibility)}Your data stays in the systems that the order names. ${ours(terms.foreignControl)}We are established in the United States and sell services, not products. If your rules require citizenship, screening or on-site work, say so in the request, and the offer confirms it for each person.`,
    rules: [],
    more: { label: "Security of your data", to: "#data" },
  },
  {
    id: "people",
    topic: "people",
    question: "Who will do the work?",
    answer: `${ours(terms.team)}${ours(terms.employees)}${ours(standing.people)}${ours(terms.interviews)}The offer gives each person’s role, hours and resume. If you ask for a staffing plan, it adds the hours of each month by task, location, clearance or suitability, and who stands in for each key person. Professional certifications, such as CPA, CGFM, PMP or CISSP, are on the resumes. Whoever leads the offer also leads the work.`,
    rules: [],
    more: { label: "Who leads the firm", to: "/about#leadership" },
  },
  {
    id: "teaming",
    topic: "people",
    question: "Who handles teaming, and how soon do you sign an agreement?",
    answer: `Our contracts office reads teaming inquiries every day: ${firm.email}. Name the solicitation, its due date, the share of the work you have in mind, and any NAICS code and size standard. ${ours(terms.teamingTime)}${ours(terms.teamingForm)}${ours(terms.teamingRates)}${ours(terms.exclusivity)}For the proposal, we write the parts on our own work. Before we sign, we check for conflicts of interest.`,
    rules: [],
    more: { label: "Point of contact", to: "/corporate-capability#point-of-contact" },
  },
  {
    id: "data-call",
    topic: "people",
    question: "What do you send a prime: resumes, past performance, systems, letters of commitment?",
    answer: `Name the solicitation and the gaps to fill, and say for each whether you need a person, a reference or a text. Systems: Oracle, Hyperion, SAP and PRISM have pages of their own with our team and our work. Agencies and contracts: our sheet of references gives role, value, period and dates, as far as each client allows it to be named. CPARS: we give the date of an evaluation and no rating, because ratings are source selection information, and the Government does not rate subcontractors there. Key people: our part of the proposal has the resume of each. ${ours(terms.employees)}A letter of commitment names person, position, solicitation and start, and the person signs it. ${ours(terms.teamingRates)}Clearances, certificates and company data are on the capability page.`,
    rules: [],
    more: { label: "Past performance", to: "/corporate-capability#past-performance" },
  },
  {
    id: "team-agreement",
    topic: "people",
    question: "What should a teaming agreement and a subcontract say?",
    answer: `A teaming agreement is made before award, and a subcontract after it. A teaming agreement: the solicitation, who is prime, each share of the work, who writes and pays for what, exclusivity, secrecy, conflicts of interest, and when it ends (FAR 9.601 to 9.604). A nondisclosure agreement: what is confidential and how it is marked, its permitted use, its term, and return. A subcontract: work, price, payment, inspection, changes and termination, and the clauses that flow down. For commercial services, 52.244-6 lists the least: among them 52.203-13 on ethics above $7.5 million, 52.204-21 on basic safeguarding, 52.222-50 on trafficking, the ban on certain telecommunications equipment, and ${cite("far-52-232-40")} on accelerated payment. CUI for Defense adds DFARS 252.204-7012. A prime cannot look up another firm’s CMMC status in SPRS, so ask for a printout with level, scope, status date and affirmation date. A subcontractor need not be registered in SAM.gov, but needs a UEI, because the prime reports each first-tier subcontract from $40,000 on (52.204-10). The prime keeps count of 52.219-14. None is on this site as a template. ${ours(terms.teamingForm)}`.trim(),
    rules: ["far", "far-52-232-40", "dfars-7012"],
  },
  claimedValue(terms.replacement) !== undefined && {
    id: "replacement",
    topic: "people",
    question: "Will you replace a person we do not want to work with?",
    answer: `${ours(terms.replacement)}Tell the lead, or the director named in the offer if it concerns the lead. A reason helps us choose better, but you need not give one. If the order names the person as key, the contracting officer consents to the change in writing.`,
    rules: [],
    more: { label: "Who leads the firm", to: "/about#leadership" },
  },
  {
    id: "firm-size",
    topic: "people",
    question: "How many people do you have, and how old is the firm?",
    answer: `${ours(terms.sizeAndAge)}Our public entry in SAM.gov gives the day on which the business started. Under every NAICS code on our list, receipts and not employees decide whether a firm is small. What matters more for your order is who is free to do it, so ask for names and hours in the offer.`,
    rules: ["cfr-13-121"],
    more: { label: "Size standard by NAICS code", to: "/corporate-capability#naics" },
  },
  {
    id: "careers",
    topic: "people",
    question: "Do you have job openings, and how does a subcontractor offer its services?",
    answer: `${ours(terms.openings)}For other work, write to ${firm.email}. Name the practice, your certifications and clearance, if any, and where you can work. A firm adds its UEI, its NAICS codes and its socioeconomic status. Send no identity documents and no date of birth by email.`,
    rules: [],
    more: { label: "Our eight practices", to: "/services" },
  },
  {
    id: "paying-subcontractors",
    topic: "people",
    question: "How soon do you pay your subcontractors?",
    answer: `${ours(terms.paySubcontractors)}Where the prime contract has the clause on accelerated payments (${cite("far-52-232-40")}), a small subcontractor with a proper invoice is paid within 15 days after the Government’s accelerated payment reaches us, as far as practicable, and we charge nothing for it.`,
    rules: ["far-52-232-40"],
    more: { label: "How we team", to: "#question-who-handles-teaming-and-how-soon-do-you-sign-an-agreement" },
  },
  {
    id: "press",
    topic: "people",
    question: "Who answers the press, and may we use your name?",
    answer: `${ours(terms.press)}Or write to ${firm.email} with your deadline. ${ours(terms.clientNames)}You may quote this site if you name it and its page. Do not use our name or mark in a way that suggests we endorse a product.`,
    rules: [],
    more: { label: "Contact", to: "/contact" },
  },
];
