import type { ServiceCategory } from "../../shapes/types.ts";
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
  promise: "Retire the workaround. Keep the control.",
  lead: "We replace hand work, old code and guesswork with systems that do the job and AI that can be called to account. We also plan and steer the programs that carry the change.",
  lifecycle: "transformation",
  situation: {
    statement:
      "Every office has a workaround that everyone knows and no procedure names. It exists for a reason, and often that reason is a control.",
    paragraphs: [
      "The spreadsheet beside the ledger, the email that counts as approval, the analyst who rekeys a feed because it rounds wrongly: take them away without asking why, and the error they caught comes back. Leave them, and no change in policy ever reaches the system.",
      "So we begin with the workaround itself. What does it catch, what does it cost, and who would notice if it stopped? The answer decides whether the work is automated, moved into a new system, given to a model with a person beside it, or simply ended.",
      "Planning and governance belong to the same practice. A pilot without a baseline cannot show what it changed, and a program that no board has the right to stop will not be stopped in time.",
    ],
  },
  starts: {
    note: "Find the sentence that could have been said at your last staff meeting.",
    rows: [
      {
        when: "Three people spend the first week of every month copying figures between systems.",
        slug: "business-process-automation",
      },
      {
        when: "The vendor has announced the end of support, and two people still understand the code.",
        slug: "systems-modernizations",
      },
      {
        when: "Leadership wants AI this year, and the privacy officer wants to know which AI.",
        slug: "artificial-intelligence",
      },
      {
        when: "Status is green every month, until the month it turns red.",
        slug: "project-management-methodologies",
      },
      {
        when: "A new law gives us eighteen months and, so far, no money.",
        slug: "program-planning-and-strategy",
      },
      {
        when: "Our review board has never once stopped a project.",
        slug: "governance-and-oversight",
      },
    ],
  },
  principles: {
    note: "Six habits, whichever technology is chosen.",
    items: [
      {
        name: "Measure before touching",
        text: "Volumes, times, errors and costs are recorded before anything changes, so that a later claim of improvement has something to stand on.",
      },
      {
        name: "The control survives",
        text: "No step is removed until someone has said which risk it covered and where that cover comes from now.",
      },
      {
        name: "Small and whole",
        text: "A pilot runs from first input to last posting for one real type of case, rather than one layer for all of them.",
      },
      {
        name: "A person at the decision",
        text: "Machines collect, compare and suggest. A decision that touches a person’s rights or a balance keeps a named human who can refuse.",
      },
      {
        name: "The exit is written first",
        text: "Each product, model and contract comes with a tested way to export the data, in a readable format, and leave.",
      },
      {
        name: "Off means off",
        text: "A replaced system, bot or spreadsheet is retired on a date and with a record. It is not kept warm for comfort.",
      },
    ],
  },
  standards: [
    {
      rule: "omb-m-25-21",
      also: ["omb-m-25-22"],
      meaning: "The April 2025 pair on AI: how agencies use and govern it, and how they buy it.",
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
      meaning: "Federal information as a resource that is planned, protected and, in the end, disposed of.",
    },
    {
      rule: "omb-capital-programming-guide",
      meaning: "How a capital investment, a system included, is justified, bought and measured in use.",
    },
    {
      rule: "gao-cost-guide",
      also: ["gao-schedule-guide", "gao-agile-guide"],
      meaning: "Cost Estimating, Schedule and Agile: three guides by which GAO reviews a program’s plans.",
    },
    {
      rule: "gao-green-book",
      meaning: "The internal control that has to survive every automation and every cutover.",
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
        "With one process that hurts and can be finished: clear rules, steady volume, an owner who wants it fixed. A small, complete result teaches more about your systems than a year of surveys.",
    },
    {
      question: "Which platforms do you work on?",
      answer:
        "The ones you already license, wherever they can carry the work. If one cannot, we say so in writing, with reasons and alternatives, before you spend money on another.",
    },
    {
      question: "What happens to audit evidence during a change?",
      answer:
        "It is part of the plan. We list the controls a change touches, keep old and new evidence through the overlap, and tell your A-123 team which tests move and when.",
    },
    {
      question: "Can planning and delivery be bought separately?",
      answer:
        "Yes. Each service has its own scope, documents and end. You can buy a baseline or an alternatives analysis first, and decide about delivery afterward, with us or without us.",
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
