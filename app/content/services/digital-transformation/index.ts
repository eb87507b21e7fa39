import { cite } from "../../rules/index.ts";
import type { ServiceCategory } from "../../types/content-schema.types.ts";
import { artificialIntelligence } from "./artificial-intelligence.ts";
import { businessProcessAutomation } from "./business-process-automation.ts";
import { governanceAndOversight } from "./governance-and-oversight.ts";
import { programPlanningAndStrategy } from "./program-planning-and-strategy.ts";
import { projectManagementMethodologies } from "./project-management-methodologies.ts";
import { systemsModernizations } from "./systems-modernizations.ts";

export const digitalTransformation = {
  name: "Digital Transformation",
  icon: "digital-transformation",
  meta: {
    title: "Digital Transformation for Government Programs",
    description:
      "Automation, system replacement and accountable AI for finance and program offices, planned, governed and measured from baseline to review.",
  },
  promise: "Retire the workaround and keep the control.",
  lead: "We replace manual work and old code with systems that do the job, and guesswork with AI that people can check. We also plan and govern these programs.",
  lifecycle: "transformation",
  situation: {
    statement:
      "What does the workaround catch, what does it cost, and what would happen if it stopped? The answers show whether to automate it, rebuild it inside a system, hand it to a model with a person overseeing it, or simply retire it, and how soon.",
    paragraphs: [
      "A spreadsheet beside the ledger, an email that counts as approval, an analyst who rekeys a feed because it rounds incorrectly: each exists for a reason, and the reason is often a control. If one is removed without a review, the error it caught can come back. If it stays, policy changes may not reach the system.",
      `This practice covers planning and governance as well as automation and replacement because pilots need both. A pilot without a baseline cannot show what it changed, and a failing program keeps spending until a board with the authority to stop it does so. Internal control under the ${cite("gao-green-book")}, whose current text took effect in fiscal year 2026, applies throughout.`,
    ],
  },
  starts: [
    {
      when: "Three people spend the start of the month copying figures between systems.",
      slug: "business-process-automation",
    },
    {
      when: "The vendor has announced end of support, and few of us can still read the code.",
      slug: "systems-modernizations",
    },
    {
      when: "Leadership wants AI this year, and the privacy officer wants to know what kind.",
      slug: "artificial-intelligence",
    },
    {
      when: "Status is green every month until the month it turns red.",
      slug: "project-management-methodologies",
    },
    {
      when: "A new law gives us a year and a half and, so far, no money.",
      slug: "program-planning-and-strategy",
    },
    {
      when: "Our review board has never once stopped a project.",
      slug: "governance-and-oversight",
    },
  ],
  principles: {
    note: "These practices apply to any technology.",
    items: [
      {
        name: "Measure before changing anything",
        text: "We record volumes, times, errors and costs before anything changes, so that any later claim of improvement can be checked.",
      },
      {
        name: "Keep the control",
        text: "We remove a step only after writing down the risk it covered and what will cover that risk from now on.",
      },
      {
        name: "Small but complete",
        text: "A pilot takes one real type of case from first input to last posting, instead of building one layer for all cases.",
      },
      {
        name: "A person decides",
        text: "Software collects, compares and suggests. Any decision that affects a person’s rights or a balance is made by a named person who can reject the suggestion.",
      },
      {
        name: "A tested exit",
        text: "For every product, model and contract, we rehearse how to export the data in a readable format and leave.",
      },
      {
        name: "Turn off what was replaced",
        text: "We retire a replaced system, bot or spreadsheet on a set date and document it. If it stays in service, its licenses and support are still paid.",
      },
    ],
  },
  standards: [
    {
      rule: "omb-m-25-21",
      also: ["omb-m-25-22"],
      meaning: "The two AI memoranda issued April 3, 2025: how agencies use and govern AI, and how they buy it.",
    },
    {
      rule: "nist-ai-rmf",
      meaning: "The common vocabulary for AI risk: Govern, Map, Measure, Manage.",
    },
    {
      rule: "fitara",
      also: ["clinger-cohen"],
      meaning: "The two statutes behind CIO authority and the control of IT investments.",
    },
    {
      rule: "omb-a-130",
      meaning: "Federal information as a resource that agencies plan for, protect and eventually dispose of.",
    },
    {
      rule: "omb-capital-programming-guide",
      meaning: "How a capital investment, including a system, is justified, bought and measured in use.",
    },
    {
      rule: "gao-cost-guide",
      also: ["gao-schedule-guide", "gao-agile-guide"],
      meaning: "Three guides, on cost estimating, scheduling and agile, that GAO uses to review a program’s plans.",
    },
    {
      rule: "gao-green-book",
      meaning: "The internal control that must stay in place through every automation and cutover.",
    },
    {
      rule: "idea-act",
      meaning: "Digital forms, services and signatures as the normal way to deal with an agency.",
    },
  ],
  questions: [
    {
      question: "Where should we start?",
      answer:
        "Choose one troublesome process small enough to finish, with clear rules, steady volume and an owner who wants it fixed. A small, complete result shows how your systems and staff respond to a change.",
    },
    {
      question: "Which platforms do you work on?",
      answer: "We work on those you already license, wherever they can do the work. If one cannot, we tell you in writing, with alternatives.",
    },
    {
      question: "What happens to audit evidence during a change?",
      answer:
        "We plan for it like any other output. Before the change, we list the key controls it affects and the evidence they produce today. Through the overlap, we keep both old and new evidence, so a test of operating effectiveness can cover the whole year in two parts. Your A-123 team gets a dated list of the tests that will change, and you tell the external auditor before fieldwork. Afterward the risk and control matrix is reissued to show the new owners.",
    },
    {
      question: "Can we buy planning and delivery separately?",
      answer:
        "Yes. Each service has its own scope, deliverables and end point. Some buyers order a baseline or an analysis of alternatives and decide on delivery later, with whichever firm they choose. Planning work may bar us from the work that follows.",
    },
  ],
  items: [
    businessProcessAutomation,
    systemsModernizations,
    artificialIntelligence,
    projectManagementMethodologies,
    programPlanningAndStrategy,
    governanceAndOversight,
  ],
} satisfies ServiceCategory;
