import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const applicationSecurity = {
  name: "Application Security",
  meta: {
    title: "Application Security: ASVS, Code Review and SBOM",
    description:
      "Threat models, ASVS requirements linked to tests, code and dependency checks on each pull request, and a signed bill of materials with every release.",
  },
  promise: "Flaws found in the pull request, while they are cheap.",
  lead: "For custom code, APIs and ERP extensions we turn security rules into tests your developers can run, build those tests into the pipeline, and store the results beside the commit they describe.",
  thread: { lifecycle: "security", from: "Identify", here: "Protect", to: "Detect" },
  situation: {
    statement:
      "What evidence of secure development may a federal buyer still ask for, now that OMB has withdrawn the common attestation form? Whatever its contract names.",
    paragraphs: [
      "M-26-05 rescinded M-22-18 and M-23-16 on January 23, 2026 and left each agency to choose assurance that fits its risk. The choice moved into solicitations: one asks for a bill of materials, another for a signed build, a third for a test report by requirement. NIST’s framework for secure development, SP 800-218, is final at version 1.1. A draft of 1.2 closed for comment on January 30, 2026.",
      "A team is best served by a requirement it can test. OWASP ASVS supplies some 350 of them, numbered and sorted into three levels, and version 5.0 of May 2025 renumbered the list, which makes the version part of any citation. We choose the level with you, tie requirements to stories, and let the pipeline answer for those that a machine can judge.",
    ],
  },
  capabilities: {
    note: "Java, .NET, JavaScript, Python, PL/SQL, ABAP and low-code applications.",
    items: [
      {
        name: "Threat modeling",
        text: "Data-flow diagrams are drawn with the team in working sessions. Threats are listed by STRIDE and countered or accepted in the backlog, while the product owner watches.",
      },
      {
        name: "Requirements from ASVS",
        text: "A level is chosen per application, requirements are linked to stories and tests, and exclusions carry the signature of an official who may grant them.",
      },
      {
        name: "Code and dependency analysis",
        text: "Static analysis, secret detection and composition analysis are tuned to your stack. New findings meet a gate. Old ones meet a dated plan.",
      },
      {
        name: "Dynamic and API testing",
        text: "Authenticated scans cover the running application, and handwritten tests cover object-level authorization, which scanners rarely understand.",
      },
      {
        name: "SBOM and build provenance",
        text: "The build itself writes CycloneDX or SPDX files and signs the artifacts. Component lists stay searchable for the day the next Log4j is announced.",
      },
      {
        name: "Cryptographic agility",
        text: `Algorithms and libraries are inventoried from source, hard-coded choices move into configuration, and signing plans name ${cite("fips-204")} or ${cite("fips-205")} ahead of the federal signature date of December 31, 2031.`,
      },
      {
        name: "ERP and low-code review",
        text: "Oracle APEX, PL/SQL, ABAP and Power Platform are read for injection, excessive grants, hard-coded credentials and connectors that bypass approval limits.",
      },
      {
        name: "Vulnerability disclosure",
        text: "A published policy, a working security.txt file, a triage mailbox and set reply times turn BOD 20-01 into a process that outside researchers can use.",
      },
    ],
  },
  process: {
    note: "Rules advise before they block. One that cries wolf is tuned or dropped.",
    steps: [
      {
        name: "Choose the level",
        time: "Weeks 1 and 2",
        text: "Data, users and exposure point to an ASVS level. A gap review against the code and its present tests gives the opening list.",
        output: "ASVS level decision and gap list",
      },
      {
        name: "Model the threats",
        time: "Weeks 2 to 4",
        text: "Two or three sessions per application produce a diagram, a threat list and backlog items, ranked with the product owner at the table.",
        output: "Threat model in the repository",
      },
      {
        name: "Wire the pipeline",
        time: "Weeks 3 to 8",
        text: "Scanners comment on pull requests without power to stop them. False alarms are removed, and the reason is stored with the rule.",
        output: "Tuned rule set under version control",
      },
      {
        name: "Turn on the gates",
        time: "Weeks 8 to 10",
        text: "New high-risk findings stop the merge from here on. Exceptions expire by themselves unless somebody renews them.",
        output: "Merge policy and remediation plan",
      },
      {
        name: "Verify by hand",
        time: "Before each major release",
        text: "A tester who did not write the code works through authorization, business logic and session handling, where automation has least to say.",
        output: "ASVS verification report",
      },
    ],
  },
  deliverables: {
    lead: "A release produces these again, each stamped with its commit.",
    rows: [
      {
        name: "Threat model",
        shows: "Data flows, trust boundaries, threats and the decision taken on each",
        firstReader: "Solution architect",
      },
      {
        name: "ASVS verification report",
        shows: "Each requirement with its test, result, evidence and tester",
        firstReader: "Control assessor",
      },
      {
        name: "Pipeline rule set",
        shows: "Enabled and suppressed rules, thresholds, and who approved each exception",
        firstReader: "Development lead",
      },
      {
        name: "SBOM and signed release",
        shows: "Components and versions in each build, with a signature that can be verified",
        firstReader: "Procurement or supply chain officer",
      },
      {
        name: "Cryptographic inventory",
        shows: "Libraries, algorithms, key uses and what a change of algorithm would touch",
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
      "Read access to repositories and pipeline logs, rights to open pull requests, a test environment loaded with synthetic data, two test accounts per role, and a product owner who decides within a few days. For commercial products, the license terms on testing.",
    arrival:
      "Developers meet us in a threat modeling session, with their own diagram on the wall, before any scanner is switched on. Where source code may not leave your network, we work in your virtual desktop and your ticket queue.",
    team: "One application security engineer serves two or three development teams. A penetration tester joins for verification weeks, and an ABAP or PL/SQL reader where the ERP is in scope.",
    length:
      "Ten weeks to working gates on a first application and about four for each that follows on the same stack. Unsupported frameworks and builds that only run on one machine lengthen both.",
    handover:
      "Rules, suppressions and scripts are already in your repositories. A developer from each team is trained as the first reader of findings, and pairs with us through one full release.",
  },
  standards: [
    {
      rule: "owasp-asvs",
      meaning: "Testable requirements in three levels of rising assurance, renumbered in version 5.0 of May 2025.",
    },
    {
      rule: "owasp-top-10",
      also: ["owasp-api-top-10"],
      meaning: "Awareness lists of the gravest web and API risks. Useful for training, but too coarse to serve as acceptance criteria.",
    },
    {
      rule: "nist-sp-800-218",
      meaning: "Secure Software Development Framework: practices for preparing, protecting, producing and responding.",
    },
    {
      rule: "nist-sp-800-53",
      part: "SA-11, SA-15 and SI-10",
      meaning: "Developer testing, development process and tools, and input validation: what an assessor asks of custom code.",
    },
    {
      rule: "omb-m-26-05",
      meaning: "Since January 23, 2026 each agency sets its own assurance terms for software and hardware, by risk.",
    },
    {
      rule: "eo-14412",
      also: ["fips-204", "fips-205"],
      meaning: "Post-quantum signatures by December 31, 2031 on high value assets and high-impact systems, and the standards that define them.",
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
        "Most systems that matter belong on Level 2. Level 1 is the floor, a first line of defense, and Level 3 is for applications whose failure would endanger people or the mission. We read the level off three things: the FIPS 199 category, the data, and whether the whole internet can reach the sign-in page. A payment portal at moderate impact lands on Level 2 with a few Level 3 requirements added for authorization and logging.",
    },
    {
      question: "Will security gates slow our releases?",
      answer:
        "They will at first. Rules therefore begin as advice, and for some weeks we tune them against your own history: a rule that would have stopped three merges and found one real flaw is kept, the reverse is dropped. After that only new, high-risk findings may block a merge. A team is never stopped for code it did not touch.",
    },
    {
      question: "Can you review software we did not write?",
      answer:
        "We can, within its license. We test commercial products while they run and read their bill of materials and vendor evidence. Your configuration and extensions get the closest look, being the parts you control.",
    },
    {
      question: "Do we still need the secure software attestation form?",
      answer:
        "Read your contract: since January 23, 2026 no government-wide rule demands the form, and an agency may still ask for it.",
    },
    {
      question: "What does the post-quantum order mean for our code?",
      answer:
        "Less rewriting than people fear, if the cryptography lives in maintained libraries, and a good deal if it does not. Find where keys and signatures are made, move the choice of algorithm into configuration, upgrade the library, and test for the larger keys and signatures, which overflow database columns, tokens and message fields sized for today’s. Contractors should also watch the FAR: Executive Order 14412 asks for a proposed rule by December 19, 2026, and for guidance on a cryptographic bill of materials by March 19, 2027.",
    },
  ],
  buying: { contract: "Fixed price for each application’s gates. Fixed price by month to serve teams afterward.", naics: ["541512", "541511"], psc: ["DJ01"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "cicd",
    "api-development-and-integrations",
    "framework-based-development",
    "penetration-testing-vulnerability-management",
    "low-code-application-development",
  ],
} satisfies ServiceItem;
