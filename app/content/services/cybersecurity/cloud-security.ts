import type { ServiceItem } from "../../shapes/types.ts";

export const cloudSecurity = {
  name: "Cloud Security",
  meta: {
    title: "Cloud Security: Tenant Baselines and Clean Recovery",
    description:
      "Cloud tenants held to SCuBA and CIS baselines, FedRAMP inheritance mapped control by control, and backups and code that rebuild a clean environment.",
  },
  promise: "Tenants you can account for, and rebuild from code.",
  lead: "We put cloud tenants under written baselines, check them on a schedule, and keep the code and backups from which a clean environment can be rebuilt.",
  thread: { lifecycle: "security", from: "Identify", here: "Protect", to: "Recover" },
  situation: {
    statement:
      "Your provider’s certification covers the data center and the service. The setting that leaves a bucket public is yours, and so is the finding.",
    paragraphs: [
      "FedRAMP tells an agency that a service was assessed. It does not configure the tenant, choose who is a global administrator, turn on the audit log or restore a deleted subscription. Those customer responsibilities stand in the provider’s package, often in a long workbook, and each line that applies must reappear in your own system security plan.",
      "The vocabulary has moved too. FedRAMP now speaks of certification and of Classes A to D, while your system keeps its FIPS 199 category and its own authorization to operate. For Microsoft 365, BOD 25-01 adds mandatory SCuBA settings and regular reporting. We keep these apart, so that one is never offered as proof of another.",
    ],
  },
  capabilities: {
    note: "AWS, Azure, Google Cloud, Oracle Cloud Infrastructure, Microsoft 365 and Google Workspace.",
    items: [
      {
        name: "Landing zones and guardrails",
        text: "Account structure, organization policies, central logging and network egress written in Terraform or Bicep before the first workload arrives, then enforced for each new account.",
      },
      {
        name: "Inheritance mapping",
        text: "The provider’s customer responsibility matrix read line by line, each control marked inherited, shared or yours, with an owner and an evidence source beside it.",
      },
      {
        name: "SCuBA baselines",
        text: "ScubaGear for Microsoft 365 and ScubaGoggles for Google Workspace run on a schedule, deviations explained, and BOD 25-01 reporting prepared for civilian agencies.",
      },
      {
        name: "Posture management",
        text: "Misconfigurations from Defender for Cloud, AWS Security Hub CSPM or your own tool ranked by exposure and data held, then fixed in code, not by hand.",
      },
      {
        name: "Cloud identities and keys",
        text: "Standing administrators replaced by just-in-time roles, long-lived keys by workload identity, and break-glass accounts sealed, watched and tested every quarter.",
      },
      {
        name: "Containers and Kubernetes",
        text: "Images scanned and signed before they enter the registry, admission policies enforced, and clusters measured against the CIS Benchmark for the platform.",
      },
      {
        name: "Recovery from a clean place",
        text: "Immutable backups in a separate account with separate keys, infrastructure code kept outside the tenant, and a rebuild rehearsed from end to end.",
      },
    ],
  },
  process: {
    note: "Read-only access is enough for the first two steps; nothing in the tenant changes until you approve it.",
    steps: [
      {
        name: "Find the tenants",
        time: "Weeks 1 to 3",
        text: "Billing records, directory logs and expense reports show which tenants exist, including those bought on a purchase card. Each gets an owner.",
        output: "Register of tenants, accounts and subscriptions",
      },
      {
        name: "Measure",
        time: "Weeks 2 to 5",
        text: "ScubaGear, CIS Benchmark and posture scans run read-only. Results are sorted by what an outsider could reach, not by raw count.",
        output: "Ranked exposure report",
      },
      {
        name: "Fix in code",
        time: "Weeks 5 to 14",
        text: "The worst exposures are closed by hand first, then written back into templates. From there settings live in version control and pass review.",
        output: "Baseline repository and drift alerts",
      },
      {
        name: "Rehearse the rebuild",
        time: "Weeks 12 to 16",
        text: "One workload is restored into an empty account from backup and code alone. Missing keys, secrets and instructions are found while nothing is burning.",
        output: "Rebuild record with timings and corrected runbook",
      },
    ],
  },
  deliverables: {
    lead: "Everything is kept in your repository and your tenant; nothing needed to run or rebuild the environment stays with us.",
    rows: [
      {
        name: "Tenant and account register",
        shows: "Each tenant with its owner, purpose, data category and authorization",
        firstReader: "CIO",
      },
      {
        name: "Control inheritance matrix",
        shows: "For each control: inherited, shared or customer, and where the proof is",
        firstReader: "Information system security officer",
      },
      {
        name: "Baseline repository",
        shows: "The approved configuration as code, with review history for each change",
        firstReader: "Cloud engineering lead",
      },
      {
        name: "SCuBA deviation record",
        shows: "Each policy not met, the reason, the compensating control and the review date",
        firstReader: "CISO",
      },
      {
        name: "Cloud recovery runbook",
        shows: "The order, accounts, keys and code needed to rebuild, as last rehearsed",
        firstReader: "Continuity coordinator",
      },
    ],
  },
  standards: [
    {
      rule: "fedramp",
      meaning: "The government-wide program under which a cloud service is assessed once and agencies reuse the security package.",
    },
    {
      rule: "omb-m-24-15",
      meaning: "Modernizes FedRAMP: sets its scope, favors automation and asks agencies to presume existing assessments adequate.",
    },
    {
      rule: "bod-25-01",
      meaning: "Implementing Secure Practices for Cloud Services: identify tenants, run the SCuBA tools, meet the required policies.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CM-2, CP-9 and CP-10",
      meaning: "A documented baseline configuration, protected backups, and recovery to a known state: the controls behind a rebuild.",
    },
    {
      rule: "cis-benchmarks",
      meaning: "Consensus settings for each cloud platform, operating system and container runtime, in two profile levels.",
    },
    {
      rule: "govramp",
      meaning: "Formerly StateRAMP: a common way for state and local governments to verify cloud providers.",
    },
  ],
  questions: [
    {
      question: "Are you a FedRAMP assessor?",
      answer:
        "No. We are not a third-party assessment organization and do not certify services. We map inherited controls, build tenant baselines and assemble the evidence that an independent assessor then tests.",
    },
    {
      question: "If our provider is FedRAMP certified, are we covered?",
      answer:
        "Only in part. Certification supports your use of the service; it does not authorize your system. Your authorizing official still accepts the risk, and customer controls such as accounts, logging and backup remain yours to implement.",
    },
    {
      question: "Does BOD 25-01 apply to a state agency or a university?",
      answer:
        "No, it binds federal civilian executive branch agencies. The SCuBA baselines and tools are public and free, though, and give any Microsoft 365 or Google Workspace tenant a sound starting point, with local exceptions recorded.",
    },
    {
      question: "Can you work across more than one cloud?",
      answer:
        "Yes. We keep one set of control objectives and write the technical rule for each platform. An auditor then reads a single matrix, with AWS, Azure, Google Cloud and OCI as columns beside every requirement.",
    },
    {
      question: "Is a provider’s own backup enough?",
      answer:
        "Seldom by itself. Geo-replication copies a deletion as faithfully as a record, and an attacker with tenant administrator rights can reach both. Keep one immutable copy under other credentials, and restore from it on a schedule.",
    },
  ],
  related: [
    "infrastructure-management",
    "disaster-recovery-and-management",
    "identity-access-management",
    "governance-risk-compliance",
    "systems-modernizations",
  ],
} satisfies ServiceItem;
