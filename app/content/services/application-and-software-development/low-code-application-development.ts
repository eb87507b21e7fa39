import type { ServiceItem } from "../../types/content-schema.types.ts";

export const lowCodeApplicationDevelopment = {
  name: "Low Code Application Development",
  meta: {
    title: "Low Code Application Development",
    description:
      "Working apps on Power Platform, ServiceNow, Salesforce, Appian or Oracle APEX, with the environments, data policies and owners that keep them safe.",
  },
  promise: "Quick to build and governed from the first form.",
  lead: "We build request, approval and case applications on the low-code platform you already license. We also set up the environments and data rules that let your own app makers work safely.",
  thread: { lifecycle: "software", from: "Requirement", here: "Build", to: "Release" },
  situation: {
    statement:
      "A low-code app is software in every sense. It has a data model, permissions, connectors, a release history and an owner, even if none of these was ever written down.",
    paragraphs: [
      "Such apps meet a real need. A program office that would otherwise wait a year for a small form builds it in a month. The risk changes as the app grows: a payment step is added, then a connector to outside email, then users from another bureau. By that point the form holds official records and needs a backup, a tested restore and an entry in a security plan.",
      "If you ban low code, the work goes back to spreadsheets. It is better to give makers a safe place to work: separate environments, connectors allowed by policy, source control and a quick way to bring in a professional team once an app handles money or personal data.",
    ],
  },
  capabilities: {
    note: "Some clients need an app, some need rules for the apps they already have, and many need both.",
    items: [
      {
        name: "Application delivery",
        text: "We build request, approval, inspection, intake and case applications on Microsoft Power Platform, ServiceNow, Salesforce, Appian or Oracle APEX, tied to your identity provider.",
      },
      {
        name: "Platform governance",
        text: "We set environment strategy, data loss prevention policies, connector rules, naming, licensing and capacity as settings that administrators can export and compare.",
      },
      {
        name: "App inventory and tiering",
        text: "We list apps and flows by owner, data, users and consequence of failure, then sort them into personal, team and enterprise tiers.",
      },
      {
        name: "Pipelines and source control",
        text: "Power Platform solutions, ServiceNow scoped applications or APEX exports move from development to production by pipeline, under service accounts, after a recorded approval.",
      },
      {
        name: "Spreadsheet and Access replacement",
        text: "We read formulas, macros and Access queries line by line, rebuild them on a proper data model, and run both in parallel until the totals agree.",
      },
      {
        name: "Records, privacy and accessibility",
        text: "A form that collects data creates records. Before launch we settle retention and role design, complete the privacy threshold analysis and check keyboard use.",
      },
    ],
  },
  process: {
    note: "The first release is small and handles one real case from start to finish.",
    steps: [
      {
        name: "Choose",
        time: "Weeks 1 to 2",
        text: "We map the decision and its exceptions with caseworkers, and test whether the platform can handle them.",
        output: "One-page case to build, buy or leave alone",
      },
      {
        name: "Build in the open",
        time: "Weeks 2 to 8",
        text: "We build the data model and security roles before the screens. Users see a working version every week. We set up the environments, or compare the ones you have with the baseline.",
        output: "Release candidate and exported policy baseline",
      },
      {
        name: "Test, authorize, hand over",
        time: "Weeks 7 to 10",
        text: "Role-by-role and bad-data tests, a control walkthrough and a rehearsed restore support the system owner’s decision. Ownership then moves to a business owner and a service account.",
        output: "Test results, owner’s guide and inventory entry",
      },
    ],
  },
  deliverables: {
    lead: "Keep the export and the role matrix together, since an app restored without its roles may be open to the wrong people.",
    rows: [
      {
        name: "Application and its source export",
        shows: "The working app, and its solution package in your repository",
        firstReader: "Platform administrator",
      },
      {
        name: "Data model and role matrix",
        shows: "Tables, relationships, and permission to read, create, approve or delete",
        firstReader: "Business owner, auditors",
      },
      {
        name: "Environment and data policy standard",
        shows: "Which environments exist, and which connectors each one permits",
        firstReader: "CIO, CISO",
      },
      {
        name: "App inventory",
        shows: "Owner, tier, data, users and review date of apps and flows",
        firstReader: "CIO",
      },
      {
        name: "Accessibility results",
        shows: "Findings by screen against WCAG criteria, with fixes and retests",
        firstReader: "Section 508 program manager",
      },
    ],
  },
  engagement: {
    needs:
      "A tenant or instance with a development environment, an administrator who can grant maker and environment roles, and a decision on licenses for premium connectors. From the business side, two caseworkers for half a day a week and real closed cases, redacted if necessary.",
    arrival:
      "During week one we export the tenant’s app and flow list and meet the administrator. The maker of any existing app walks us through it, including the steps that are done by hand when something fails.",
    team: "An app builder, a platform architect for a few days a month and a tester who also checks accessibility. For governance, we add someone to work with your administrator.",
    length:
      "An app takes eight to 12 weeks. A governance baseline for a tenant takes three to six months. Either takes longer if many connectors need a policy decision.",
    handover:
      "The business owner formally accepts the app, and the administrator its environment. We remain available through the first quarterly review of the inventory, and our maker roles are removed at release.",
  },
  standards: [
    {
      rule: "nist-sp-800-53",
      part: "CM and AC families",
      meaning: "Configuration management and access control: who may change an app, who may use it, and how both are documented.",
    },
    {
      rule: "fedramp",
      meaning: "Assessment of cloud services in certification classes. Most new rules become mandatory on January 1, 2027. A platform’s certification does not replace your own decision to use it.",
    },
    {
      rule: "section-508",
      meaning: "Accessibility law for federal technology, which covers internal apps as well as public ones.",
    },
    {
      rule: "e-government-act",
      part: "section 208",
      meaning: "Requires privacy impact assessments for federal systems that collect information in identifiable form.",
    },
    {
      rule: "omb-a-130",
      meaning: "Managing federal information as a strategic resource, including duties for security, privacy and records.",
    },
    {
      rule: "cfr-36-1236",
      meaning: "National Archives rules for managing electronic records, including those an app creates.",
    },
  ],
  questions: [
    {
      question: "Which platform should we choose?",
      answer:
        "Begin with what you already license and have authorized. Power Platform suits Microsoft tenants, ServiceNow suits ticketed work, and APEX suits data that is already in Oracle. The one-page case states when you would have to choose again: at a certain user count, data volume, integration or licensing tier.",
    },
    {
      question: "When is low code the wrong answer?",
      answer:
        "The usual signs are high volumes, complex logic and a data model that belongs to another system. Posting engines, public sites with heavy traffic and long calculations belong in a framework or in the ERP.",
    },
    {
      question: "What about flows that run under one person’s account?",
      answer:
        "They can stop when that person leaves, changes a password or loses a license. The fix takes four steps. List the flows and the connections they use. Move them to service principals or managed accounts with only the rights the flow needs. Replace personal connections with shared ones under policy, and record the consent each connector holds. Then disable maker rights in production, so that no new ones appear.",
    },
    {
      question: "Does a low-code app need its own authorization?",
      answer:
        "It needs a decision by your authorizing official. Many apps are added to the platform’s existing authorization boundary after a short review.",
    },
  ],
  buying: { contract: "Firm-fixed-price for each app. Firm-fixed-price per month for the governance of a tenant.", naics: ["541511", "541512"], psc: ["DA01"], labor: ["Senior ERP consultant", "Software developer", "Test engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "business-process-automation",
    "framework-based-development",
    "uiux-design",
    "configuration-management",
    "identity-access-management",
  ],
} satisfies ServiceItem;
