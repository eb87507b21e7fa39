import type { ServiceItem } from "../../types/content-schema.types.ts";

export const cloudSecurity = {
  name: "Cloud Security",
  meta: {
    title: "Cloud Security: Tenant Baselines and Clean Recovery",
    description:
      "Cloud tenants meet SCuBA and CIS baselines, FedRAMP inheritance is mapped control by control, and backups and code can rebuild a clean environment.",
  },
  promise: "Cloud tenants you can account for and rebuild from code.",
  lead: "Our work has three parts. We separate the provider’s controls from your own, keep the tenant at a published baseline, and rehearse a clean rebuild from backups and code.",
  thread: { lifecycle: "security", from: "Identify", here: "Protect", to: "Recover" },
  situation: {
    statement:
      "A customer responsibility matrix is the workbook in which a cloud provider lists what it does not do for you. The lines that apply to your system belong in your own security plan, each with a named owner.",
    paragraphs: [
      "FedRAMP assesses the service, but the customer still chooses the global administrators, turns on the audit log, closes a public bucket and restores a deleted subscription, and owns any findings on those points. In line with BOD 26-04, the program’s vulnerability rules become mandatory on December 7, 2026, with a grace period to March 7, 2027, under a corrective action plan. Most other Consolidated Rules for 2026 follow on January 1, 2027. Certification Classes A through D indicate the level of assurance a provider commits to. They do not rank how secure a service is.",
      "Your own system keeps its FIPS 199 category and its authorization to operate. For Microsoft 365, BOD 25-01 adds mandatory SCuBA policies, which were due June 20, 2025, and continued reporting. We keep the certification, the authorization and the directive in separate columns, because none of the three is evidence for another.",
    ],
  },
  capabilities: {
    note: "We cover AWS, Azure, Google Cloud, Oracle Cloud Infrastructure, Microsoft 365 and Google Workspace.",
    items: [
      {
        name: "Landing zones and guardrails",
        text: "We define account structure, organization policies, central logging and network egress in Terraform or Bicep before the first workload arrives, and apply them to each new account.",
      },
      {
        name: "Inheritance mapping",
        text: "We read the responsibility matrix line by line, mark controls as inherited, shared or yours, and cite the evidence that a shared control works on your side.",
      },
      {
        name: "SCuBA baselines",
        text: "ScubaGear for Microsoft 365 and ScubaGoggles for Google Workspace run on a schedule. We explain deviations and prepare the BOD 25-01 report for civilian agencies.",
      },
      {
        name: "Posture management",
        text: "We rank misconfigurations from Defender for Cloud, AWS Security Hub CSPM or your own product by exposure and data held, and fix the template that caused them.",
      },
      {
        name: "Cloud identities and keys",
        text: "Just-in-time roles replace standing administrators, and workload identity replaces long-lived keys. Break-glass accounts are sealed, monitored and tested once a quarter.",
      },
      {
        name: "Containers and Kubernetes",
        text: "Images are scanned and signed on their way to the registry, admission policies reject the rest, and clusters are measured against the platform’s CIS Benchmark.",
      },
      {
        name: "Recovery in a clean environment",
        text: "Immutable backups are kept in a second account under separate keys, and infrastructure code is held outside the tenant. We rehearse and time a full rebuild.",
      },
    ],
  },
  process: {
    note: "Two steps need only read-only access and change nothing. The other two proceed on your written approval.",
    steps: [
      {
        name: "Find the tenants",
        time: "Weeks 1 to 3",
        text: "Billing records, sign-in logs and purchase card statements show which tenants exist. We find an owner for any that were unknown.",
        output: "Register of tenants, accounts and subscriptions",
      },
      {
        name: "Measure",
        time: "Weeks 2 to 5",
        text: "ScubaGear, CIS Benchmark and posture scans run read-only. We sort results by what can be reached from the internet and by the data behind it.",
        output: "Ranked exposure report",
      },
      {
        name: "Fix in code",
        time: "Weeks 5 to 14",
        text: "The worst exposures are closed by hand the same week. The fix is then written into templates, where settings are reviewed like any other change.",
        output: "Baseline repository and drift alerts",
      },
      {
        name: "Rehearse the rebuild",
        time: "Weeks 12 to 16",
        text: "A workload is restored into an empty account from backup and code alone, which reveals missing keys, secrets and instructions.",
        output: "Rebuild record with timings and corrected runbook",
      },
    ],
  },
  deliverables: {
    lead: "Everything stays in your repository and your tenant, under your keys.",
    rows: [
      {
        name: "Tenant and account register",
        shows: "Each tenant with its owner, purpose, data category and authorization",
        firstReader: "CIO",
      },
      {
        name: "Control inheritance matrix",
        shows: "For each control: inherited, shared or customer, and where the evidence is",
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
  engagement: {
    needs:
      "Global Reader or its equivalent in the tenants, billing exports, the providers’ security packages (which your agency requests through its own FedRAMP or GovRAMP access), a repository we can commit to, and an empty account with a spending limit for the rehearsal.",
    arrival:
      "We read the packages and the current security plan first, then meet the tenant administrators. Privileged work is done through your own roles, activated per task and logged on your side.",
    team: "Two to four cloud security engineers, at least one of them fluent in your main platform, plus a control writer for the inheritance matrix.",
    length:
      "Fourteen weeks for one tenant’s baseline, or 16 with a rehearsed rebuild. Each additional platform adds about a month, and missing infrastructure code adds the time it takes to write it.",
    handover:
      "Before we leave, the pipelines that check drift run under your service identity. In the last working session your engineers lead a rebuild. Our roles are removed that day, and the log shows the removal.",
  },
  standards: [
    {
      rule: "fedramp",
      meaning: "A cloud service is assessed once and many agencies reuse the package. Its vulnerability rules become mandatory on December 7, 2026, and most other 2026 rules on January 1, 2027.",
    },
    {
      rule: "omb-m-24-15",
      meaning: "Modernizes FedRAMP: sets its scope, favors automation and asks agencies to presume existing assessments adequate.",
    },
    {
      rule: "bod-25-01",
      also: ["cisa-scuba"],
      meaning: "Requires civilian agencies to identify tenants, run the SCuBA assessment software and meet the required policies.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CM-2, CP-9 and CP-10",
      meaning: "A documented baseline configuration, protected backups and recovery to a known state: the controls behind a rebuild.",
    },
    {
      rule: "cis-benchmarks",
      meaning: "Consensus settings for each cloud platform, operating system and container runtime, in two profile levels.",
    },
    {
      rule: "govramp",
      meaning: "Known as StateRAMP until February 2025, a common way for state and local governments to verify cloud providers.",
    },
  ],
  questions: [
    {
      question: "Are you a FedRAMP assessor (3PAO)?",
      answer:
        "No, we are not a third-party assessment organization (3PAO), and we do not certify services. We prepare the evidence that an independent assessor tests: the system security plan (SSP), inventory and POA&M of an agency’s cloud system, or of a cloud provider’s own FedRAMP package.",
    },
    {
      question: "If our provider is FedRAMP certified, are we covered?",
      answer:
        "First choose the level: your system’s category under FIPS 199, low, moderate or high, decides which baseline the provider must meet. The certification then supports your use of the service, but three things remain with you. Your authorizing official still accepts the risk of your system. You still have to put in place the customer controls, such as accounts, logging and backup. The class of the certification also has to fit your needs: a Class A certification promises much less ongoing information than Class C or D, so for a moderate system, ask what you will receive, how often, and whether your staff can interpret it.",
    },
    {
      question: "How do FedRAMP and GovRAMP (formerly StateRAMP) differ?",
      answer:
        "By who relies on them. FedRAMP is the federal program: agencies reuse its certifications of cloud services. GovRAMP, called StateRAMP until February 2025, is a nonprofit’s program for state and local governments. Each keeps its own list of products, and both build on SP 800-53. Which of them a state accepts is in its own policy. We prepare the evidence, and are an assessor for neither.",
    },
    {
      question: "Does BOD 25-01 apply to a state agency or a university?",
      answer:
        "No, only federal civilian executive branch agencies. The baselines and the assessment software are public and free, though, so a state or campus tenant can adopt them policy by policy and record local exceptions.",
    },
    {
      question: "Is a provider’s own backup enough?",
      answer:
        "Usually not. Geo-replication copies deletions as well as records, and a stolen administrator account may reach both copies. Keep one immutable copy under separate credentials and restore from it on a schedule. A contract for a cloud service should say that the data is yours, in which format and how soon you get it back, when it is deleted and how that is proved, where it is kept, who tells you of a breach and how fast, and what help with leaving costs.",
    },
    {
      question: "How do we move email to Microsoft 365, and how long must a city keep its email?",
      answer: "Count the mailboxes in Gmail or Exchange, shared ones, archives, calendars, and devices that send mail. Set up a second factor, SPF, DKIM, DMARC and retention first. Move a pilot, then group by group, compare item counts, and keep the old system readable until you accept. As for time, your state’s retention schedule decides: what a message says sets how long it is kept, not that it is email. An award’s records stay three years (200.334). A lawsuit or a request for public records stops deletion. Keep copies of texts and chats on public business too. We check the tenant against CISA’s SCuBA baselines and document it. Moving mailboxes is not among our services.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each tenant’s baseline. Labor-hour line items with a ceiling price to write missing infrastructure code.", naics: ["541512", "541519"], psc: ["DJ01", "DB02"], labor: ["Security engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "infrastructure-management",
    "disaster-recovery-and-management",
    "identity-access-management",
    "governance-risk-compliance",
    "systems-modernizations",
  ],
} satisfies ServiceItem;
