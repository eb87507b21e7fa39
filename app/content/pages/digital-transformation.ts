import { pictures } from "../pictures.ts";
import type { DigitalTransformationPage } from "../shapes/practice-pages.ts";

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
        subtitle: "The old system keeps working while tested parts take its place, one at a time.",
      },
      {
        id: "artificial-intelligence",
        image: "dt-artificial-intelligence",
        alt: pictures["dt-artificial-intelligence"].alt,
        title: "A model with a paper trail.",
        subtitle: "Each suggestion keeps its source, its version and the name of the person who decided.",
      },
    ],
  },
  services: {
    heading: "Three services",
    note: "Most programs need them in this order: settle the process, renew the system under it, then decide where a model may help.",
  },
  sections: [
    {
      kind: "prose",
      id: "before-any-tool",
      heading: "Before any tool",
      paragraphs: [
        "A process that nobody has written down cannot be automated, only imitated. So the first thing we produce is dull: a list of each step, who performs it, which rule it answers to, how long it waits and what it leaves behind. Much of what follows is decided on that list.",
        "Then we separate labor from control. Copying an invoice number from one screen to another is labor, and should go. Comparing the invoice with a receipt before money leaves is a control, and has to survive in the new process with an owner, a log and a test. Steps that are neither simply stop.",
        "Only then do we choose the means: a change to the rule, a setting in a product you already license, an interface, a robot on the screen, a rebuilt application, a model. That is roughly the order of what they cost to keep, so we begin at the front.",
      ],
    },
    {
      kind: "list",
      id: "pilot",
      heading: "What a pilot has to prove",
      note: "A demonstration shows that something can work. A pilot shows that it may be relied on.",
      items: [
        {
          name: "Same items, explained differences",
          text: "Old and new process run the same cases for a full cycle. Each difference is explained and filed, whichever side was wrong.",
        },
        {
          name: "Safe failure",
          text: "We break it on purpose: a missing feed, a duplicate file, a locked account. It must stop, say so, and resume without posting twice.",
        },
        {
          name: "Separated duties",
          text: "No person and no service account can both create and approve. Robots get identities of their own, least privilege, and a place in the access review.",
        },
        {
          name: "A human stop",
          text: "A named person can pause the process, see what it has done and reverse it. We rehearse that before rollout, not after the first bad batch.",
        },
        {
          name: "Counted cost",
          text: "Licenses, hosting, support hours and retraining are measured during the pilot, so the business case rests on figures someone has counted.",
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
          text: "Public websites, forms and services are to be accessible, searchable, secure and usable on a phone, with a digital option for paper forms.",
        },
        {
          name: "Section 508",
          text: "What staff and the public use has to work with assistive technology. We test with a keyboard and a screen reader before users do.",
        },
        {
          name: "FITARA",
          text: "The agency CIO has a say in IT plans, budgets and contracts. We put that approval on the critical path instead of discovering it late.",
        },
        {
          name: "OMB M-23-07",
          text: "Permanent records reach the National Archives in electronic form with their metadata, so a new system needs its records schedule before go-live.",
        },
        {
          name: "OMB M-25-21 and the NIST AI RMF",
          text: "AI use is inventoried, and high-impact uses need testing, an impact assessment, monitoring and human oversight. Govern, map, measure and manage give the work its order.",
        },
      ],
    },
    {
      kind: "prose",
      id: "after-launch",
      heading: "After the launch",
      paragraphs: [
        "Adoption can be counted: how many items still arrive by email, how often a rule is overridden, how many spreadsheets were closed. We agree on those counts before rollout and read them with you for at least one quarter.",
        "The old system is switched off in writing. Its data is converted or archived, its interfaces and accounts are removed, its contract and licenses end, and the authorization boundary is updated. Until that list is signed, you are paying for two systems and defending both.",
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
