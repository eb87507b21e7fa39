import { cite } from "../../rules/index.ts";
import type { ServiceCategory } from "../../types/content-schema.types.ts";
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
  promise: "Every line of code traced to its requirement.",
  lead: "You should be able to trace a line of code back to the decision that called for it. We design, build and connect software for finance and program offices, and the requirement’s number appears on every story, commit, test and release.",
  lifecycle: "software",
  situation: {
    statement:
      "Traceability means that you can start at a line of code and find the requirement, the approval and the test behind it.",
    paragraphs: [
      "Software that moves public money outlives the contracts that built it. A posting rule from ten years ago still determines how an obligation is recorded, and a new developer is as likely as an auditor to ask who approved it. If the reason was never recorded, someone has to search for it before each change.",
      "We keep a requirements traceability matrix, or RTM, as a working list in your own tracker and repository. The five services below apply it to APIs, low-code platforms, frameworks, ERP objects and screens.",
    ],
  },
  starts: [
    {
      when: "Two systems disagree, and someone reconciles the interface file by hand.",
      slug: "api-development-and-integrations",
    },
    {
      when: "Departments build their own apps, and no one has a list of them.",
      slug: "low-code-application-development",
    },
    {
      when: "Support for our framework has ended, and the upgrade keeps slipping.",
      slug: "framework-based-development",
    },
    { when: "Oracle or SAP patches break a custom report or interface.", slug: "ricew-objects" },
    { when: "The accessibility review failed two weeks before release.", slug: "uiux-design" },
  ],
  principles: {
    note: "These practices apply to all projects, whatever the language.",
    items: [
      {
        name: "One number from request to release",
        text: "The change request’s identifier appears in the story, the branch, the test case and the release note. A weekly query lists any broken links.",
      },
      {
        name: "Security in the definition of done",
        text: `Threat models are kept with the design. Dependency checks and code scanning run with each merge request and are mapped to ${cite("nist-sp-800-218")}. Version 1.1 was still the latest final version in November 2026.`,
      },
      {
        name: "Accessible before the demonstration",
        text: "We run keyboard, screen reader and contrast checks on each story. A feature that fails Section 508 is not shown as finished.",
      },
      {
        name: "Your repository from the first day",
        text: "Code, pipelines, schemas and test data live in accounts that you own. You grant and revoke our access to them.",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-218",
      meaning:
        "The Secure Software Development Framework: prepare the organization, protect the software, produce well-secured software, and respond to vulnerabilities.",
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
      meaning: "The 2018 law that requires modern, accessible and mobile-friendly federal digital services.",
    },
    {
      rule: "openapi",
      meaning: "A description of an HTTP interface that both people and tools can read and test against.",
    },
    {
      rule: "share-it-act",
      meaning: "Since July 2025, agencies have had to own custom-developed code, store it where other agencies can reach it and publish metadata. Classified code and national security systems are exempt.",
    },
    {
      rule: "iso-12207",
      meaning: "A common set of processes and terms for the software life cycle, with a new edition published in 2026.",
    },
  ],
  questions: [
    {
      question: "Do you use our tools or your own?",
      answer: "Yours. Jira, Azure DevOps, GitLab and GitHub can all carry the requirement’s number once fields and rules are set up.",
    },
    {
      question: "Can you take over software that another firm wrote?",
      answer:
        "Yes. We spend the first month examining it: a build from clean source, a dependency list, a restore test, a review of open defects and interviews with the outgoing developers while they can still be reached. You then get a written opinion that marks each part keep, repair or replace, with a cost range. Some inherited systems need little more than a pipeline. If yours is one of them, the opinion says so.",
    },
    {
      question: "Who owns what you write?",
      answer:
        "Your contract’s data rights clauses govern, and we ask for clear terms before the first commit. Since July 2025, the SHARE IT Act has required agencies to own federal custom code, keep it in a repository that federal employees of other agencies can reach, and publish its metadata. Commercial software, classified code and national security systems are excluded.",
    },
    {
      question: "Who hosts the software after you build it?",
      answer: "You do, or a provider you choose. It runs in your own cloud account or data center, so the cost of hosting and licenses is yours to see and to cut. We hand over the pipeline, the procedures and the accounts. Running it afterward can be an order of its own.",
    },
    {
      question: "Do you work in sprints or in phases?",
      answer:
        "In sprints, within the milestones that your contract and governance board require. We export gate review documents from the tracker, so the review packet matches the working record.",
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
