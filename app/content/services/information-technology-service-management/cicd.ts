import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const cicd = {
  name: "CI/CD",
  meta: {
    title: "CI/CD Pipelines with Evidence",
    description:
      "Pipelines that build, test, scan, sign and deploy, with an SBOM, SLSA provenance and SSDF evidence kept for every deployment.",
  },
  promise: "A pipeline that ships the code and files the evidence.",
  lead: "We build delivery pipelines that compile, test, scan, sign and deploy. Each run stores its evidence where it outlives the job log, indexed by commit and by control.",
  thread: { lifecycle: "operations", from: "Record", here: "Deploy", to: "Improve" },
  situation: {
    statement: `${cite("omb-m-26-05")}, issued January 23, 2026, lets each agency decide whether a software producer must attest to its practices or provide a bill of materials. A pipeline that records its builds can meet either request at little cost.`,
    paragraphs: [
      "Such a request asks for the commit running in production, its reviewer, the tests it passed, the libraries it contains, the machine that built it and the accounts that could have altered it along the way. These details are often in job logs kept for 90 days, which is too short for an annual assessment.",
      "A pipeline is also a target, since anyone who can edit it can change everything that passes through it. We give each of ours its own threat model, least privilege, short-lived credentials and protected branches. Evidence of a run, from commit and review to signature and deployment, goes to a store that the pipeline can add to but cannot rewrite.",
    ],
  },
  capabilities: {
    note: "We work in GitHub Actions, GitLab, Jenkins, Azure DevOps or whatever you already run.",
    items: [
      {
        name: "Pipeline as code",
        text: "Build, test and deploy steps live in version control and are reviewed like any other code. Teams inherit them as templates, which limits drift.",
      },
      {
        name: "Automated test layers",
        text: "We order unit, service, screen and data tests by speed and value. Flaky tests are quarantined, and coverage is tied to requirements.",
      },
      {
        name: "Security gates",
        text: "Gates cover secret detection, static analysis, and scans of dependencies, containers and infrastructure code. A build that crosses a threshold is blocked, and every exception expires.",
      },
      {
        name: "SBOM and signing",
        text: "Each build yields an SPDX or CycloneDX SBOM. Artifacts are signed with Sigstore cosign or a key service you own, and verified before deployment.",
      },
      {
        name: "Provenance to SLSA levels",
        text: "A hosted build platform signs the provenance, with SLSA Build Level 2 or 3 as the target, and an admission policy checks it before anything is deployed.",
      },
      {
        name: "Deployment patterns",
        text: "We set up blue-green, canary or rolling releases, feature flags, and database migrations rehearsed on production-size data.",
      },
      {
        name: "Change record automation",
        text: "Each release opens its change record before deployment and fills it in. The approval path in your ITSM product stays intact.",
      },
      {
        name: "Pipelines for ERP and low code",
        text: "Oracle, SAP and low-code platforms have their own transport, export and regression methods. We put the same gates around them.",
      },
    ],
  },
  process: {
    note: "We take one application to production before we bring on a second team.",
    steps: [
      {
        name: "Map",
        time: "Weeks 1 to 2",
        text: "We diagram and time the current path from commit to production, and list the credentials used along it and how each could be abused.",
        output: "Delivery map and pipeline threat model",
      },
      {
        name: "Set up the platform",
        time: "Weeks 2 to 5",
        text: "We set up and harden repositories, branch protection, runners, artifact store, secrets and identity federation.",
        output: "Hardened pipeline platform",
      },
      {
        name: "Build the first pipeline",
        time: "Weeks 4 to 9",
        text: "One application receives the full set: tests, scans, SBOM, signature, provenance and automated deployment to all environments.",
        output: "First application deployed by pipeline",
      },
      {
        name: "Collect evidence",
        time: "Weeks 8 to 11",
        text: "Outputs are mapped to SSDF practices and SP 800-53 controls, then stored where they can be queried long after the job logs expire.",
        output: "Control mapping and evidence store",
      },
      {
        name: "Roll out",
        time: "From week 11",
        text: "Other teams adopt the templates, and we work with each of them for one release. Delivery measures show where work waits.",
        output: "Templates, training and delivery measures",
      },
    ],
  },
  deliverables: {
    lead: "Code and configuration are in your own accounts, and the reasoning is documented with them.",
    rows: [
      {
        name: "Pipeline templates",
        shows: "Versioned build, test, scan and deploy steps that teams inherit",
        firstReader: "Development leads",
      },
      {
        name: "Pipeline threat model",
        shows: "Possible tampering at each step, and what prevents or detects it",
        firstReader: "CISO, ISSO",
      },
      {
        name: "Evidence store",
        shows: "Commit, review, tests, SBOM, signature and approval for each deployment",
        firstReader: "Assessors, auditors",
      },
      {
        name: "SSDF and control mapping",
        shows: "Which pipeline step satisfies which practice or control, and what remains manual",
        firstReader: "Control assessors",
      },
      {
        name: "Gate policy",
        shows: "Thresholds, exceptions, approvers and expiration dates",
        firstReader: "Security and product owners",
      },
      {
        name: "Delivery measures",
        shows: "Lead time, deployment frequency, failed changes, recovery time and rework, by service",
        firstReader: "CIO, delivery managers",
      },
    ],
  },
  engagement: {
    needs:
      "Organization-level rights in the source code host’s test tenant, a runner network inside your boundary, a key service and a pilot team that gives us a developer half-time for six weeks. The authorizing official’s staff agree beforehand on the controls that pipeline evidence may satisfy.",
    arrival:
      "Two engineers join the pilot team’s daily meeting and ship one small change through the existing path, by hand if that is how you do it. They draw the map from that experience.",
    team: "Two to four engineers, including one with a security background. A test automation specialist joins if the application has few tests.",
    length:
      "From 11 to 16 weeks to the first application in production with evidence, then two to five weeks for each additional team. Old build systems, missing tests and approval of runners inside the boundary determine where in the range you fall.",
    handover:
      "Templates have an owner on your platform team from the day they are merged, and by the time a third team adopts them, our people are only reviewing. Signing identities are yours throughout. We run the offboarding job on our own accounts and give you the log.",
  },
  standards: [
    {
      rule: "omb-m-26-05",
      meaning: "Each agency decides, based on risk, whether to ask producers for an attestation or a bill of materials.",
    },
    {
      rule: "nist-sp-800-218",
      meaning:
        "Practices in four groups: prepare the organization, protect the software, produce well-secured software, respond to vulnerabilities. A draft of 1.2 is out.",
    },
    {
      rule: "nist-sp-800-204d",
      meaning: "Strategies for bringing software supply chain security into DevSecOps CI/CD pipelines.",
    },
    {
      rule: "slsa",
      meaning: "An open framework whose build track runs from L0 to L3. Release 1.2 added a source track.",
    },
    {
      rule: "iso-iec-5962",
      also: ["ecma-424"],
      meaning: "The software bill of materials: the components in a build, in a format that software can read and compare.",
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
      meaning: "Authorizes changes according to their risk. Well-understood standard changes can be approved in advance.",
    },
  ],
  questions: [
    {
      question: "Does continuous deployment satisfy separation of duties?",
      answer:
        "It can, if the pipeline enforces it. Merges require a second person, protected branches and gates cannot be changed alone, and production credentials belong to the pipeline. We write this down as a control description and test it by trying to break it.",
    },
    {
      question: "Do agencies still require an SBOM or an attestation?",
      answer:
        "Since January 2026 that has varied by agency, so check the solicitation. CISA’s minimum elements of July 29, 2026, replaced those of 2021, and add fields on the document and on each component’s hash and license. An SBOM that meets them and is generated with every build is a sound choice.",
    },
    {
      question: "Which SLSA level should we aim for?",
      answer:
        "Build Level 2 is a sensible first target: provenance signed by a hosted build service. Level 3 isolates builds from one another and keeps signing secrets away from build steps. It is worth the cost where tampering would do the most damage.",
    },
    {
      question: "Can our ERP use this?",
      answer:
        "Extensions, reports, integrations and much of the configuration can. Some setup in packaged systems stays manual, and we document it step by step.",
    },
    {
      question: "How do you keep secrets out of the pipeline?",
      answer:
        "We use identity federation where the target supports it: the job presents a signed token and receives a credential, valid for minutes, for one repository and one environment. Anything that must stay secret is kept in a vault and rotated. Secrets are masked in logs, and a one-time scan of the full commit history finds any that were committed earlier. We revoke those, because deleting them from history does not recall the copies.",
    },
  ],
  buying: { contract: "Firm-fixed-price through the first application, and for each additional team. Labor-hour line items with a ceiling price to replace an old build system.", naics: ["541511", "541512"], psc: ["DA01", "DF01"], labor: ["Software developer", "Security engineer", "Test engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "release-management",
    "application-security",
    "api-development-and-integrations",
    "framework-based-development",
    "configuration-management",
  ],
} satisfies ServiceItem;
