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
  promise: "Code that carries its requirement with it.",
  lead: "A line of code should lead back to the decision that ordered it. We design, build and connect software for finance and program offices in that way: story, commit, test and release share the requirement’s number.",
  lifecycle: "software",
  situation: {
    statement:
      "Traceability is the ability to start at a line of code and arrive at the requirement, the approval and the test that put it there.",
    paragraphs: [
      "Software that moves public money outlives its contracts. A posting rule from a decade back still decides how an obligation is recorded, and the question of its approval can come from a new developer as easily as from an audit. If the reason was kept in memory only, changes turn into archaeology.",
      "Our instrument is plain: a requirements traceability matrix, or RTM, kept as a working list in your own tracker and repository. Five services below apply it to different material: APIs, low-code platforms, frameworks, ERP objects and screens.",
    ],
  },
  starts: {
    note: "Five situations, and the page for each.",
    rows: [
      {
        when: "Two systems disagree, and someone reconciles the interface file by hand.",
        slug: "api-development-and-integrations",
      },
      {
        when: "Departments build their own apps, and there is no list of them.",
        slug: "low-code-application-development",
      },
      {
        when: "Support for our framework has ended, and the upgrade keeps slipping.",
        slug: "framework-based-development",
      },
      { when: "Oracle or SAP patches break a custom report or interface.", slug: "ricew-objects" },
      { when: "The accessibility review failed two weeks before release.", slug: "uiux-design" },
    ],
  },
  principles: {
    note: "Habits that hold on all projects, whatever the language.",
    items: [
      {
        name: "One number from request to release",
        text: "A change request’s identifier appears in the story, the branch, the test case and the release note. A weekly query lists the broken links.",
      },
      {
        name: "Security in the definition of done",
        text: `Threat models are kept with the design. Dependency checks and code scanning run with each merge request, mapped to ${cite("nist-sp-800-218")}, whose version 1.1 was still the final one in November 2026.`,
      },
      {
        name: "Accessible before the demonstration",
        text: "Keyboard, screen reader and contrast checks happen on each story. A feature that fails Section 508 is not shown as finished.",
      },
      {
        name: "Your repository from the first day",
        text: "Code, pipelines, schemas and test data live in accounts that you own, and our access to them is granted and revoked by you.",
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
      meaning: "Since July 2025 agencies have had to own custom-developed code, store it where other agencies can reach it and publish metadata. Classified and national security code is exempt.",
    },
    {
      rule: "iso-12207",
      meaning: "A common set of processes and terms for the life cycle of software, in a new edition since 2026.",
    },
  ],
  questions: [
    {
      question: "Do you use our tools or your own?",
      answer: "Yours: Jira, Azure DevOps, GitLab and GitHub can all hold the thread once fields and rules are set up.",
    },
    {
      question: "Can you take over software that another firm wrote?",
      answer:
        "We can, and the first month is an examination: a build from clean source, a dependency list, a restore test, a reading of open defects, and interviews with the outgoing developers while they can still be reached. You then get a written opinion on the parts, marked keep, repair or replace, and a cost range for each. Some inherited systems need little beyond a pipeline. The opinion says that as well.",
    },
    {
      question: "Who owns what you write?",
      answer:
        "Your contract’s data rights clauses decide, and we ask for clear terms before the first commit. For federal custom code the SHARE IT Act has, since July 2025, required agency ownership, a repository that federal employees of other agencies can reach, and published metadata. Commercial software, classified code and national security systems stand outside it.",
    },
    {
      question: "Do you work in sprints or in phases?",
      answer:
        "In sprints, inside whatever milestones your contract and governance board require. Gate documents are exported from the tracker, which keeps the review packet and the working record identical.",
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
