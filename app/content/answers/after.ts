import { claimedValue } from "../claims/claim.ts";
import { terms } from "../claims/terms.ts";
import { cite } from "../rules/index.ts";
import type { BuyersAnswer } from "../types/answers.types.ts";
import { ours } from "./ours.ts";

/** After the award. Source: BUY-5. */
export const afterAnswers: readonly (BuyersAnswer | false)[] = [
  {
    id: "transition-in",
    topic: "after",
    question: "How do you take over from an incumbent?",
    answer:
      "In the first two weeks we list open items, calendar dates, accounts and interfaces with the incumbent’s people, and sign the list with you. Each recurring task is then run twice: once alongside the incumbent and once under our own lead. The month-end close is one of those tasks, so plan for two closes before we are on our own, and not for a handover in the last month of the fiscal year. You receive the transition plan, the list and the risks we found. The plan gives, by day: each task with its owner on both sides, accounts and badges, documents and property handed over, sessions with the incumbent’s people, open work, and the test that ends each part. Clause 52.237-3, if the incumbent’s contract has it, makes the incumbent help for up to 90 days after it expires. The order states the day on which responsibility passes, and what we accept as is. The executive order that gave the incumbent’s service employees a right of first refusal was revoked on January 20, 2025, and the Department of Labor rescinded its rule in December 2025. A clause already in a contract may say otherwise.",
    rules: [],
  },
  {
    id: "transition-out",
    topic: "after",
    question: "How do you hand over when the order ends?",
    answer: `A transition-out plan is delivered at kickoff and updated every quarter. It states what is handed over, to whom, in which format and by which date. Everything we make is kept in your systems throughout the work, so no export is needed at the end. ${ours(terms.dataReturn)}Help after the handover is priced and falls within the period of performance. If you end the order early, the same plan applies, and the termination clause decides what is paid. For commercial services, 52.212-4(l) pays the share of the price for the work done and the charges that the termination causes.`,
    rules: ["antideficiency-act"],
  },
  {
    id: "early-end",
    topic: "after",
    question: "How do we end an order early, for convenience or for cause?",
    answer: "By a written notice of the contracting officer that names the clause, the day and what stops. For convenience, it is enough that this serves the Government, for instance because the need has gone. Under a commercial order, 52.212-4(l) pays the share of a fixed price for the work done, or the hours worked, and the charges that result from the end. The contractor shows them from its usual records, and the cost principles do not apply (FAR 12.403). For cause, consult counsel and send a cure notice first, unless delivery is late. Other contracts follow FAR Part 49. If little time is left, not exercising the option costs nothing. Afterward, deobligate what is left. The overhaul of the FAR rewrote these parts, so check your agency’s deviation. Our transition-out plan applies from the notice on.",
    rules: ["far"],
  },
  {
    id: "stop-work",
    topic: "after",
    question: "What happens under a stop-work order?",
    answer: "A stop-work order is a written order of the contracting officer to stop all or part of the work for up to 90 days, or longer if both sides agree (52.242-15). It names the work that stops, needs approval above the contracting officer (FAR 42.1303), and cannot come from a COR. We stop at once, keep costs low, and record where each task stands. Before it ends, the officer cancels it or terminates the work. If it is canceled or expires, work resumes, and the contractor has 30 days to ask for more time or money. A commercial order has this clause only if it was added, so look for it first. The overhaul of the FAR rewrote these parts, so check your agency’s deviation.",
    rules: ["far"],
  },
  {
    id: "invoicing",
    topic: "after",
    question: "How do you invoice?",
    answer: `We invoice monthly, or at each accepted milestone, in the system your order names, such as IPP for civilian agencies or Wide Area Workflow (WAWF) for Defense. Each invoice lists the order, the line item, the period and the acceptance that supports it. Before it pays, an agency compares the invoice with the order and the acceptance (a three-way match). It returns an improper invoice within 7 days and says what is wrong (FAR 32.905). Correct that point, compare number, line item, period and amount with the order and the acceptance, and send it again: the days for payment start with the proper one. Payment of a proper invoice is due 30 days after receipt or acceptance, whichever is later, unless the order says otherwise (${cite("prompt-payment-act")}). If the contract sets no date, the law directs agencies to pay small business primes sooner, with a goal of 15 days after a proper invoice (31 U.S.C. 3903(a)). ${ours(terms.purchaseCard)}`.trim(),
    rules: ["prompt-payment-act"],
  },
  {
    id: "timesheets",
    topic: "after",
    question: "Do we see and approve your timesheets?",
    answer: "Under a labor-hour order, yes: a contractor’s timesheets support each invoice. Ours shows hours by person, labor category and line item, and you can ask for the daily record behind any line. Clause 52.232-7 calls for individual daily timekeeping records, records of qualifications, or other support that the contracting officer approves. Our people enter time each day, and their lead approves it. The COR compares the hours with the work delivered and approves or questions the invoice, and does not set anyone’s leave. Under a fixed-price order you pay for results, and there are no timesheets to see.",
    rules: ["far"],
  },
  {
    id: "form-1099",
    topic: "after",
    question: "Must we send a Form 1099 to you or to another vendor?",
    answer: "Often, for services. As a rule, whoever pays a vendor or contractor $2,000 or more in a year for services sends a Form 1099 and reports it to the Internal Revenue Service. For payments before 2026 it was $600. Payments to corporations are mostly exempt, but a federal executive agency reports its services from corporations too. What you pay by card is reported by the card’s processor. Ask for a W-9 before the first payment, record name, number and type of entity, and mark the vendor, so that the list for January 31 comes from the ledger. Our W-9 says what we are. This is no tax advice, so ask your tax adviser.",
    rules: [],
  },
  {
    id: "first-month",
    topic: "after",
    question: "What happens in the first 30 days?",
    answer: `${ours(terms.firstMonth)}We ask for accounts and access on the first day, because they take longest. Before we see any of your data, both sides agree in writing where it may be and who may read it. The first status report names the director to call. What is done first for each kind of work is on the page of its service.`,
    rules: [],
    more: { label: "All services", to: "/services" },
  },
  {
    id: "cor",
    topic: "after",
    question: "When must a COR be appointed, and what does a COR do each month?",
    answer: "The contracting officer appoints a contracting officer’s representative (COR) in writing for each contract or order that is not firm-fixed-price, and for others as appropriate, unless the contracting officer keeps the duties (FAR 1.602-2(d)). Defense does so before award for services, except for simple small ones. The letter states the authority and its limits, the period, that it may not be passed on, and that the COR may be personally liable for unauthorized acts. A COR may not change price, quantity, quality, delivery or other terms, and so approves no overtime that the order leaves out. What someone ordered without authority is an unauthorized commitment. The head of the contracting activity may ratify it if the Government benefited, the price is fair, and money was and is available (FAR 1.602-3). Each month: compare the report and the invoice with the order and the surveillance plan, accept or reject in writing, record it, and tell the contracting officer about any problem. The COR’s file holds the letter of designation and a record of each action (FAR 1.604). Our invoices name the acceptance behind each amount, so that the two agree.",
    rules: ["far"],
  },
  {
    id: "extension",
    topic: "after",
    question: "Can an order be extended after its last option?",
    answer: "Yes, if it has clause 52.217-8 and the award evaluated that option: more than once, but for no more than six months in all, at the contract’s rates, and by written notice within the time that the clause states (FAR 37.111). A base period is what the award buys. An option is the Government’s right to buy another period at the stated price, which under 52.217-9 needs a preliminary notice, 60 days ahead unless the clause says otherwise. Beyond that, a bridge is new work, which is competed or needs a justification. Before any option, the contracting officer finds in writing that money is available, the need continues, the option is the best way to meet it, and the contractor performs acceptably and is not excluded (FAR 17.207). Decide six months before the last day, because a new competition takes longer than the notice. A severable service, such as a help desk, may run up to 12 months across fiscal years on one year’s money (41 U.S.C. 3902). A nonseverable one, such as a study, is paid from the year in which the need arose.",
    rules: ["far", "usc-41-3902"],
  },
  {
    id: "scope",
    topic: "after",
    question: "Can work be added after award, and what if the ceiling is reached?",
    answer: "First ask whether the change is within the scope. GAO compares the order as awarded with the order as changed, in kind of work, period and cost, and asks whether competitors could have expected the change. Within the scope, the contracting officer analyzes the price, adds funds and signs a modification (SF 30). Outside it, the work is competed, or justified like any new order. The difference between a change order and another modification (mod) is that the contracting officer signs it alone, under the changes clause. A supplemental agreement is signed by both sides. Each order must also fit the scope, the period and the maximum value of its contract (FAR 16.505(a)(2)). A labor-hour order has a ceiling price, which the contractor exceeds at its own risk. Under 52.232-7, the contractor gives notice when it expects to pass 85 percent of it within 30 days. Before raising it, the contracting officer analyzes the price and records why that serves the Government (FAR 12.207(b)). A cost-reimbursement order that is funded in parts has clause 52.232-22: the contractor gives notice when it expects to pass 75 percent of the allotted funds within 60 days, and need not work beyond them. We start no added work before the modification.",
    rules: ["far", "far-subpart-16-5", "sf-30"],
  },
  {
    id: "claims",
    topic: "after",
    question: "What happens when a contractor sends a claim?",
    answer: "See first what it is. A claim demands in writing, as of right, a sum certain or other relief under the contract. A routine invoice is none until its amount is disputed. Above $100,000, the contractor certifies the claim. It has six years to submit one. The contracting officer gathers the facts with counsel and writes a final decision: the claim, the terms, the facts that are agreed or disputed, the decision with its reasons, and the right to appeal. Up to $100,000, it is due within 60 days if the contractor asks for that. Above, the officer decides within 60 days, or says when. The contractor may appeal to the board within 90 days, or sue in the Court of Federal Claims within 12 months (Contract Disputes Act). A request for equitable adjustment can often be settled before it becomes a claim. For a dispute about our own order, see whom to call.",
    rules: ["far", "contract-disputes-act"],
  },
  {
    id: "deliverables-list",
    topic: "after",
    question: "What do a CDRL and a monthly status report contain?",
    answer: "A contract data requirements list (CDRL, form DD 1423) has an entry for each document that Defense orders: title, data item description, paragraph of the work statement, recipients, frequency, first and later dates, approval and distribution statement. A civilian order does the same in a table: deliverable, due date, format, criteria, days for review, and who accepts. A monthly status report: work done, what is late and why, hours and money used and left by line item, risks with owners, decisions needed, plans for next month. The page of each service lists its deliverables, and the service desk shows a monthly report.",
    rules: [],
    more: { label: "A sample monthly report", to: "/services/service-desk-and-support#specimen" },
  },
  {
    id: "training",
    topic: "after",
    question: "Do you train our staff?",
    answer: `${ours(terms.trainingOffer)}We do not teach the research security training that a law of 2022 asks of whoever applies for a federal research award, within 12 months before the application. The Department of Energy has required it since May 1, 2025, NSF since October 10, 2025, and NIH since May 25, 2026, and NSF publishes free modules. Nor do we teach security awareness or run phishing tests for your whole staff: CISA offers phishing assessments to public bodies at no cost. When we hand over, your own people run the task once while we watch, and keep the notes they used. For a class, the sample deliverables, the line item and the exercise on a misstatement are free to use, with data that is invented throughout.`,
    rules: [],
    more: { label: "An exercise for a class", to: "/tools/find-the-misstatement" },
  },
  {
    id: "complaints",
    topic: "after",
    question: "Whom do we call if we are not satisfied?",
    answer: `First the lead of your order, then the director named in the offer, then our Chief Executive Officer. Say what you expected, where it is written and by when you need it. ${ours(terms.rework)}If the project itself fails halfway, you may stop it: the transition-out plan then applies, and what you have accepted stays yours. The contracting officer’s rights under the order do not depend on a complaint.`,
    rules: [],
    more: { label: "Who leads the firm", to: "/about#leadership" },
  },
  {
    id: "support-hours",
    topic: "after",
    question: "What hours do you work, and who is on call at night?",
    answer: `${ours(terms.supportHours)}${ours(terms.emergencyLine)}Coverage around the clock is an order of its own, with its own price: a service desk, database and server support, or security monitoring.`,
    rules: [],
    more: { label: "Service Desk and Support", to: "/services/service-desk-and-support" },
  },
  claimedValue(terms.progress) !== undefined && {
    id: "progress",
    topic: "after",
    question: "How often do you report, and what do we see?",
    answer: `${ours(terms.progress)}A report states what was done, what is late and why, the hours and money used and left, the risks, and the decisions we need from you. It goes to the people whom the order names. We brief your board, council or auditors when you ask.`,
    rules: [],
    more: { label: "Sample reports", to: "/specimens" },
  },
  {
    id: "shutdown",
    topic: "after",
    question: "What happens to the work in a government shutdown?",
    answer:
      "Your contracting officer decides, and we ask before the day comes. Work on an order that is already funded can often go on, unless it needs officials, systems or buildings that are closed. Work that still waits for money stops, because no one may accept it on promise. If you stop the work, we record where each task stands, so that it can be taken up again, and the clauses of the order decide what is paid.",
    rules: ["antideficiency-act"],
  },
];
