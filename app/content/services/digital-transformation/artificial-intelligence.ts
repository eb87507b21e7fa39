import type { ServiceItem } from "../../shapes/types.ts";

export const artificialIntelligence = {
  name: "Artificial Intelligence",
  meta: {
    title: "Artificial Intelligence for Government Finance",
    description:
      "Use case inventory, impact assessment, testing and monitoring under OMB M-25-21 and the NIST AI RMF, for models that staff can check and overrule.",
  },
  promise: "A person decides. The model shows its work.",
  lead: "We find the tasks where a model helps, build or buy it inside your boundary, test it before release, and keep the records your governance board needs.",
  thread: { lifecycle: "transformation", from: "Mandate", here: "Pilot", to: "Review" },
  situation: {
    statement:
      "Staff already paste text into chat tools. The policy says be careful, the inventory is a spreadsheet, and nobody can say which outputs reached a decision.",
    paragraphs: [
      "OMB M-25-21 tells agencies to use AI more and to account for it: a Chief AI Officer, an inventory of use cases, and minimum practices wherever an output is a principal basis for a decision with legal, material, binding or significant effect on rights or safety. M-25-22 asks for the same care when AI is bought.",
      "Most useful cases are modest. Read an invoice and fill the fields. Sort a mailbox. Flag the journal entry that looks like no other. Draft a first answer and cite the page. They succeed when the task is narrow, the reference data is yours, a person confirms, and every version of prompt and model is on file.",
    ],
  },
  capabilities: {
    note: "Build, buy or review: for one use case, or for the board that oversees them all.",
    items: [
      {
        name: "Use case inventory and triage",
        text: "Every use found, described in the inventory’s own fields and screened for high impact, with the reasoning kept for the Chief AI Officer.",
      },
      {
        name: "AI impact assessment",
        text: "Purpose, benefit, data quality, affected people, ways to fail and the cost of error, written before the pilot and revised at each release.",
      },
      {
        name: "Document understanding",
        text: "Extraction from invoices, award documents and forms, with a confidence score for each field and a work queue for those under the threshold.",
      },
      {
        name: "Search and drafting assistants",
        text: "Language models grounded in your approved documents, which cite the passage, respect the reader’s access rights, and decline when the sources are silent.",
      },
      {
        name: "Anomaly and forecast models",
        text: "Journal entries, payments and grant drawdowns ranked for review; outlays and workload forecast as ranges, beside a record of past errors.",
      },
      {
        name: "Testing and red teaming",
        text: "Accuracy on held-out cases, results across groups of people, prompt injection and data leakage, tested again whenever model, prompt or data change.",
      },
      {
        name: "Acquisition support",
        text: "Statements of work that settle data rights, training on government data, portability, notice of model changes, access for testing and the way out.",
      },
    ],
  },
  process: {
    note: "One use case, from question to monitored use, with three gates at which it can be stopped.",
    steps: [
      {
        name: "Frame",
        time: "Weeks 1 to 3",
        text: "We write down the decision, who makes it today, what an error costs, and how well the work is done now without a model.",
        output: "Use case record. Gate one: worth trying",
      },
      {
        name: "Assess",
        time: "Weeks 3 to 6",
        text: "Data, privacy, security and impact are examined. If the use may be high-impact, the minimum practices are planned now, not after launch.",
        output: "Impact assessment. Gate two: safe to pilot",
      },
      {
        name: "Pilot",
        time: "Weeks 6 to 12",
        text: "The model works beside the staff on real cases, without effect on outcomes. Disagreements are reviewed by the people who know the work.",
        output: "Pilot report with error analysis",
      },
      {
        name: "Release",
        time: "Weeks 12 to 16",
        text: "Thresholds, oversight, training, notice and the way to appeal are set. Authorizing official and governance board each see the evidence and sign.",
        output: "Authorization and approval. Gate three: fit to use",
      },
      {
        name: "Monitor",
        time: "Monthly, then quarterly",
        text: "Drift, overrides, complaints and cost are tracked against limits. Crossing a limit triggers a review, and a use that fails is switched off.",
        output: "Monitoring report, updated inventory entry",
      },
    ],
  },
  deliverables: {
    lead: "A file for each use case, complete enough to answer an Inspector General without calling the vendor.",
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
        shows: "Cases, measures, thresholds, failures and the conditions of safe use",
        firstReader: "Authorizing official",
      },
      {
        name: "Model and prompt register",
        shows: "Each version in use, what changed, who approved it and when",
        firstReader: "Auditors",
      },
      {
        name: "Decision record design",
        shows: "The four things kept per output: input, version, suggestion, human action",
        firstReader: "Records officer, privacy officer",
      },
      {
        name: "Monitoring plan",
        shows: "Limits, frequency, owners and the switch-off procedure",
        firstReader: "Program manager",
      },
    ],
  },
  standards: [
    {
      rule: "omb-m-25-21",
      meaning: "Federal use of AI: governance, use case inventories, and minimum risk management practices for high-impact AI.",
    },
    {
      rule: "omb-m-25-22",
      meaning: "AI acquisition: data and intellectual property rights, protection of government data, and freedom from vendor lock-in.",
    },
    {
      rule: "omb-m-26-04",
      meaning: "Contract terms for purchased language models on truth-seeking and ideological neutrality, with vendor documentation.",
    },
    {
      rule: "nist-ai-rmf",
      meaning: "A voluntary framework of four functions, Govern, Map, Measure and Manage, for AI risk over a system’s life.",
    },
    {
      rule: "nist-ai-600-1",
      meaning: "The framework’s generative AI profile: risks such as confabulation and data privacy, and actions against each.",
    },
    {
      rule: "gao-ai-framework",
      meaning: "What auditors ask of an AI system under four headings: governance, data, performance and monitoring.",
    },
    {
      rule: "owasp-llm-top-10",
      meaning: "Common weaknesses of software built on language models, prompt injection and excessive agency among them.",
    },
  ],
  questions: [
    {
      question: "Is our use case high-impact?",
      answer:
        "It is if its output serves as a principal basis for a decision or action with legal, material, binding or significant effect on rights or safety. Many internal uses are not. The determination is documented either way.",
    },
    {
      question: "Can we use a commercial model?",
      answer:
        "Usually, in an environment authorized for your data and under terms that bar training on it without your consent. We check authorization, logging, retention and region before the first prompt is sent.",
    },
    {
      question: "Can the model explain its answers?",
      answer:
        "It can cite. Search assistants show the passage behind a statement, extraction shows the place on the page, and ranking models report which fields raised the score. None of that is proof, so a person confirms.",
    },
    {
      question: "What if the model is wrong?",
      answer:
        "A person stands between suggestion and posting to catch it. The override is logged and joins the test set. If the error rate passes its limit, the use is paused until the cause is known.",
    },
  ],
  related: [
    "governance-and-oversight",
    "business-process-automation",
    "governance-risk-compliance",
    "application-security",
    "api-development-and-integrations",
  ],
} satisfies ServiceItem;
