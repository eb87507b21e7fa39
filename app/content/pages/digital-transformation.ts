import { pictures } from "../pictures.ts";
import type { DigitalTransformationPage } from "../types/practice-pages.types.ts";

export const digitalTransformationPage = {
  meta: {
    title: "Digital transformation with its controls intact",
    description:
      "Process automation, systems modernization and artificial intelligence for agencies and companies that have to show, step by step, what was changed.",
  },
  carousel: {
    label: "What transformation covers",
    slides: [
      {
        id: "strategy",
        image: "dt-strategy",
        alt: pictures["dt-strategy"].alt,
        title: "Start from the mandate.",
        subtitle: "The law, finding or deadline that asks for change becomes a plan with measures and dates.",
      },
      {
        id: "process-automation",
        image: "dt-process-automation",
        alt: pictures["dt-process-automation"].alt,
        title: "Let the queue run itself.",
        subtitle: "Rules in the software, exceptions with people, and every step in the log.",
      },
      {
        id: "systems-modernization",
        image: "dt-systems-modernization",
        alt: pictures["dt-systems-modernization"].alt,
        title: "Replace it stone by stone.",
        subtitle: "The old system keeps working while tested parts take its place in turn.",
      },
      {
        id: "artificial-intelligence",
        image: "dt-artificial-intelligence",
        alt: pictures["dt-artificial-intelligence"].alt,
        title: "A model with a paper trail.",
        subtitle: "Beside a suggestion stand its source, its version, and whoever accepted or refused it.",
      },
    ],
  },
  services: {
    heading: "Three services",
    note: "Listed in the order that programs tend to need them: settle the process, renew the system under it, then decide where a model may help.",
  },
  sections: [
    {
      kind: "prose",
      id: "before-any-tool",
      heading: "Before any tool",
      paragraphs: [
        "The first thing we produce is dull: a list of the steps in a process, with the person who performs them, the rule they answer to, the time they wait and the trace they leave. Much of what follows is decided on that list, because a process that was never written down can only be imitated.",
        "Labor is then separated from control. Copying an invoice number from one screen to another is labor, and should go. Comparing the invoice with a receipt before money leaves is a control, and must survive in the new process under an owner, with a log behind it. Steps that are neither simply stop.",
        "The means come last: a change to the rule, a setting in a product you already license, an interface, a robot on the screen, a rebuilt application, a model. That is roughly the order of what they cost to keep, and the order in which we try them.",
      ],
    },
    {
      kind: "list",
      id: "pilot",
      heading: "What a pilot has to prove",
      note: "A demonstration establishes that something can work. A pilot has to establish that it may be relied on.",
      items: [
        {
          name: "Same items, explained differences",
          text: "Old and new process run the same cases for a full cycle. Differences are explained and filed, whichever side was wrong.",
        },
        {
          name: "Safe failure",
          text: "We break it on purpose: a missing feed, a duplicate file, a locked account. It must stop, raise an alert, and resume without posting twice.",
        },
        {
          name: "Separated duties",
          text: "Creating and approving stay in different hands, service accounts included. Robots get identities of their own, least privilege, and a line in the access review.",
        },
        {
          name: "A human stop",
          text: "An assigned official can pause the process, see what it has done and reverse it. That is rehearsed before rollout.",
        },
        {
          name: "Counted cost",
          text: "Licenses, hosting, support hours and retraining are measured during the pilot, and the business case is recalculated from them.",
        },
      ],
    },
    {
      kind: "list",
      id: "rules",
      heading: "Rules that come along",
      note: "A federal program will be asked about these. State, university and commercial clients bring lists of their own.",
      items: [
        {
          name: "21st Century IDEA",
          text: "Public websites, forms and services are to be accessible, searchable, secure and usable on a phone, with a digital option for paper forms. OMB M-23-22 tells agencies how.",
        },
        {
          name: "Section 508",
          text: "What staff and the public use has to work with assistive technology. We test with a keyboard and a screen reader before users do.",
        },
        {
          name: "FITARA",
          text: "The agency CIO reviews IT plans, budgets and contracts. That approval belongs on the critical path from the first draft of the schedule.",
        },
        {
          name: "OMB M-23-07",
          text: "Since June 30, 2024 the National Archives takes permanent records in electronic form with their metadata. A new system needs its records schedule before go-live.",
        },
        {
          name: "OMB M-25-21 and the NIST AI RMF",
          text: "AI use is inventoried. High-impact uses have needed testing, an impact assessment, monitoring and human oversight since April 2026. Govern, map, measure and manage give the work its order.",
        },
      ],
    },
    {
      kind: "prose",
      id: "after-launch",
      heading: "After the launch",
      paragraphs: [
        "Adoption can be counted. Items that still arrive by email, rules overridden, spreadsheets closed: we agree on such counts before rollout and read them with you for at least one quarter.",
        "The old system is switched off in writing. Data is converted or archived, interfaces and accounts are removed, the contract and its licenses end, and the authorization boundary is redrawn. Until that list is signed, you pay for two systems and defend both.",
      ],
    },
  ],
  form: {
    heading: "Begin with one process.",
    lead: "Describe it as it is. We will tell you what we would change first, and what we would leave alone.",
    service: "DigitalTransformation",
    messageLabel: "Transformation Goals",
    placeholder: "Which process, system or report should work differently a year from now?",
  },
} satisfies DigitalTransformationPage;
