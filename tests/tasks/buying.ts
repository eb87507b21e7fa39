import { identifiers } from "../../app/content/claims/identifiers.ts";
import { rates } from "../../app/content/claims/labor-rates.ts";
import { claimed, type Task } from "./task.ts";

const ORDER = "/contract-vehicles";

/** What a contracting officer asks before an order: vehicles, rates, fees, codes. */
export const buyingTasks: readonly Task[] = [
  {
    question:
      "What does an hour of a senior federal accountant cost at most on the GSA Schedule, and with which experience?",
    types: "GSA MAS labor rates senior accountant",
    facts: claimed(rates["gsa-mas"].seniorAccountant, ({ category, least, dollars }) => [
      category,
      least,
      dollars.toFixed(2),
    ]),
    pages: [`${ORDER}/gsa-mas`],
  },
  {
    question: "Do I pay GSA’s fee on top of the Schedule price, and how much is it?",
    types: "GSA MAS fee",
    facts: ["0.75 percent", "Our prices include it"],
    pages: [`${ORDER}/gsa-mas`],
  },
  {
    question: "May our state agency buy from the Schedule, and what?",
    types: "GSA Schedule state and local government",
    facts: ["State and local buyers", "Items marked for Cooperative Purchasing"],
    pages: [`${ORDER}/gsa-mas`],
  },
  {
    question: "Which special item number covers a penetration test on the GSA Schedule?",
    types: "special item number cybersecurity",
    facts: ["54151HACS", "Highly Adaptive Cybersecurity Services"],
    pages: [`${ORDER}/gsa-mas`],
  },
  {
    question: "Is there text for an eBuy request on internal control, with a basis of award, that I could paste?",
    types: "eBuy request text to paste",
    facts: ["Request title", "Basis of award", "Each conclusion shall cite its sample"],
    pages: [`${ORDER}/gsa-mas`],
  },
  {
    question: "What do I need before I ask for offers under OASIS+, and what is GSA’s fee?",
    types: "OASIS+ delegation of procurement authority",
    facts: ["Get the delegation", "0.15 percent of everything billed"],
    pages: [`${ORDER}/oasis-sb`],
  },
  {
    question: "Would an OASIS+ order to this firm count as a women-owned set-aside?",
    types: "OASIS+ women-owned set-aside",
    facts: ["an order to us does not count as set aside under it"],
    pages: [`${ORDER}/oasis-sb`],
  },
  {
    question: "We are FAA: who may order under eFAST, and is there a ceiling?",
    types: "eFAST who may order",
    facts: ["No maximum ceiling", "the eFAST office decides"],
    pages: [`${ORDER}/efast`],
  },
  {
    question:
      "I buy for a United Nations organization. Is the registration a contract, and under which UNSPSC code is accounting?",
    types: "United Nations UNGM UNSPSC accounting",
    facts: ["It is not a contract", "841115"],
    pages: [`${ORDER}/ungm`],
  },
  {
    question:
      "Woman-owned and able to close out grants: what would we receive, under which vehicle, with which labor category?",
    types: "grants closeout",
    facts: ["Deobligation packages", "Ranked award inventory", "GSA MAS", "Labor categories, ceiling rates"],
    pages: ["/services/grants-closeout-reconciliation", `${ORDER}/gsa-mas`],
  },
  {
    question: "What is the size standard of NAICS 541512?",
    types: "541512 size standard",
    facts: ["Computer Systems Design Services", "$34.0 million"],
    pages: ["/corporate-capability"],
  },
  {
    question: "UEI and CAGE code, please, for the market research report.",
    types: "UEI CAGE code",
    facts: ["CAGE code", ...Object.values(identifiers).flatMap((claim) => claimed(claim, (value) => [value]))],
    pages: ["/corporate-capability"],
  },
  {
    question: "Under which product service code would a help desk be bought?",
    types: "help desk PSC code",
    facts: ["DE01", "End User: Help Desk"],
    pages: ["/services/service-desk-and-support"],
  },
];
