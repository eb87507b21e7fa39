import type { Task } from "./task.ts";

/** What an accountant or an auditor looks up: specimens, rules, terms. */
export const recordTasks: readonly Task[] = [
  {
    question: "Is there a sample of a Fund Balance with Treasury reconciliation, as CSV?",
    types: "Fund Balance with Treasury reconciliation sample",
    facts: ["FBR-26-11", "CSV"],
    pages: ["/services/us-treasury-accounting-and-reporting-support"],
  },
  {
    question: "Can I see results of a property inventory in Sunflower, with what the count missed?",
    types: "Sunflower inventory results",
    facts: ["INV-26-09", "Six tags, one counting day, one revisit"],
    pages: ["/services/sunflower"],
  },
  {
    question: "Show me one line item from appropriation to audit, with its postings and who signed.",
    types: "line item appropriation to audit",
    facts: ["SF132-26-01", "Apportionments", "Signed by", "Budget Officer"],
    pages: ["/one-line-item"],
  },
  {
    question: "Are the sample deliverables real data of an agency?",
    types: "specimens sample deliverables",
    facts: ["All are drawn from the books of one invented agency"],
    pages: ["/specimens"],
  },
  {
    question: "Is the directive BOD 22-01 still in force?",
    types: "BOD 22-01",
    facts: ["BOD 26-04", "June 10, 2026"],
    pages: ["/rules"],
  },
  {
    question: "Which edition of 2 CFR 200.344 does the firm work to, and on which day was its status checked?",
    types: "2 CFR 200.344",
    facts: [
      "2 CFR 200.344",
      "Revision of April 22, 2024, in effect since October 1, 2024",
      "In force, change proposed",
    ],
    pages: ["/rules"],
  },
  {
    question: "What does the acronym FBWT mean?",
    types: "FBWT",
    facts: ["What an agency may still spend from its accounts at Treasury"],
    pages: ["/glossary"],
  },
];
