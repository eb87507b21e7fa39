import type { ServiceCategory } from "../../shapes/types.ts";
import { apiDevelopmentAndIntegrations } from "./api-development-and-integrations.ts";
import { frameworkBasedDevelopment } from "./framework-based-development.ts";
import { lowCodeApplicationDevelopment } from "./low-code-application-development.ts";
import { ricewObjects } from "./ricew-objects.ts";
import { uiuxDesign } from "./uiux-design.ts";

export const applicationAndSoftwareDevelopment = {
  name: "Application and Software Development",
  icon: "application-and-software-development",
  meta: {
    title: "Application and Software Development",
    description:
      "APIs, low-code apps, custom software, Oracle and SAP objects and accessible screens, each traced from its requirement to its test and release.",
  },
  promise: "Code that carries its requirement with it.",
  lead: "We design, build and connect software for finance and program offices. Every story, commit, test and release keeps its requirement’s number, so anyone can later ask why a line of code exists and get an answer.",
  lifecycle: "software",
  situation: {
    statement:
      "The system works, the people who built it have left, and nobody can say which requirement a rule in the code was meant to satisfy.",
    paragraphs: [
      "Software that moves public money outlives its contracts. A posting rule written years ago still decides how an obligation is recorded, and an auditor may ask who approved it. If the answer lives in one developer’s memory, each change becomes archaeology and each test a guess.",
      "We keep a requirements traceability matrix, or RTM, as a working tool rather than a closing document. Requirement, design decision, commit, test and release share one identifier in your own tracker and repository. Five services below use that habit on different material: APIs, low-code platforms, frameworks, ERP objects and screens.",
    ],
  },
  starts: {
    note: "Find the sentence your team has said this month.",
    rows: [
      {
        when: "Two systems disagree, and someone reconciles the interface file by hand.",
        slug: "api-development-and-integrations",
      },
      {
        when: "Departments build their own apps, and no one has a list of them.",
        slug: "low-code-application-development",
      },
      {
        when: "Our framework is out of support, and the upgrade keeps slipping.",
        slug: "framework-based-development",
      },
      { when: "Every Oracle or SAP patch breaks a custom report or interface.", slug: "ricew-objects" },
      { when: "The accessibility review failed two weeks before release.", slug: "uiux-design" },
    ],
  },
  principles: {
    note: "Four habits that hold on every project, whatever the language.",
    items: [
      {
        name: "One number from request to release",
        text: "A change request’s identifier appears in the story, the branch, the test case and the release note. Broken links show up in a weekly query.",
      },
      {
        name: "Security in the definition of done",
        text: "Threat models are kept with the design; dependency checks and code scanning run with each merge request, in line with NIST’s Secure Software Development Framework.",
      },
      {
        name: "Accessible before the demonstration",
        text: "Keyboard, screen reader and contrast checks happen on each story. A feature that fails Section 508 is not shown as finished.",
      },
      {
        name: "Your repository from the first day",
        text: "Code, pipelines, schemas and test data live in accounts that you own. If the contract ends on Friday, another team can build on Monday.",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-218",
      meaning:
        "The Secure Software Development Framework: prepare the organization, protect the software, produce it well secured, respond to vulnerabilities.",
    },
    {
      rule: "nist-sp-800-53",
      part: "SA-11 and SI-10",
      meaning: "Developers test and evaluate what they build, and systems check the validity of their inputs.",
    },
    {
      rule: "section-508",
      part: "36 CFR Part 1194",
      meaning: "Accessibility standards for technology that federal agencies develop, procure, maintain or use.",
    },
    {
      rule: "idea-act",
      meaning: "The 2018 law that asks for modern, accessible and mobile-friendly federal digital services.",
    },
    {
      rule: "openapi",
      meaning: "A description of an HTTP interface that both people and tools can read and test against.",
    },
    {
      rule: "share-it-act",
      meaning: "Agencies own their custom-developed code, store it where other agencies can reach it, and publish metadata.",
    },
    {
      rule: "iso-12207",
      meaning: "A common set of processes and terms for the life cycle of software.",
    },
  ],
  questions: [
    {
      question: "Do you use our tools or your own?",
      answer:
        "Yours, in nearly every case. Jira, Azure DevOps, GitLab or GitHub can all hold the thread once fields and rules are set up. We configure them once and leave the settings documented.",
    },
    {
      question: "Can you take over software that another firm wrote?",
      answer:
        "Yes. We begin with a build from clean source, a dependency list, a restore test and interviews. After that you get a written opinion on each part: keep, repair or replace.",
    },
    {
      question: "Who owns what you write?",
      answer:
        "Your contract decides, and we ask for clear terms at the start. In practice code, pipelines and documents sit in your accounts throughout, so ownership and possession never part.",
    },
    {
      question: "Do you work in sprints or in phases?",
      answer:
        "In sprints, inside whatever milestones your contract and governance board require. Gate documents are drawn from the tracker, so the review packet and the working record stay one and the same.",
    },
  ],
  items: [
    apiDevelopmentAndIntegrations,
    lowCodeApplicationDevelopment,
    frameworkBasedDevelopment,
    ricewObjects,
    uiuxDesign,
  ],
} satisfies ServiceCategory;
