import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const applicationSecurity = {
  name: "Application Security",
  meta: {
    title: "Application Security: ASVS, Code Review and SBOM",
    description:
      "Threat models, ASVS requirements linked to tests, code and dependency checks on each pull request, and a signed bill of materials with every release.",
  },
  promise: "Flaws found in the pull request, when they cost least to fix.",
  lead: "For custom code, APIs and ERP extensions, we turn security rules into tests your developers can run. We build those tests into the pipeline and store the results with the commit they describe.",
  thread: { lifecycle: "security", from: "Identify", here: "Protect", to: "Detect" },
  situation: {
    statement:
      "OMB has withdrawn the common attestation form for secure development. A federal buyer may still require any evidence that its contract specifies.",
    paragraphs: [
      "M-26-05 rescinded M-22-18 and M-23-16 on January 23, 2026, and left each agency to choose the assurance that fits its risk. The choice now shows up in solicitations: one asks for a bill of materials, another for a signed build, a third for a test report by requirement. NIST’s framework for secure development, SP 800-218, is final at version 1.1. The comment period for a draft of 1.2 closed on January 30, 2026.",
      "A team needs requirements it can test. OWASP ASVS supplies about 350 of them, numbered and sorted into three levels. Version 5.0, issued in May 2025, renumbered the list, so any citation needs the version number. We choose the level with you, tie requirements to stories, and let the pipeline check the ones that can be automated.",
    ],
  },
  capabilities: {
    note: "We cover Java, .NET, JavaScript, Python, PL/SQL, ABAP and low-code applications.",
    items: [
      {
        name: "Threat modeling",
        text: "We draw data-flow diagrams with the team in working sessions. With the product owner present, we list threats using STRIDE and record in the backlog whether each is countered or accepted.",
      },
      {
        name: "Requirements from ASVS",
        text: "We choose a level per application and link requirements to stories and tests. An official with the authority to grant exclusions signs off on the result.",
      },
      {
        name: "Code and dependency analysis",
        text: "We tune static analysis, secret detection and composition analysis to your stack. New code must pass a gate, and existing findings get a dated plan.",
      },
      {
        name: "Dynamic and API testing",
        text: "Authenticated scans cover the running application. Handwritten tests cover object-level authorization, which scanners rarely understand.",
      },
      {
        name: "SBOM and build provenance",
        text: "The build generates CycloneDX or SPDX files and signs the artifacts. Component lists can be searched when the next vulnerability like Log4Shell appears.",
      },
      {
        name: "Cryptographic agility",
        text: `We inventory algorithms and libraries from source and move hard-coded choices into configuration. Signing plans specify ${cite("fips-204")} or ${cite("fips-205")} ahead of the federal deadline for signatures, December 31, 2031.`,
      },
      {
        name: "ERP and low-code review",
        text: "We review Oracle APEX, PL/SQL, ABAP and Power Platform for injection, excessive grants, hard-coded credentials and connectors that bypass approval limits.",
      },
      {
        name: "Vulnerability disclosure",
        text: "We set up a published policy, a working security.txt file, a triage mailbox and response times, so that outside researchers can use the process BOD 20-01 requires.",
      },
    ],
  },
  process: {
    note: "At first, rules advise without blocking. Those that raise too many false alarms are tuned or dropped.",
    steps: [
      {
        name: "Choose the level",
        time: "Weeks 1 and 2",
        text: "Data, users and exposure determine the ASVS level. A gap review against the code and its current tests produces the initial list.",
        output: "ASVS level decision and gap list",
      },
      {
        name: "Model the threats",
        time: "Weeks 2 to 4",
        text: "Two or three sessions per application produce a diagram, a threat list and backlog items, ranked with the product owner in the room.",
        output: "Threat model in the repository",
      },
      {
        name: "Set up the pipeline",
        time: "Weeks 3 to 8",
        text: "Scanners comment on pull requests but cannot block them. We remove false alarms and store the reason with the rule.",
        output: "Tuned rule set under version control",
      },
      {
        name: "Turn on the gates",
        time: "Weeks 8 to 10",
        text: "From this point, new high-risk findings block the merge. Exceptions expire automatically unless someone renews them.",
        output: "Merge policy and remediation plan",
      },
      {
        name: "Verify by hand",
        time: "Before each major release",
        text: "A tester who did not write the code works through authorization, business logic and session handling, where automation finds least.",
        output: "ASVS verification report",
      },
    ],
  },
  deliverables: {
    lead: "We regenerate these for each release, tagged with its commit.",
    rows: [
      {
        name: "Threat model",
        shows: "Data flows, trust boundaries, threats and the decision on each",
        firstReader: "Solution architect",
      },
      {
        name: "ASVS verification report",
        shows: "Each requirement with its test, result, evidence and tester",
        firstReader: "Control assessor",
      },
      {
        name: "Pipeline rule set",
        shows: "Enabled and suppressed rules, thresholds and who approved each exception",
        firstReader: "Development lead",
      },
      {
        name: "SBOM and signed release",
        shows: "Components and versions in each build, with a signature that can be verified",
        firstReader: "Procurement or supply chain officer",
      },
      {
        name: "Cryptographic inventory",
        shows: "Libraries, algorithms, key uses and what a change in algorithm would affect",
        firstReader: "Agency PQC migration lead",
      },
      {
        name: "Findings register",
        shows: "Each flaw by CWE, severity, location, owner, due date and the commit that fixed it",
        firstReader: "Product owner",
      },
    ],
  },
  engagement: {
    needs:
      "Read access to repositories and pipeline logs, rights to open pull requests, a test environment with synthetic data, two test accounts per role and a product owner who can make decisions within a few days. For commercial products, the license terms for testing.",
    arrival:
      "We meet your developers in a threat modeling session, using their own diagram, before we turn on any scanner. Where source code may not leave your network, we work on your virtual desktop and in your ticket queue.",
    team: "One application security engineer serves two or three development teams. A penetration tester joins for verification weeks, and an ABAP or PL/SQL reviewer where the ERP is in scope.",
    length:
      "Ten weeks to working gates on a first application and about four for each later one on the same stack. Unsupported frameworks and builds that run on only one machine add time to both.",
    handover:
      "Rules, suppressions and scripts are already in your repositories. We train one developer from each team to review findings first, and that developer pairs with us through one full release.",
  },
  standards: [
    {
      rule: "owasp-asvs",
      meaning: "Testable requirements at three levels of increasing assurance, renumbered in version 5.0, issued in May 2025.",
    },
    {
      rule: "owasp-top-10",
      also: ["owasp-api-top-10"],
      meaning: "Awareness lists of the most serious web and API risks. Useful for training, but too coarse to serve as acceptance criteria.",
    },
    {
      rule: "nist-sp-800-218",
      meaning: "Secure Software Development Framework: practices for preparing, protecting, producing and responding.",
    },
    {
      rule: "nist-sp-800-53",
      part: "SA-11, SA-15 and SI-10",
      meaning: "Developer testing, development process and tools, and input validation: what an assessor looks for in custom code.",
    },
    {
      rule: "omb-m-26-05",
      meaning: "As of January 23, 2026, each agency sets its own assurance terms for software and hardware, based on risk.",
    },
    {
      rule: "eo-14412",
      also: ["fips-204", "fips-205"],
      meaning: "Post-quantum signatures by December 31, 2031, on high value assets and high-impact systems, and the standards that define them.",
    },
    {
      rule: "bod-20-01",
      meaning: "Requires civilian agencies to publish and run a vulnerability disclosure policy that covers their internet-facing systems.",
    },
  ],
  questions: [
    {
      question: "Which ASVS level do we need?",
      answer:
        "Level 2 is right for most important systems. Level 1 is the minimum, a first line of defense, and Level 3 is for applications whose failure would endanger people or the mission. We base the level on three things: the FIPS 199 category, the data, and whether the whole internet can reach the sign-in page. A payment portal at moderate impact is Level 2 with a few Level 3 requirements added for authorization and logging.",
    },
    {
      question: "Will security gates slow our releases?",
      answer:
        "They will at first. For that reason, rules start out as advisory, and for a few weeks we tune them against your own history. We keep a rule that would have stopped three merges and found one real flaw, and drop one that stops merges without finding flaws. After that, only new, high-risk findings may block a merge. A team is never blocked by code it did not touch.",
    },
    {
      question: "Can you review software we did not write?",
      answer:
        "Yes, within its license. We test commercial products while they run and read their bill of materials and vendor evidence. We look most closely at your configuration and extensions, because you control those.",
    },
    {
      question: "Do we still need the secure software attestation form?",
      answer:
        "Check your contract. Since January 23, 2026, no governmentwide rule has required the form, but an agency may still ask for it.",
    },
    {
      question: "What does the post-quantum order mean for our code?",
      answer:
        "Less than people fear if the cryptography is in maintained libraries, and a good deal if it is not. Find where keys and signatures are generated, move the choice of algorithm into configuration, upgrade the library, and test for the larger keys and signatures, which overflow database columns, tokens and message fields sized for today’s. Contractors should also watch the FAR: Executive Order 14412 calls for a proposed rule by December 19, 2026, and for guidance on a cryptographic bill of materials by March 19, 2027.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each application’s gates. Firm-fixed-price per month to support teams afterward.", naics: ["541512", "541511"], psc: ["DJ01"], labor: ["Security engineer", "Software developer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "cicd",
    "api-development-and-integrations",
    "framework-based-development",
    "penetration-testing-vulnerability-management",
    "low-code-application-development",
  ],
} satisfies ServiceItem;
