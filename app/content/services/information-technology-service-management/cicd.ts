import type { ServiceItem } from "../../shapes/types.ts";

export const cicd = {
  name: "CI/CD",
  meta: {
    title: "CI/CD Pipelines with Evidence",
    description:
      "Pipelines that build, test, scan, sign and deploy, with an SBOM, SLSA provenance and SSDF evidence kept for every deployment.",
  },
  promise: "A pipeline that ships the code and files the evidence.",
  lead: "We build pipelines that compile, test, scan, sign and deploy each change. They leave a record that an assessor can check without having to ask anyone.",
  thread: { lifecycle: "operations", from: "Record", here: "Deploy", to: "Improve" },
  situation: {
    statement:
      "Automation moves risk from tired hands to the pipeline itself. Whoever can edit the pipeline can change everything that passes through it.",
    paragraphs: [
      "Many teams have a pipeline that works. Fewer can answer an assessor’s questions about it: which commit is running in production, who reviewed it, which tests it passed, which libraries it contains, where it was built and who could have altered it on the way. The answers sit in logs that expire.",
      "We treat the pipeline as a system of record and as a target. It gets its own threat model, least privilege, short-lived credentials and protected branches. Each run writes its evidence to storage that outlives the tool: commit, review, test results, SBOM, signature, provenance, approval and deployment.",
    ],
  },
  capabilities: {
    note: "In GitHub Actions, GitLab, Jenkins, Azure DevOps or the tool you already own.",
    items: [
      {
        name: "Pipeline as code",
        text: "Build, test and deploy steps kept in version control, reviewed like any code, and shared as templates so that teams do not drift.",
      },
      {
        name: "Automated test layers",
        text: "Unit, service, screen and data tests ordered by speed and value, with flaky tests quarantined and coverage tied to requirements.",
      },
      {
        name: "Security gates",
        text: "Secret detection, static analysis, dependency, container and infrastructure-as-code scanning, with thresholds that block a build and exceptions that expire.",
      },
      {
        name: "SBOM and signing",
        text: "An SPDX or CycloneDX SBOM for each build, artifacts signed with tools such as Sigstore cosign, and signatures verified before deployment.",
      },
      {
        name: "Provenance to SLSA levels",
        text: "Signed provenance from a hosted build platform, aimed at SLSA Build Level 2 or 3 and checked by policy before anything is deployed.",
      },
      {
        name: "Deployment patterns",
        text: "Blue-green, canary or rolling releases, feature flags, and database migrations rehearsed against data of production size before the real run.",
      },
      {
        name: "Change record automation",
        text: "Each production deployment opens, fills and closes its own change record, so the approval path in your ITSM tool stays whole.",
      },
      {
        name: "Pipelines for ERP and low code",
        text: "Oracle, SAP and low-code platforms need their own transport, export and regression tools. We bring them under the same gates.",
      },
    ],
  },
  process: {
    note: "One application first, all the way to production, before any second team is moved.",
    steps: [
      {
        name: "Map",
        time: "Weeks 1 to 2",
        text: "We draw today’s path from commit to production, time each step, list each credential and ask how someone could abuse it.",
        output: "Delivery map and pipeline threat model",
      },
      {
        name: "Lay the foundation",
        time: "Weeks 2 to 5",
        text: "Repositories, branch protection, runners, artifact store, secrets and identity federation are set up and hardened before any build moves.",
        output: "Hardened pipeline platform",
      },
      {
        name: "Build the first path",
        time: "Weeks 4 to 9",
        text: "One application gets the full set: tests, scans, SBOM, signature, provenance and an automated deployment to each environment.",
        output: "First application deployed by pipeline",
      },
      {
        name: "Collect evidence",
        time: "Weeks 8 to 11",
        text: "Pipeline outputs are mapped to SSDF practices and SP 800-53 controls, and stored where assessors can query them long after the job logs expire.",
        output: "Control mapping and evidence store",
      },
      {
        name: "Spread",
        time: "From week 11",
        text: "Other teams adopt the templates, with our help for their first release. Measures show where work waits, and we tune there.",
        output: "Templates, training and delivery measures",
      },
    ],
  },
  deliverables: {
    lead: "Code and configuration in your own accounts, with the reasoning written beside them.",
    rows: [
      {
        name: "Pipeline templates",
        shows: "Versioned build, test, scan and deploy steps that teams inherit",
        firstReader: "Development leads",
      },
      {
        name: "Pipeline threat model",
        shows: "Who could tamper at each step, and what prevents or detects it",
        firstReader: "CISO, ISSO",
      },
      {
        name: "Evidence store",
        shows: "Commit, review, tests, SBOM, signature and approval for each deployment",
        firstReader: "Assessors, auditors",
      },
      {
        name: "SSDF and control mapping",
        shows: "Which pipeline step answers which practice or control, and what remains manual",
        firstReader: "Control assessors",
      },
      {
        name: "Gate policy",
        shows: "Thresholds, exceptions, approvers and expiry dates",
        firstReader: "Security and product owners",
      },
      {
        name: "Delivery measures",
        shows: "Lead time, deployment frequency, failed changes and recovery time, by service",
        firstReader: "CIO, delivery managers",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-218",
      meaning:
        "Practices in four groups: prepare the organization, protect the software, produce well-secured software, respond to vulnerabilities.",
    },
    {
      rule: "nist-sp-800-204d",
      meaning: "Strategies for bringing software supply chain security into DevSecOps CI/CD pipelines.",
    },
    {
      rule: "slsa",
      meaning: "An open framework whose build track grades provenance and the platform that produces it, from L0 to L3.",
    },
    {
      rule: "iso-iec-5962",
      also: ["ecma-424"],
      meaning: "The software bill of materials: the components in a build, in a format that tools can read and compare.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CM-3, CM-14 and SA-11",
      meaning: "Controlled changes, signed components, and testing and evaluation by the developer.",
    },
    {
      rule: "iso-iec-20000-1",
      part: "clause 8.5.3",
      meaning: "Release and deployment management, including acceptance criteria and analysis of success or failure.",
    },
    {
      rule: "itil",
      part: "change enablement",
      meaning: "Authorizes changes by their risk; well-understood standard changes can be approved in advance.",
    },
  ],
  questions: [
    {
      question: "Does continuous deployment satisfy separation of duties?",
      answer:
        "It can, if the pipeline enforces it. A second person approves each merge, nobody can push to a protected branch or edit a gate alone, and production credentials belong to the pipeline, not to people.",
    },
    {
      question: "Do agencies still require an SBOM or an attestation?",
      answer:
        "It depends on the agency. OMB now leaves software assurance requirements to each agency’s judgment of risk. A pipeline that produces an SBOM and SSDF evidence on every build is ready for either answer.",
    },
    {
      question: "Which SLSA level should we aim for?",
      answer:
        "Build Level 2 is a sensible first target: signed provenance from a hosted build service. Level 3 isolates builds from one another and keeps signing secrets from build steps. Choose it where tampering would hurt most.",
    },
    {
      question: "Can our ERP use this?",
      answer:
        "Largely. Extensions, reports, integrations and much configuration can be versioned, promoted and regression-tested by pipeline. Some setup in packaged systems stays manual, and we document those steps so that they remain repeatable.",
    },
    {
      question: "How do you keep secrets out of the pipeline?",
      answer:
        "With identity federation. A job exchanges a signed token for a short-lived cloud credential limited to one repository and environment. What must remain a secret sits in a vault, is rotated and is never printed.",
    },
  ],
  related: [
    "release-management",
    "application-security",
    "api-development-and-integrations",
    "framework-based-development",
    "configuration-management",
  ],
} satisfies ServiceItem;
