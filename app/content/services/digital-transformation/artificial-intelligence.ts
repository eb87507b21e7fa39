import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const artificialIntelligence = {
  name: "Artificial Intelligence",
  meta: {
    title: "Artificial Intelligence for Government Finance",
    description:
      "Use case inventory, impact assessment, testing and monitoring under OMB M-25-21 and the NIST AI RMF, for models that staff can check and overrule.",
  },
  promise: "The model shows its work and a person decides.",
  lead: "Models do best at narrow tasks: reading an invoice, sorting a mailbox, ranking journal entries for review. We find such tasks, test and document the models, and keep the file your governance board will ask for.",
  thread: { lifecycle: "transformation", from: "Mandate", here: "Pilot", to: "Review" },
  situation: {
    statement:
      "Is the output of this model a principal basis for a decision about someone’s rights or safety?",
    paragraphs: [
      `Federal requirements depend on the answer, which must be on file either way. ${cite("omb-m-25-21")}, issued April 3, 2025, calls a use high-impact when such a decision has a legal, material, binding or significant effect. Its minimum practices had to be in place by April 3, 2026. A use that could not meet them had to stop or obtain a waiver. The memorandum does not cover national security systems.`,
      "Many useful cases in a finance office fall below that line and should still be documented: the input and its sources, the version of prompt and model, the suggestion, and what the person did with it. With those four facts, you can correct an error when one occurs.",
    ],
  },
  capabilities: {
    note: "We build models, help you buy them, or review them, for one use case or for the board that oversees all of them.",
    items: [
      {
        name: "Use case inventory and triage",
        text: "We find uses through surveys and network logs, describe them in the inventory’s own fields, and screen them for high impact. The reasoning is kept for the Chief AI Officer.",
      },
      {
        name: "AI impact assessment",
        text: "We document the purpose, benefits, data quality, people affected, failure modes and the cost of error before the pilot, and revise them at each release.",
      },
      {
        name: "Document understanding",
        text: "Models extract data from invoices, award documents and forms. Each field carries a confidence score, and those below the threshold wait in a work queue.",
      },
      {
        name: "Search and drafting assistants",
        text: "Language models answer from your approved documents. They cite the passage, respect the reader’s access rights, and decline when the sources have no answer.",
      },
      {
        name: "Anomaly and forecast models",
        text: "Models rank journal entries, payments and grant drawdowns for review, and forecast outlays and workload as ranges, with a record of past errors.",
      },
      {
        name: "Testing and red teaming",
        text: "We test accuracy on held-out cases, results across groups of people, prompt injection and data leakage, and repeat the tests when the model, prompt or data changes.",
      },
      {
        name: "Acquisition support",
        text: "We draft statements of work that settle data rights, training on government data, portability, notice of model changes, access for testing and exit terms.",
      },
    ],
  },
  process: {
    note: "The schedule takes one use case from first question to monitored operation. It can stop at any of three gates.",
    steps: [
      {
        name: "Frame",
        time: "Weeks 1 to 3",
        text: "We write down the decision, who makes it today, the cost of an error, and the accuracy achieved today without a model.",
        output: "Use case record. Gate one: worth trying",
      },
      {
        name: "Assess",
        time: "Weeks 3 to 6",
        text: "We examine data, privacy, security and impact. If the use may be high-impact, its minimum practices are planned here instead of after launch.",
        output: "Impact assessment. Gate two: safe to pilot",
      },
      {
        name: "Pilot",
        time: "Weeks 6 to 12",
        text: "The model runs alongside staff on real cases without affecting outcomes. People who know the work review disagreements.",
        output: "Pilot report with error analysis",
      },
      {
        name: "Release",
        time: "Weeks 12 to 16",
        text: "We set thresholds, oversight, training, notice and the appeal process. The authorizing official and the governance board review the evidence and sign.",
        output: "Authorization and approval. Gate three: fit to use",
      },
      {
        name: "Monitor",
        time: "Monthly, then quarterly",
        text: "Drift, overrides, complaints and cost are tracked against limits. Crossing a limit triggers a review, and a use that fails the review is turned off.",
        output: "Monitoring report, updated inventory entry",
      },
    ],
  },
  deliverables: {
    lead: "You receive one file per use case, in the order an inspector general would read it.",
    rows: [
      {
        name: "Use case inventory entry",
        shows: "Purpose, stage, data, vendor, impact determination and risk practices",
        firstReader: "Chief AI Officer",
      },
      {
        name: "AI impact assessment",
        shows: "Benefits, data, affected groups, risks, mitigations and the accountable official",
        firstReader: "AI governance board",
      },
      {
        name: "Test and evaluation report",
        shows: "Cases, measures, thresholds, failures and the conditions for safe use",
        firstReader: "Authorizing official",
      },
      {
        name: "Model and prompt register",
        shows: "Versions in use, their changes, approvals and dates",
        firstReader: "Auditors",
      },
      {
        name: "Decision record design",
        shows: "The four facts kept for each output: input, version, suggestion, human action",
        firstReader: "Records officer, privacy officer",
      },
      {
        name: "Monitoring plan",
        shows: "Limits, frequency, owners and the switch-off procedure",
        firstReader: "Program manager",
      },
    ],
  },
  engagement: {
    needs:
      "Some 300 to 500 closed cases whose correct outcome is known, and staff time to label the uncertain ones. An environment already authorized for that data, with a model endpoint in it. A privacy officer and a records officer who will read drafts. The Chief AI Officer’s inventory template. Your labor relations office, if the work of a bargaining unit changes.",
    arrival:
      "At kickoff, we request accounts for the pilot environment only. Until they are granted, the analyst and the evaluator spend three days with the staff who do the task.",
    team: "Three to six people: one or two engineers, an evaluator who does not report to them, a business analyst from the program area, and part-time privacy and security advice.",
    length:
      "Reviewing a model that someone else built takes three to six weeks. A new use takes 16 weeks to release in an authorized environment, and two to four quarters if it still needs authorization.",
    handover:
      "Test sets, prompts, thresholds and the register pass to a product owner in your office, who has run one full evaluation from the written procedure. We can review monitoring reports with you for two quarters. Data copied for the pilot is destroyed, and you receive a certificate of destruction.",
  },
  standards: [
    {
      rule: "omb-m-25-21",
      meaning: "Federal use of AI: governance, use case inventories and minimum practices for high-impact AI, due by April 3, 2026.",
    },
    {
      rule: "omb-m-25-22",
      meaning: "AI acquisition, for solicitations issued at least 180 days after April 3, 2025: data rights, protection of government data, freedom from vendor lock-in.",
    },
    {
      rule: "omb-m-26-04",
      meaning: "Contract terms on truth-seeking and ideological neutrality for the language models agencies buy. Agencies had to update their procurement policies by March 11, 2026.",
    },
    {
      rule: "nist-ai-rmf",
      meaning: "A voluntary framework of four functions, Govern, Map, Measure and Manage. Version 1.0, issued in 2023, was current as of September 2026, with a revision under way.",
    },
    {
      rule: "nist-ai-600-1",
      meaning: "The framework’s generative AI profile: risks such as confabulation and data privacy, and actions to manage each.",
    },
    {
      rule: "gao-ai-framework",
      meaning: "Audit questions about an AI system under four headings: governance, data, performance and monitoring.",
    },
    {
      rule: "owasp-llm-top-10",
      meaning: "Common weaknesses in software built on language models, including prompt injection and excessive agency, with a new list in August 2026.",
    },
  ],
  questions: [
    {
      question: "Is our use case high-impact?",
      answer:
        "It is if its output serves as a principal basis for a decision or action with a legal, material, binding or significant effect on rights or safety. A model that ranks invoices for a clerk’s review is usually below the line. A model whose score ends a benefit is above it. In between, consider what would happen if the human step were skipped on a busy day. Whatever the conclusion, the accountable official signs off on the reasons, and the inventory entry repeats them.",
    },
    {
      question: "May we use a commercial model?",
      answer:
        "Yes, inside an environment authorized for your data and under terms that bar training on it without consent. Before the first prompt, we check authorization, logging, retention and region. A policy on AI for employees, in a city or an agency, names the approved tools, the data that may never be entered, who reviews what comes out, when its use is disclosed, how it is kept as a record, and whom to ask.",
    },
    {
      question: "What must a language model solicitation contain in 2026?",
      answer:
        `Three memoranda apply. ${cite("omb-m-25-22")} covers data rights, portability and competition. ${cite("omb-m-26-04")}, issued December 11, 2025, adds the two Unbiased AI Principles as contract terms and asks vendors for an acceptable use policy, model, system or data cards, user resources and a feedback channel. ${cite("omb-m-25-21")} covers the testing and monitoring that a high-impact use will need from the vendor. Your agency’s own procurement policy, which had to be updated by March 11, 2026, takes precedence over any wording of ours.`,
    },
    {
      question: "How far can the model explain its answers?",
      answer: "It can cite a passage, a place on the page or the fields behind a score. None of these proves that the answer is right.",
    },
    {
      question: "What if the model is wrong?",
      answer:
        "A person reviews each suggestion before it posts. Overrides are logged and added to the test set. If the error rate passes its limit, the use pauses until the cause is known.",
    },
  ],
  buying: { contract: "Firm-fixed-price for a review or a first release. Firm-fixed-price per month to monitor uses in operation.", naics: ["541512", "541690"], psc: ["DA01", "DF01"], labor: ["Software developer", "Test engineer", "Senior ERP consultant", "Security engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "governance-and-oversight",
    "business-process-automation",
    "governance-risk-compliance",
    "application-security",
    "api-development-and-integrations",
  ],
} satisfies ServiceItem;
