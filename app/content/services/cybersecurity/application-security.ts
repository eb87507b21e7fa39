import type { ServiceItem } from "../../shapes/types.ts";

export const applicationSecurity = {
  name: "Application Security",
  meta: {
    title: "Application Security: ASVS, Code Review and SBOM",
    description:
      "Threat models, ASVS requirements linked to tests, code and dependency checks on each pull request, and a signed bill of materials with every release.",
  },
  promise: "Flaws found in the pull request, not in the penetration test.",
  lead: "We write security rules that your developers can test, and build the checks into the pipeline. The results are kept beside the code that they describe.",
  thread: { lifecycle: "security", from: "Identify", here: "Protect", to: "Detect" },
  situation: {
    statement:
      "A scanner can list four thousand findings in an hour. The developers need to know which twelve matter, and why, before the sprint ends.",
    paragraphs: [
      "Security reviews held at the end arrive when everything is expensive. The release date is fixed, the architect has moved on, and the choices left are delay or a signed risk acceptance. Moving the review earlier is the usual advice. What makes it work is a requirement that can be tested, and OWASP ASVS gives several hundred of them, numbered and sorted by level.",
      "Federal buyers now set their own terms for software assurance. OMB M-26-05 withdrew the attestation rule that applied to all agencies and left each one to choose the evidence that fits its risk. A bill of materials, a signed build and a test report that names the requirement remain the plainest answers to give.",
    ],
  },
  capabilities: {
    note: "For custom code, APIs, packaged ERP extensions and low-code alike.",
    items: [
      {
        name: "Threat modeling",
        text: "Data-flow diagrams drawn with the team, threats listed by STRIDE, and each one accepted or countered in the backlog, where the product owner sees it.",
      },
      {
        name: "Requirements from ASVS",
        text: "An ASVS level chosen for each application, every requirement linked to a story and a test, and exclusions signed by someone with the authority.",
      },
      {
        name: "Code and dependency analysis",
        text: "Static analysis, secret detection and software composition analysis tuned to your stack, with a gate on new findings and a plan for old ones.",
      },
      {
        name: "Dynamic and API testing",
        text: "Authenticated scans of the running application, plus hand-written tests for object-level authorization, a flaw that automated tools rarely understand.",
      },
      {
        name: "SBOM and build provenance",
        text: "CycloneDX or SPDX files produced at build time, artifacts signed, and component lists ready to search when the next Log4j is announced.",
      },
      {
        name: "ERP and low-code review",
        text: "Oracle APEX, PL/SQL, ABAP and Power Platform read for injection, excessive grants, hard-coded credentials and connectors that bypass approval limits.",
      },
      {
        name: "Vulnerability disclosure",
        text: "A published policy, a working security.txt file, a triage mailbox and set reply times, so that BOD 20-01 is a process and not a page.",
      },
    ],
  },
  process: {
    note: "Gates come last. A rule that has not been tuned is not allowed to stop a build.",
    steps: [
      {
        name: "Choose the level",
        time: "Weeks 1 and 2",
        text: "Data, users and exposure decide the ASVS level. A gap review against the code and the present tests gives the opening list.",
        output: "ASVS level decision and gap list",
      },
      {
        name: "Model the threats",
        time: "Weeks 2 to 4",
        text: "Two or three working sessions per application produce a diagram, a threat list and backlog items, ranked with the product owner present.",
        output: "Threat model in the repository",
      },
      {
        name: "Wire the pipeline",
        time: "Weeks 3 to 8",
        text: "Scanners run on each pull request as advice only. Rules that cry wolf are tuned or dropped, and the reasons are kept with the rule.",
        output: "Tuned rule set under version control",
      },
      {
        name: "Close the gates",
        time: "Weeks 8 to 12",
        text: "New high-risk findings stop the merge. Older ones enter a dated plan with an owner, and exceptions expire by themselves unless renewed.",
        output: "Merge policy and remediation plan",
      },
      {
        name: "Verify by hand",
        time: "Before each major release",
        text: "A tester who did not write the code works through the requirements that tools cannot judge: authorization, business logic and session handling.",
        output: "ASVS verification report",
      },
    ],
  },
  deliverables: {
    lead: "The records live in the source repository, carry the commit they describe, and are produced again by every release.",
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
        name: "Findings register",
        shows: "Each flaw by CWE, severity, location, owner, due date and the commit that fixed it",
        firstReader: "Product owner",
      },
    ],
  },
  standards: [
    {
      rule: "owasp-asvs",
      meaning: "Application Security Verification Standard: testable requirements in three levels of rising assurance.",
    },
    {
      rule: "owasp-top-10",
      also: ["owasp-api-top-10"],
      meaning: "Awareness lists of the gravest web and API risks. Useful for training; too coarse to serve as acceptance criteria.",
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
      meaning: "Adopting a Risk-based Approach to Software and Hardware Security: each agency sets its own assurance terms.",
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
        "Level 1 is the floor, Level 2 suits systems that hold personal or financial data, and Level 3 is for those whose failure would harm people or the mission. The FIPS 199 category usually points the way.",
    },
    {
      question: "Will security gates slow our releases?",
      answer:
        "At first, somewhat. That is why rules begin as advice, and only new, high-risk findings may block a merge. Old findings follow a dated plan, so that a team is never stopped for code it did not touch.",
    },
    {
      question: "Can you review software we did not write?",
      answer:
        "Yes, within its license. For commercial products we test the running system, read the bill of materials and the vendor’s evidence, and review your configuration and extensions, which are the parts you can change.",
    },
    {
      question: "Do we still need the secure software attestation form?",
      answer:
        "It depends on the agency. OMB M-26-05 rescinded M-22-18 and M-23-16 in January 2026, so the common form is optional. A contract may still call for it, or for a software bill of materials.",
    },
  ],
  related: [
    "cicd",
    "api-development-and-integrations",
    "framework-based-development",
    "penetration-testing-vulnerability-management",
    "low-code-application-development",
  ],
} satisfies ServiceItem;
