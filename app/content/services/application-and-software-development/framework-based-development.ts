import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const frameworkBasedDevelopment = {
  name: "Framework Based Development",
  meta: {
    title: "Framework Based Development",
    description:
      "Custom applications in Spring Boot, .NET, Django, React and Angular, with traced tests, an SBOM at each release and a calendar of support end dates.",
  },
  promise: "Custom code on foundations that get patched.",
  lead: "Frameworks expire on published dates. We build and renew custom software to that calendar, and a release ships with its tests, scans and parts list beside the code.",
  thread: { lifecycle: "software", from: "Requirement", here: "Build", to: "Evidence" },
  situation: {
    statement:
      "On November 10, 2026 Microsoft’s support for .NET 8 and for .NET 9 ended, both on one day. Applications on either keep running. Flaws found from now on stay open in them until they move to .NET 10.",
    paragraphs: [
      "Such dates are public years ahead. Spring Boot, Django, Angular, Node.js and Java all publish theirs, and the budget cycle is long enough to meet them. What usually delays an upgrade is a test suite too thin to tell whether the new version still calculates a benefit, a fee or a payment as the old one did.",
      `Custom code earns its place where the rule is yours alone: a benefit formula, a licensing scheme, a scientific workflow. We treat the support calendar as one of its requirements. Tests written beside the owners of the rule make an upgrade ordinary work, and ${cite("nist-sp-800-53")} asks for the same thing in drier words: replace components that are no longer supported.`,
    ],
  },
  capabilities: {
    note: "New applications, planned upgrades, and the recovery of code you did not write.",
    items: [
      {
        name: "Back-end services",
        text: "Java with Spring Boot, .NET, Python with Django or FastAPI, and Node.js, chosen by your staff’s skills and by how long the version will be supported.",
      },
      {
        name: "Web front ends",
        text: "React or Angular, the U.S. Web Design System where it fits, and pages rendered on the server where that helps slow links and assistive technology.",
      },
      {
        name: "Framework upgrades",
        text: "Struts, Web Forms, AngularJS, Oracle Forms and ADF moved in slices behind stable URLs. Characterization tests record today’s behavior before anything changes.",
      },
      {
        name: "Test engineering",
        text: "Unit, contract, integration and end-to-end tests traced to requirements, plus a small set of golden cases that finance staff wrote and recognize.",
      },
      {
        name: "Secure build pipeline",
        text: "Dependency and secret scanning, static analysis, signed artifacts, and a software bill of materials in SPDX or CycloneDX for whatever is shipped.",
      },
      {
        name: "Recovery of inherited code",
        text: "We make the build repeatable, list its dependencies, remove dead code and map the risk. New features wait until that is done.",
      },
    ],
  },
  process: {
    note: "Two-week sprints inside a plan that a contracting officer can follow.",
    steps: [
      {
        name: "Frame",
        time: "Weeks 1 to 3",
        text: "Requirements become stories with acceptance criteria and identifiers. The first architecture decisions are recorded, along with options that were turned down.",
        output: "Backlog, RTM and architecture decision records",
      },
      {
        name: "Walk a thin slice",
        time: "Weeks 3 to 6",
        text: "One real transaction passes through screen, service, database and pipeline into a test environment while surprises are still cheap.",
        output: "Deployed slice with pipeline and scans running",
      },
      {
        name: "Build by increments",
        time: "Every two weeks",
        text: "A sprint ends in tested software, an updated RTM and a demonstration. Scope may move between sprints. The definition of done stays put.",
        output: "Accepted increment and release notes",
      },
      {
        name: "Prove",
        time: "Last 3 weeks before release",
        text: "Load, recovery, accessibility and security tests run on production-like data. A finding is fixed or accepted by a named official.",
        output: "Test summary and signed risk decisions",
      },
      {
        name: "Release and renew",
        time: "After go-live",
        text: "Releases are small and reversible. Once a quarter the support end dates of frameworks and runtimes are reviewed against next year’s budget.",
        output: "Production release, SBOM and support calendar",
      },
    ],
  },
  deliverables: {
    lead: "Enough to clone, build, test and release the system on a machine it has never seen, which is how we check that the set is complete.",
    rows: [
      {
        name: "Source repository",
        shows: "Code, tests, infrastructure files and history, under your account",
        firstReader: "Lead developer",
      },
      {
        name: "Requirements traceability matrix",
        shows: "Requirements with their stories, commits, tests and releases",
        firstReader: "Program manager",
      },
      {
        name: "Architecture decision records",
        shows: "What was chosen, the alternatives, the date and the reasons",
        firstReader: "Chief architect",
      },
      {
        name: "Software bill of materials",
        shows: "Components and versions in a release, by supplier",
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
  engagement: {
    needs:
      "A product owner with the authority to accept a story, ten hours a week of one or two rule experts, and read access to whatever code exists. Federal systems add background investigations for developers, government laptops or virtual desktops, and a place in your repository and pipeline.",
    arrival:
      "Two engineers build the inherited code from a clean checkout and write down what failed. If there is no code yet, they put an empty page through your pipeline to production-like hosting. Either exercise exposes access gaps within a fortnight.",
    team: "Four to eight: a technical lead, two to four developers, a tester, a designer part of the time, and a delivery lead who also keeps the RTM.",
    length:
      "An upgrade of a mid-size application takes 3 to 6 months, a new one 6 to 14. Test coverage at the start moves the first figure most. The number of outside approvals moves the second.",
    handover:
      "Your developers take stories from the first month and make the last two releases themselves. We answer questions for one further release cycle. Credentials issued to us are revoked on the final day and the list of them is countersigned.",
  },
  standards: [
    {
      rule: "nist-sp-800-218",
      meaning:
        "Secure Software Development Framework, version 1.1. Its four practice groups are labeled PO, PS, PW and RV. 1.2 was a draft when last checked in November 2026.",
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
      meaning: "The two common bill of materials formats, SPDX and CycloneDX, as standards.",
    },
    {
      rule: "share-it-act",
      meaning: "Since July 2025 custom-developed federal code must belong to the agency, sit in a repository within reach of other agencies, and be listed by its metadata. Exemptions exist.",
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
        "Whichever your staff can hire for and your platform team can patch. Two or three candidates are compared on support dates, security record and fit, and the first slice is built in the winner before the choice is final.",
    },
    {
      question: "Will you sign a secure software attestation?",
      answer:
        `We sign one if your agency asks. ${cite("omb-m-26-05")} of January 23, 2026 withdrew the government-wide mandate and left attestation forms and bills of materials to the agencies. In practice a solicitation may therefore ask for the old form, for a bill of materials, for both or for neither. Our pipeline is mapped to the practices of ${cite("nist-sp-800-218")} in any case, and the mapping comes with the evidence it points to.`,
    },
    {
      question: "We are still on .NET 8. What should happen now?",
      answer:
        "Start with exposure: list the applications, note which face the public, then enter compensating controls and a finish date for each in the plan of action and milestones. Then upgrade in order of exposure. The step to .NET 10 is short for most code. Packages without a matching release and changed defaults take the time. Microsoft’s stated support for .NET 10 runs into November 2028, so write that date in the calendar on the day you finish.",
    },
    {
      question: "Which cryptographic modules may the code use?",
      answer: `On federal data, modules validated under ${cite("fips-140-3")}. Certificates to its predecessor went to the historical list after September 21, 2026 and now cover existing systems only. Algorithms also stay behind one interface of the code, because they will change during its life: Executive Order 14412 of June 22, 2026 sets the end of 2030 for post-quantum key establishment on the systems whose loss would hurt most, and the end of 2031 for signatures.`,
    },
    {
      question: "Do you use AI coding assistants?",
      answer:
        "We do where your policy allows them. Generated code goes through the same review, scanning and testing as handwritten code, and client data enters a prompt only if you have authorized it.",
    },
  ],
  buying: { contract: "Fixed price for an upgrade. Fixed price by sprint for a new application, with a team of a set size.", naics: ["541511"], psc: ["DA01"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "cicd",
    "application-security",
    "systems-modernizations",
    "api-development-and-integrations",
    "uiux-design",
  ],
} satisfies ServiceItem;
