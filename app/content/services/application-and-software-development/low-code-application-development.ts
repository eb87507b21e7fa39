import type { ServiceItem } from "../../shapes/types.ts";

export const lowCodeApplicationDevelopment = {
  name: "Low Code Application Development",
  meta: {
    title: "Low Code Application Development",
    description:
      "Working apps on Power Platform, ServiceNow, Salesforce, Appian or Oracle APEX, with the environments, data policies and owners that keep them safe.",
  },
  promise: "Quick to build, and governed from the first form.",
  lead: "We build working tools on the low-code platform that you already license. We also set the environments, data rules and owners that keep those tools safe to rely on.",
  thread: { lifecycle: "software", from: "Requirement", here: "Build", to: "Release" },
  situation: {
    statement:
      "Somewhere in your organization an approval that moves real money runs on an app whose only maker changed jobs last spring.",
    paragraphs: [
      "Low-code tools answer a true need. A program office waits a year for a small form, so someone who knows the work builds it in a month. Then the form grows a payment step, a connector to personal email, and a hundred users. It has become a system of record without an owner, a test or a backup.",
      "Forbidding this sends it back to spreadsheets. We would rather give makers a safe place: separate environments, connectors allowed by policy, source control, and a short path to a professional team when an app starts to carry risk.",
    ],
  },
  capabilities: {
    note: "Some clients need an app, some need rules for the apps they have, and many need both.",
    items: [
      {
        name: "Application delivery",
        text: "Request, approval, inspection, intake and case applications on Microsoft Power Platform, ServiceNow, Salesforce, Appian or Oracle APEX, tied to your identity provider.",
      },
      {
        name: "Platform governance",
        text: "Environment strategy, data loss prevention policies, connector rules, naming, licensing and capacity, written as settings that administrators can export and compare.",
      },
      {
        name: "App inventory and tiering",
        text: "Every app and flow listed by owner, data, users and consequence of failure, then sorted into personal, team and enterprise tiers.",
      },
      {
        name: "Pipelines and source control",
        text: "Power Platform solutions, ServiceNow scoped applications or APEX exports moved from development to production by pipeline, under service accounts, with approval recorded.",
      },
      {
        name: "Spreadsheet and Access replacement",
        text: "Formulas, macros and Access queries read line by line, rebuilt on a proper data model, and run in parallel until totals agree.",
      },
      {
        name: "Maker support",
        text: "Office hours, reviewed templates, a component library and a short course, so program staff build small things well and know when to call.",
      },
      {
        name: "Records and privacy",
        text: "Retention schedule, privacy threshold analysis, role design and audit history settled before launch, since a form that collects data creates records.",
      },
    ],
  },
  process: {
    note: "Small by design: the first release answers one real case, start to finish.",
    steps: [
      {
        name: "Choose",
        time: "Weeks 1 to 2",
        text: "We sit with the people who do the work, map the decision and its exceptions, and check that low code is the right tool.",
        output: "One-page case for build, buy or leave alone",
      },
      {
        name: "Prepare the platform",
        time: "Weeks 1 to 3",
        text: "Development, test and production environments, data policies and security groups are set up, or compared with what you already run.",
        output: "Environment plan and exported policy baseline",
      },
      {
        name: "Build in the open",
        time: "Weeks 3 to 8",
        text: "Users see a working version each week. Data model and security roles come first; screens follow, checked for keyboard and screen reader use.",
        output: "Release candidate in the test environment",
      },
      {
        name: "Test and authorize",
        time: "Weeks 7 to 9",
        text: "Role-by-role tests, bad-data tests and a control walkthrough give the system owner what an authorization update or an internal review requires.",
        output: "Test results and updated security documentation",
      },
      {
        name: "Hand over",
        time: "Weeks 9 to 10",
        text: "Ownership moves to a named business owner and a service account. Administrators rehearse a restore, a role change and a rollback.",
        output: "Owner’s guide, support plan and inventory entry",
      },
    ],
  },
  deliverables: {
    lead: "Nothing here depends on our staying: the exports rebuild the app, and the papers explain it.",
    rows: [
      {
        name: "Application and its source export",
        shows: "The working app, with its solution package in your repository",
        firstReader: "Platform administrator",
      },
      {
        name: "Data model and role matrix",
        shows: "Tables, relationships, and who may read, create, approve or delete",
        firstReader: "Business owner, auditors",
      },
      {
        name: "Environment and data policy standard",
        shows: "Which environments exist, and which connectors each one permits",
        firstReader: "CIO, CISO",
      },
      {
        name: "App inventory",
        shows: "Owner, tier, data, users and review date of every app and flow",
        firstReader: "CIO",
      },
      {
        name: "Accessibility results",
        shows: "Findings by screen against WCAG criteria, with fixes and retests",
        firstReader: "Section 508 program manager",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-53",
      part: "CM and AC families",
      meaning: "Configuration management and access control: who may change an app, who may use it, and how both are shown.",
    },
    {
      rule: "fedramp",
      meaning: "Security assessment for cloud services; a platform’s certification does not replace your own decision to use it.",
    },
    {
      rule: "section-508",
      meaning: "Accessibility law for federal technology, which reaches internal apps as well as public ones.",
    },
    {
      rule: "e-government-act",
      part: "section 208",
      meaning: "Requires privacy impact assessments for federal systems that collect information in identifiable form.",
    },
    {
      rule: "omb-a-130",
      meaning: "Managing federal information as a strategic resource, with security, privacy and records duties attached.",
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
        "Usually the one you already license and authorize. Power Platform suits Microsoft tenants, ServiceNow suits ticketed work, APEX suits Oracle data. We name the point at which each becomes the wrong choice.",
    },
    {
      question: "When is low code the wrong answer?",
      answer:
        "When volumes are high, logic is dense, or the data model belongs to another system. Posting engines, public sites with heavy traffic and complex calculations belong in a framework or in the ERP.",
    },
    {
      question: "What about flows that run under one person’s account?",
      answer:
        "We move them to service principals or managed accounts, replace personal connections, and document the consent each connector holds. Until that is done, a departure or a password reset can stop a process.",
    },
    {
      question: "Does a low-code app need its own authorization?",
      answer:
        "It needs a decision. Many apps join the platform’s existing system boundary after a short review; one that holds sensitive data or feeds the ledger may deserve its own. Your authorizing official decides.",
    },
  ],
  related: [
    "business-process-automation",
    "framework-based-development",
    "uiux-design",
    "configuration-management",
    "identity-access-management",
  ],
} satisfies ServiceItem;
