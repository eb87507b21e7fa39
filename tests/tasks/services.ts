import type { Task } from "./task.ts";

/** What a program office asks about the work itself: product, team, time, and who takes over. */
export const serviceTasks: readonly Task[] = [
  {
    question: "Who supports Oracle CLM, with what team, and how long does a first rollout take?",
    types: "Oracle CLM support",
    facts: ["Usually four people", "Six to nine months for a first rollout"],
    pages: ["/services/oracle-clm"],
  },
  {
    question: "Can somebody take over our A-123 assessment from the middle of a fiscal year?",
    types: "A-123 assessment mid-year",
    facts: ["What can you do in the middle of a fiscal year", "the highest-risk processes"],
    pages: ["/services/a123-support"],
  },
  {
    question: "Another firm implemented our ERP. How would you take over the system?",
    types: "ERP take over from another firm",
    facts: ["We start from that firm’s own papers"],
    pages: ["/services/erp-solutions"],
  },
  {
    question: "How long does it take to repair the interface between Unison PRISM and our ledger?",
    types: "Unison PRISM interface",
    facts: ["three months to a repaired interface"],
    pages: ["/services/unison-prism"],
  },
  {
    question: "We still run SAP ECC. When does its maintenance end, and how long is a conversion?",
    types: "SAP ECC maintenance ends",
    facts: ["December 31, 2027", "conversions 12 to 24"],
    pages: ["/services/sap"],
  },
  {
    question: "Can buy/sell charges still go straight through IPAC, or must orders be in G-Invoicing?",
    types: "IPAC buy/sell G-Invoicing",
    facts: ["New orders have had to be in G-Invoicing since October 1, 2022"],
    pages: ["/services/interagency-agreements-iaa-support"],
  },
  {
    question: "A new service desk: how many weeks of transition, and how many people for one shift?",
    types: "service desk transition",
    facts: ["weeks of transition", "Four people cover one shift on a small desk"],
    pages: ["/services/service-desk-and-support"],
  },
  {
    question: "Which budget analysts work with the SF 132, and what would we have to hand over at the start?",
    types: "SF 132 budget analysts",
    facts: ["with their footnotes, allotment advices", "Usually two to five budget analysts"],
    pages: ["/services/budget-management"],
  },
  {
    question: "How many days does a grant recipient have for closeout, and how many a subrecipient?",
    types: "grant closeout days recipient",
    facts: ["120 calendar days for a recipient and 90 for a subrecipient"],
    pages: ["/services/grants-closeout-reconciliation"],
  },
  {
    question: "Our completed contracts wait for closeout with unliquidated obligations. Is there a packaged solution?",
    types: "contract closeout unliquidated obligations",
    facts: ["6 checks", "Unliquidated balances found and explained"],
    pages: ["/solutions/financialcontractcloseout"],
  },
  {
    question: "Is an automated scan enough for Section 508?",
    types: "Section 508 automated scan",
    facts: ["A scan alone will not support an Accessibility Conformance Report"],
    pages: ["/services/uiux-design"],
  },
  {
    question: "Is the firm a C3PAO, or may it advise us on CMMC?",
    types: "CMMC C3PAO",
    facts: ["The CMMC rule bars anyone who advised a contractor"],
    pages: ["/services/governance-risk-compliance"],
  },
];
