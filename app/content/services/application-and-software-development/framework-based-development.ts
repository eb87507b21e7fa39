import type { ServiceItem } from "../../shapes/types.ts";

export const frameworkBasedDevelopment = {
  name: "Framework Based Development",
  meta: {
    title: "Framework Based Development",
    description:
      "Custom applications in Spring Boot, .NET, Django, React and Angular, with traced tests, an SBOM at each release and a calendar of support end dates.",
  },
  promise: "Custom code on foundations that get patched.",
  lead: "We build and renew custom software on frameworks that are still maintained. Each release has its tests, scans and parts list, so the next team gets a system it can change.",
  thread: { lifecycle: "software", from: "Requirement", here: "Build", to: "Evidence" },
  situation: {
    statement:
      "An application is only as young as its framework. When support ends, every new flaw in it becomes yours to fix alone.",
    paragraphs: [
      "Custom software earns its place where the rule is yours alone: a benefit calculation, a licensing scheme, a scientific workflow. The trouble begins later. The framework reaches end of life, three libraries have no maintainer, and upgrades wait because nobody trusts the tests. Then a scanner finds a known exploited vulnerability and the choice is gone.",
      "We treat the support calendar as a requirement. Most Java, .NET, Python and JavaScript frameworks publish their end dates, so upgrades can be planned as routine work in the budget year instead of as an emergency. What makes that possible is a test suite people believe.",
    ],
  },
  capabilities: {
    note: "New applications, planned upgrades, and rescue of code nobody wants to touch.",
    items: [
      {
        name: "Back-end services",
        text: "Java with Spring Boot, .NET, Python with Django or FastAPI, and Node.js, chosen by your staff’s skills and your platform’s support dates.",
      },
      {
        name: "Web front ends",
        text: "React or Angular with the U.S. Web Design System where it fits, server-rendered where that helps slow links and assistive technology.",
      },
      {
        name: "Framework upgrades",
        text: "Struts, Web Forms, AngularJS, Oracle Forms and ADF moved in slices behind stable URLs, with characterization tests written before anything changes.",
      },
      {
        name: "Test engineering",
        text: "Unit, contract, integration and end-to-end tests traced to requirements, plus a small set of golden cases that finance staff wrote and recognize.",
      },
      {
        name: "Secure build pipeline",
        text: "Dependency and secret scanning, static analysis, signed artifacts and a software bill of materials in SPDX or CycloneDX for each build.",
      },
      {
        name: "Data access and migration",
        text: "Versioned schema changes with Flyway, Liquibase or the framework’s own tool, each rehearsed on a masked copy together with its way back.",
      },
      {
        name: "Rescue of inherited code",
        text: "Build made repeatable, dependencies listed, dead code removed and risk mapped, before anyone promises new features on top.",
      },
    ],
  },
  process: {
    note: "Sprints of two weeks inside a plan the contracting officer can follow.",
    steps: [
      {
        name: "Frame",
        time: "Weeks 1 to 3",
        text: "Requirements become stories with acceptance criteria and identifiers. We record the first architecture decisions, and the options that were turned down.",
        output: "Backlog, RTM and architecture decision records",
      },
      {
        name: "Walk a thin slice",
        time: "Weeks 3 to 6",
        text: "One real transaction passes through screen, service, database and pipeline into a test environment, so unknowns surface while they are cheap.",
        output: "Deployed slice with pipeline and scans running",
      },
      {
        name: "Build by increments",
        time: "Every two weeks",
        text: "Each sprint ends with tested software, an updated RTM and a demonstration. Scope moves; the definition of done does not.",
        output: "Accepted increment and release notes",
      },
      {
        name: "Prove",
        time: "Last 3 weeks before release",
        text: "Load, recovery, accessibility and security tests run on production-like data. Open findings are fixed, or accepted by a named official.",
        output: "Test summary and signed risk decisions",
      },
      {
        name: "Release and renew",
        time: "After go-live",
        text: "Releases are small and reversible. A calendar lists the support end date of every framework and runtime, reviewed each quarter.",
        output: "Production release, SBOM and support calendar",
      },
    ],
  },
  deliverables: {
    lead: "A developer who has never met us should be able to clone, build, test and release from these.",
    rows: [
      {
        name: "Source repository",
        shows: "Code, tests, infrastructure files and history, under your account",
        firstReader: "Lead developer",
      },
      {
        name: "Requirements traceability matrix",
        shows: "Each requirement with its story, commit, test and release",
        firstReader: "Program manager",
      },
      {
        name: "Architecture decision records",
        shows: "What was chosen, what was rejected, when and why",
        firstReader: "Chief architect",
      },
      {
        name: "Software bill of materials",
        shows: "Every component and version in each release",
        firstReader: "CISO",
      },
      {
        name: "Test summary report",
        shows: "Coverage by requirement, defects found, and risks accepted",
        firstReader: "System owner",
      },
      {
        name: "Support calendar",
        shows: "End dates of runtimes, frameworks and libraries, with the upgrade plan",
        firstReader: "CIO, budget office",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-218",
      meaning: "Secure Software Development Framework; its four practice groups are labeled PO, PS, PW and RV.",
    },
    {
      rule: "owasp-asvs",
      meaning: "Application Security Verification Standard: testable security requirements in three levels.",
    },
    {
      rule: "nist-sp-800-53",
      part: "SA-11 and SA-22",
      meaning: "Test during development, and replace components that their maker no longer supports.",
    },
    {
      rule: "iso-iec-5962",
      also: ["ecma-424"],
      meaning: "The two common bill of materials formats, published as ISO/IEC 5962 and ECMA-424.",
    },
    {
      rule: "share-it-act",
      meaning: "Custom-developed federal code belongs to the agency, sits in a repository and is listed by its metadata.",
    },
    {
      rule: "iso-29148",
      meaning: "How to write, analyze and manage requirements that can be verified.",
    },
  ],
  questions: [
    {
      question: "Which framework do you recommend?",
      answer:
        "The one your staff can hire for and your platform team can patch. We compare two or three on support dates, security record and fit, write the decision down, and build the first slice in it.",
    },
    {
      question: "Will you sign a secure software attestation?",
      answer:
        "Where your agency asks for one, yes. OMB M-26-05 withdrew the government-wide mandate in January 2026 and left the choice to agencies. Our practices are mapped to SP 800-218 either way, with evidence.",
    },
    {
      question: "Can you modernize in place, without a rewrite?",
      answer:
        "Often, yes. We put a facade in front, move one function at a time, and retire the old path when its tests pass on the new. A full rewrite is the last option we propose.",
    },
    {
      question: "Do you use AI coding assistants?",
      answer:
        "Only where your policy allows it, and with tools you approve. Generated code passes the same review, scanning and testing as any other, and no client data goes into a prompt without authorization.",
    },
  ],
  related: [
    "cicd",
    "application-security",
    "systems-modernizations",
    "api-development-and-integrations",
    "uiux-design",
  ],
} satisfies ServiceItem;
