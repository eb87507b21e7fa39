import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const frameworkBasedDevelopment = {
  name: "Framework Based Development",
  meta: {
    title: "Framework Based Development",
    description:
      "Custom applications in Spring Boot, .NET, Django, React and Angular, with traced tests, an SBOM at each release and a calendar of support end dates.",
  },
  promise: "Custom code on frameworks that still get patches.",
  lead: "Frameworks reach end of support on published dates. We build and upgrade custom software on that calendar, and each release comes with its tests, scan results and component list.",
  thread: { lifecycle: "software", from: "Requirement", here: "Build", to: "Evidence" },
  situation: {
    statement:
      "Microsoft ended support for both .NET 8 and .NET 9 on November 10, 2026. Applications on either keep running, but flaws found since then will not be fixed until the application moves to .NET 10.",
    paragraphs: [
      "Such dates are public years ahead. Spring Boot, Django, Angular, Node.js and Java all publish theirs, and the budget cycle leaves time to meet them. What usually delays an upgrade is a thin test suite that cannot show whether the new version still calculates a benefit, a fee or a payment as the old one did.",
      `Custom code makes sense when no one else has your rule, such as a benefit formula, a licensing scheme or a scientific workflow. We treat the support calendar as one of its requirements. When the owners of the rule help write the tests, an upgrade is easier to check. ${cite("nist-sp-800-53")} also calls for replacing components that are no longer supported, or arranging other support.`,
    ],
  },
  capabilities: {
    note: "We build new applications, plan upgrades, and recover code you did not write.",
    items: [
      {
        name: "Back-end services",
        text: "We use Java with Spring Boot, .NET, Python with Django or FastAPI, and Node.js. The choice depends on your staff’s skills and on how long the version will be supported.",
      },
      {
        name: "Web front ends",
        text: "We use React or Angular and, where it fits, the U.S. Web Design System. Pages are rendered on the server where that helps users who have slow connections or assistive technology.",
      },
      {
        name: "Framework upgrades",
        text: "We migrate applications from Struts, Web Forms, AngularJS, Oracle Forms and ADF in slices behind stable URLs. Characterization tests record today’s behavior before anything changes.",
      },
      {
        name: "Test engineering",
        text: "We trace unit, contract, integration and end-to-end tests to requirements, and add a small set of reference cases that finance staff wrote and will recognize.",
      },
      {
        name: "Secure build pipeline",
        text: "The pipeline includes dependency and secret scanning, static analysis, signed artifacts and a software bill of materials in SPDX or CycloneDX for every release.",
      },
      {
        name: "Recovery of inherited code",
        text: "We make the build repeatable, list its dependencies, remove dead code and map the risks. New features wait until that work is done.",
      },
    ],
  },
  process: {
    note: "We work in two-week sprints within a plan that a contracting officer can follow.",
    steps: [
      {
        name: "Frame",
        time: "Weeks 1 to 3",
        text: "Requirements become stories with acceptance criteria and identifiers. We record the first architecture decisions, along with the options we rejected.",
        output: "Backlog, RTM and architecture decision records",
      },
      {
        name: "Build a thin slice",
        time: "Weeks 3 to 6",
        text: "We take one real transaction through the screen, service, database and pipeline into a test environment, while problems are still cheap to fix.",
        output: "Deployed slice with pipeline and scans running",
      },
      {
        name: "Build in increments",
        time: "Every two weeks",
        text: "Each sprint ends with tested software, an updated RTM and a demonstration. Scope may move between sprints. The definition of done does not change.",
        output: "Accepted increment and release notes",
      },
      {
        name: "Prove",
        time: "Last 3 weeks before release",
        text: "Load, recovery, accessibility and security tests run on production-like data. Each finding is fixed or accepted by a named official.",
        output: "Test summary and signed risk decisions",
      },
      {
        name: "Release and renew",
        time: "After go-live",
        text: "Releases are small and reversible. Once a quarter we review the support end dates of frameworks and runtimes against next year’s budget.",
        output: "Production release, SBOM and support calendar",
      },
    ],
  },
  deliverables: {
    lead: "This set is enough to clone, build, test and release the system on a new machine. We verify that by doing it.",
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
        shows: "Coverage by requirement, defects found and risks accepted",
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
      "A product owner with authority to accept user stories, ten hours a week from one or two subject matter experts, and read access to any existing code. For federal systems, add background investigations for developers, government laptops or virtual desktops, and access to your repository and pipeline.",
    arrival:
      "Two engineers build the inherited code from a clean checkout and write down what failed. If there is no code yet, they put an empty page through your pipeline to production-like hosting. Either exercise reveals access gaps within two weeks.",
    team: "Four to eight people: a technical lead, two to four developers, a tester, a part-time designer and a delivery lead who also keeps the RTM.",
    length:
      "An upgrade of a midsize application takes three to six months and a new one six to 14. The first range depends mostly on test coverage at the start, the second on the number of outside approvals.",
    handover:
      "Your developers work on stories from the first month and ship the last two releases themselves. We answer questions for one more release cycle. Our credentials are revoked on the final day, and the list is countersigned.",
  },
  standards: [
    {
      rule: "nist-sp-800-218",
      meaning:
        "Secure Software Development Framework, version 1.1. Its four practice groups are labeled PO, PS, PW and RV. Version 1.2 was still a draft in November 2026.",
    },
    {
      rule: "owasp-asvs",
      meaning: "Application Security Verification Standard: testable security requirements at three levels.",
    },
    {
      rule: "nist-sp-800-53",
      part: "SA-11 and SA-22",
      meaning: "Test during development, and replace components that their vendor no longer supports, or arrange other support.",
    },
    {
      rule: "iso-iec-5962",
      also: ["ecma-424"],
      meaning: "Standards for the two common software bill of materials formats, SPDX and CycloneDX.",
    },
    {
      rule: "share-it-act",
      meaning: "Since July 2025, agencies have had to own custom-developed code, keep it in a repository that other agencies can reach, and publish its metadata. Some code is exempt.",
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
        "The one that you can hire for and that your platform team can patch. We compare two or three candidates on support dates, security record and fit, and build the first slice in the best one before the choice is final.",
    },
    {
      question: "Will you sign a secure software attestation?",
      answer:
        `Yes, if your agency asks. ${cite("omb-m-26-05")}, issued January 23, 2026, withdrew the governmentwide mandate and left attestation forms and bills of materials to the agencies. In practice, a solicitation may therefore ask for the old form, a bill of materials, both or neither. Our pipeline is mapped to the practices of ${cite("nist-sp-800-218")} in any case, and the mapping comes with evidence.`,
    },
    {
      question: "We are still on .NET 8. What should we do now?",
      answer:
        "Start with exposure. List the applications, note which ones face the public, and enter compensating controls and a finish date for each in the plan of action and milestones. Then upgrade in order of exposure. Moving to .NET 10 takes little work for most code. Packages without a matching release take longer, and so do changed defaults. Microsoft’s stated support for .NET 10 runs into November 2028, so put that date on the calendar the day you finish.",
    },
    {
      question: "Which cryptographic modules may the code use?",
      answer: `For federal data, modules validated under ${cite("fips-140-3")}. Certificates under its predecessor moved to the historical list after September 21, 2026, and those modules may now be used only in existing systems. Keep algorithms behind one interface in the code, because they will have to be changed. For federal high value assets and high-impact systems, Executive Order 14412 of June 22, 2026, sets a deadline of the end of 2030 for post-quantum key establishment and the end of 2031 for signatures.`,
    },
    {
      question: "Do you use AI coding assistants?",
      answer:
        "Yes, where your policy allows them. Generated code goes through the same review, scanning and testing as handwritten code, and client data goes into a prompt only if you have authorized it.",
    },
  ],
  buying: { contract: "Firm-fixed-price for an upgrade. Firm-fixed-price by sprint for a new application, with a fixed team size.", naics: ["541511"], psc: ["DA01"], labor: ["Program manager", "Software developer", "Test engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "cicd",
    "application-security",
    "systems-modernizations",
    "api-development-and-integrations",
    "uiux-design",
  ],
} satisfies ServiceItem;
