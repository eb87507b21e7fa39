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
  promise: "Retire the workaround. Keep the control.",
  lead: "Hand work, old code and guesswork give way to systems that do the job and AI that can be called to account. The planning and steering of such programs belong to this practice too.",
  lifecycle: "transformation",
  situation: {
    statement:
      "What does the workaround catch, what does it cost, and what would happen if it stopped? The answers decide whether it is automated, rebuilt inside a system, handed to a model with a person beside it, or simply ended, and how soon.",
    paragraphs: [
      "A spreadsheet beside the ledger, an email that counts as approval, an analyst who rekeys a feed because it rounds wrongly: these exist for reasons, and the reason is often a control. Removed unexamined, they let back in the error that they caught. Left alone, they keep changes of policy from reaching the system.",
      `Planning and governance stand beside automation and replacement here because pilots need both. A pilot without a baseline cannot show what it changed, and a failing program spends until a board with the right to stop it does so. Internal control under the ${cite("gao-green-book")}, in force in its present text since fiscal year 2026, holds through all of it.`,
    ],
  },
  starts: {
    note: "What goes wrong today, and the service that begins there.",
    rows: [
      {
        when: "Three people spend the start of the month copying figures between systems.",
        slug: "business-process-automation",
      },
      {
        when: "The vendor has announced the end of support, and few of us still read the code.",
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
        when: "A new law gives us a year and a half and, so far, no money.",
        slug: "program-planning-and-strategy",
      },
      {
        when: "Our review board has never once stopped a project.",
        slug: "governance-and-oversight",
      },
    ],
  },
  principles: {
    note: "Habits that hold whichever technology is chosen.",
    items: [
      {
        name: "Measure before touching",
        text: "Volumes, times, errors and costs are recorded before anything changes. A later claim of improvement then has something to stand on.",
      },
      {
        name: "The control survives",
        text: "A step is removed after the risk that it covered has been written down, together with the new source of that cover.",
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
        name: "A tested exit",
        text: "Products, models and contracts come with a rehearsed way to export the data, in a readable format, and leave.",
      },
      {
        name: "Off means off",
        text: "A replaced system, bot or spreadsheet is retired on a date and with a record. Keeping it warm for comfort is paid for twice.",
      },
    ],
  },
  standards: [
    {
      rule: "omb-m-25-21",
      also: ["omb-m-25-22"],
      meaning: "The pair of April 3, 2025 on AI: how agencies use and govern it, and how they buy it.",
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
        "Choose one process that hurts and can be finished: clear rules, steady volume, an owner who wants it fixed. A small, complete result teaches more about your systems than a year of surveys.",
    },
    {
      question: "Which platforms do you work on?",
      answer: "Those you already license, wherever they can carry the work. If one cannot, you hear so in writing, with alternatives.",
    },
    {
      question: "What happens to audit evidence during a change?",
      answer:
        "It is planned like any other output. Before the change we list the key controls that it touches and the evidence they produce today. Through the overlap, old and new evidence are both kept, and a test of operating effectiveness can cover the whole year in two parts. Your A-123 team gets the list of moving tests with dates, and the external auditor hears of it from you before fieldwork. Afterward the risk and control matrix is reissued with the new owners.",
    },
    {
      question: "Can planning and delivery be bought separately?",
      answer:
        "Each service has a scope, documents and an end of its own. Some buyers order a baseline or an alternatives analysis and decide about delivery later, with whichever firm they choose. Note that planning work may bar us from what follows.",
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
