import { cicd } from "./cicd.ts";
import { configurationManagement } from "./configuration-management.ts";
import { releaseManagement } from "./release-management.ts";
import { serviceDeskAndSupport } from "./service-desk-and-support.ts";
import type { ServiceCategory } from "../../shapes/types.ts";

export const informationTechnologyServiceManagement = {
  name: "Information Technology Service Management",
  icon: "information-technology-service-management",
  meta: {
    title: "IT Service Management for Government",
    description:
      "Configuration, service desk, release and CI/CD kept as one record, so every ticket, change, build and approval can be followed to a person and a date.",
  },
  promise: "Every change has a ticket, a test and an owner.",
  lead: "We run the records and routines behind dependable service: what you own, who asked for help, what changed, how it was tested and who approved it.",
  lifecycle: "operations",
  situation: {
    statement:
      "Ask what changed before the outage. If the answer takes a meeting instead of a query, the service records are not working.",
    paragraphs: [
      "Most organizations own a capable tool, such as ServiceNow, Jira Service Management or BMC Helix. The trouble lies in what it holds: configuration items that no longer exist, tickets closed without a cause, changes approved after the fact, and pipelines that deploy without leaving a record the change authority can see.",
      "We treat configuration, support, release and delivery as one thread. A ticket points to a configuration item, a change to a build, a build to its tests, and each of them to a person. We hold ISO 20000 certification for our own service management, so outside auditors ask us the same questions.",
    ],
  },
  starts: {
    note: "Four openings, each a complaint we would take seriously.",
    rows: [
      { when: "Nobody trusts the CMDB, so every outage begins with a phone tree.", slug: "configuration-management" },
      { when: "The same ticket comes back each month under a different number.", slug: "service-desk-and-support" },
      { when: "Releases happen at night, from memory, with one person on the phone.", slug: "release-management" },
      { when: "The pipeline works, but security cannot say what went through it.", slug: "cicd" },
    ],
  },
  principles: {
    note: "What stays the same, whichever tool you own.",
    items: [
      {
        name: "Records made by the work",
        text: "A record that someone must fill in later will be wrong. Pipelines, scanners and the desk write their own entries as they act.",
      },
      {
        name: "Approval sized to risk",
        text: "Standard changes are approved once and run often. Risky ones get human judgment. Treating both alike slows the first and weakens the second.",
      },
      {
        name: "Separation that holds",
        text: "Whoever writes a change cannot alone approve and deploy it. The tool enforces the rule, and its log proves it to an auditor.",
      },
      {
        name: "Measures that lead somewhere",
        text: "Each number on a service report has an owner and a threshold that triggers action. The rest we leave off the page.",
      },
    ],
  },
  standards: [
    {
      rule: "itil",
      meaning:
        "A common vocabulary of management practices, among them change enablement, release, deployment, incident and problem management.",
    },
    {
      rule: "iso-iec-20000-1",
      meaning: "Requirements for a service management system, against which an organization can be certified.",
    },
    {
      rule: "nist-sp-800-53",
      part: "CM family",
      meaning: "Configuration management controls CM-1 to CM-14, from policy and baselines to signed components.",
    },
    {
      rule: "nist-sp-800-128",
      meaning: "How to plan, set, control and monitor configurations with security as the main concern.",
    },
    {
      rule: "nist-sp-800-218",
      meaning: "The Secure Software Development Framework (SSDF), practices that apply to any development life cycle.",
    },
    {
      rule: "slsa",
      meaning: "Supply-chain Levels for Software Artifacts: graded assurance about where a piece of software came from.",
    },
    {
      rule: "gao-fiscam",
      meaning: "The Federal Information System Controls Audit Manual, with which auditors test access, segregation of duties and configuration.",
    },
  ],
  questions: [
    {
      question: "Do you require a certain ITSM tool?",
      answer:
        "No. We work in the one you own. The practices, records and controls are the same in ServiceNow, Jira Service Management, BMC Helix or something simpler; only the screens and the automation differ.",
    },
    {
      question: "Will this slow our delivery teams?",
      answer:
        "It should do the reverse. Standard changes that pass their tests need no meeting, and the pipeline fills in the change record. Review time goes to the few changes that could hurt.",
    },
    {
      question: "Are you certified yourselves?",
      answer:
        "Yes. We are certified to ISO 20000 for service management and ISO 27001 for information security, and appraised at CMMI Level 3 for services and for development. They show how we run our own work, not yours.",
    },
    {
      question: "Can you take over the operation?",
      answer:
        "Yes, in whole or in part. We can design the practice, run it for a time and hand it back, or operate it beside your staff. The records stay in your tool throughout.",
    },
  ],
  items: [configurationManagement, serviceDeskAndSupport, releaseManagement, cicd],
} satisfies ServiceCategory;
