import { pictures } from "../pictures.ts";
import type { DigitalTransformationPage } from "../types/practice-pages.types.ts";

export const digitalTransformationPage = {
  meta: {
    title: "Digital transformation with controls kept in place",
    description:
      "Process automation, systems modernization and artificial intelligence for agencies and companies that must show, step by step, what has changed.",
  },
  carousel: {
    label: "What transformation covers",
    slides: [
      {
        id: "strategy",
        image: "dt-strategy",
        alt: pictures["dt-strategy"].alt,
        title: "Start with the mandate.",
        subtitle: "We turn the law, finding or deadline that drives the change into a plan with measures and dates.",
      },
      {
        id: "process-automation",
        image: "dt-process-automation",
        alt: pictures["dt-process-automation"].alt,
        title: "Automate the routine cases.",
        subtitle: "The software applies the rules, people handle the exceptions, and every step is logged.",
      },
      {
        id: "systems-modernization",
        image: "dt-systems-modernization",
        alt: pictures["dt-systems-modernization"].alt,
        title: "Replace it one part at a time.",
        subtitle: "The old system keeps working while tested parts take its place in turn.",
      },
      {
        id: "artificial-intelligence",
        image: "dt-artificial-intelligence",
        alt: pictures["dt-artificial-intelligence"].alt,
        title: "A model with a paper trail.",
        subtitle: "Each suggestion shows its source, its version, and who accepted or refused it.",
      },
    ],
  },
  sections: [
    {
      kind: "prose",
      id: "before-any-tool",
      heading: "What do you settle before choosing a tool?",
      paragraphs: [
        "The first thing we produce is a plain list of the steps in a process, with the person who performs each one, the rule it follows, the time it waits and the record it leaves. The decisions that follow, including which steps to drop, are made from that list.",
        "We then separate labor from control. Copying an invoice number from one screen to another is labor and should go. Comparing the invoice with a receipt before money leaves is a control. It must stay in the new process with an owner and a log. We drop the steps that are neither.",
        "We choose the tool last. It may be a change to the rule, a setting in a product you already license, an interface, a bot that works through the screen, a rebuilt application or a model. That is roughly the order of what they cost to maintain, and it is the order in which we try them.",
      ],
    },
    {
      kind: "list",
      id: "pilot",
      heading: "What does a pilot have to prove?",
      note: "A demonstration shows that something can work. A pilot has to show that you can rely on it.",
      items: [
        {
          name: "Same cases, differences explained",
          text: "The old process and the new one run the same cases for a full cycle. Differences are explained and documented, whichever process was wrong.",
        },
        {
          name: "Safe failure",
          text: "We break it on purpose with a missing feed, a duplicate file and a locked account. It must stop, raise an alert, and resume without posting twice.",
        },
        {
          name: "Separated duties",
          text: "Different people create and approve, and the same rule applies to service accounts. Bots get their own identities, least privilege and a line in the access review.",
        },
        {
          name: "Human override",
          text: "An assigned official can pause the process, see what it has done and reverse it. We rehearse that before rollout.",
        },
        {
          name: "Measured cost",
          text: "We measure licenses, hosting, support hours and retraining during the pilot and recalculate the business case from them.",
        },
      ],
    },
    {
      kind: "list",
      id: "rules",
      heading: "Which rules apply to a federal program?",
      note: "A federal program will be asked about these. State, university and commercial clients have lists of their own.",
      items: [
        {
          name: "21st Century IDEA",
          text: "Public websites, forms and services must be accessible, searchable, secure and usable on a phone, with a digital option for paper forms. OMB M-23-22 tells agencies how.",
        },
        {
          name: "Section 508",
          text: "What staff and the public use must work with assistive technology. We test with a keyboard and a screen reader before users do.",
        },
        {
          name: "FITARA",
          text: "The agency CIO reviews IT plans, budgets and contracts. That approval belongs on the critical path from the first draft of the schedule.",
        },
        {
          name: "OMB M-23-07",
          text: "Since June 30, 2024, the National Archives has accepted permanent records only in electronic form, with their metadata and with few exceptions. A new system needs its records schedule before go-live.",
        },
        {
          name: "OMB M-25-21 and the NIST AI RMF",
          text: "AI use cases are inventoried. High-impact uses have needed testing, an impact assessment, monitoring and human oversight since April 2026. The work follows the framework’s functions: govern, map, measure and manage.",
        },
      ],
    },
    {
      kind: "prose",
      id: "after-launch",
      heading: "What happens after the launch?",
      paragraphs: [
        "Adoption can be counted. Before rollout, we agree with you on counts such as items that still arrive by email, rules overridden and spreadsheets retired. We review them with you for at least one quarter.",
        "A signed list documents the shutdown of the old system. Data is converted or archived, interfaces and accounts are removed, the contract and its licenses end, and the authorization boundary is redrawn. Until that list is signed, both systems have to be paid for and secured.",
      ],
    },
  ],
  form: {
    heading: "Begin with one process.",
    lead: "Describe it as it is today. We will tell you what we would change first and what we would leave alone.",
    service: "DigitalTransformation",
    messageLabel: "Transformation Goals",
    placeholder: "Which process, system or report should work differently a year from now?",
  },
} satisfies DigitalTransformationPage;
