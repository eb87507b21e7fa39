import { cite } from "../../rules/index.ts";
import { cicd } from "./cicd.ts";
import { configurationManagement } from "./configuration-management.ts";
import { releaseManagement } from "./release-management.ts";
import { serviceDeskAndSupport } from "./service-desk-and-support.ts";
import type { ServiceCategory } from "../../types/content-schema.types.ts";

export const informationTechnologyServiceManagement = {
  name: "Information Technology Service Management",
  icon: "information-technology-service-management",
  meta: {
    title: "IT Service Management for Government",
    description:
      "Configuration, service desk, release and CI/CD kept as one record, so you can trace every ticket, change, build and approval to a person and a date.",
  },
  promise: "One record, from the first call to the deployed fix.",
  lead: "Dependable service rests on four routines: configuration, support, release and delivery. We set them up in the product you own, run them if you wish, and link their records.",
  lifecycle: "operations",
  situation: {
    statement:
      "Take last month’s longest outage and list, from the records alone, every change made in the two days before it.",
    paragraphs: [
      "If that takes more than a few minutes, the product is seldom the problem. ServiceNow, Jira Service Management and BMC Helix can all hold a usable history. The records are usually the weak point. Configuration items outlive the servers behind them, tickets lack a cause, approvals are dated after the change, and pipelines deploy unannounced.",
      "We treat the four routines as one record. A ticket points to a configuration item, a change to a build, and a build to its tests. An approval is tied to the version it approved. In the first hour of an outage, a query can then list the suspect changes.",
    ],
  },
  starts: [
    { when: "The CMDB is out of date, so every outage begins with a round of calls.", slug: "configuration-management" },
    { when: "The same ticket comes back each month under a different number.", slug: "service-desk-and-support" },
    { when: "Releases are run from memory, and rollback has never been tried.", slug: "release-management" },
    { when: "The pipeline works, but security cannot see what goes through it.", slug: "cicd" },
  ],
  principles: {
    note: "These rules apply to any product you own.",
    items: [
      {
        name: "Records come from the work",
        text: "Pipelines, scanners and the service desk write their own entries as they act. No one has to fill in a field afterward.",
      },
      {
        name: "Approval matched to risk",
        text: "Standard changes are approved once and run often. Risky changes get human judgment. If both are treated alike, standard changes slow down and risky ones get too little attention.",
      },
      {
        name: "Separation of duties",
        text: "The person who writes a change cannot alone approve and deploy it. The product enforces this, and its log is the evidence.",
      },
      {
        name: "Measures that lead to action",
        text: "A measure stays on the service report only while someone owns it and a change in it would trigger action. We drop the others.",
      },
    ],
  },
  standards: [
    {
      rule: "itil",
      meaning:
        "A common vocabulary of management practices, including change enablement, release and problem management. Version 5 came out in early 2026.",
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
      meaning: "The Secure Software Development Framework (SSDF). Version 1.1 is final, and 1.2 was still a draft as of November 2026.",
    },
    {
      rule: "slsa",
      meaning: "Supply-chain Levels for Software Artifacts: graded assurance about where a piece of software came from.",
    },
    {
      rule: "gao-fiscam",
      meaning: "The Federal Information System Controls Audit Manual, used by auditors to test access, segregation of duties and configuration.",
    },
  ],
  questions: [
    {
      question: "Do you require a particular ITSM product?",
      answer: "No. We work in the one you own, whether ServiceNow, Jira Service Management, BMC Helix or something simpler. No service of ours installs such a product or moves you from one to another. Before a move we can clean what it has to carry: categories, knowledge articles and configuration records.",
    },
    {
      question: "Will this slow down our delivery teams?",
      answer:
        "It should speed them up. Standard changes that pass their tests need no meeting, and the pipeline fills in the change record automatically. Review time goes to the changes that could do harm.",
    },
    {
      question: "Are you certified?",
      answer: `Yes. As the capability page shows, we are certified to ${cite("iso-iec-20000-1")} for service management and ${cite("iso-iec-27001")} for information security, and we are appraised at CMMI maturity level 3 for services and for development. CMMI ratings come from appraisals and lapse after three years. Certificates and the appraisal record are available on request. They cover our own work only.`,
    },
    {
      question: "Which version of ITIL do you follow?",
      answer:
        "The names on these pages, such as change enablement and service configuration management, come from ITIL 4. Version 5 came out in early 2026, and we have found no announced end date for ITIL 4. Your procedures can keep the words your staff already use.",
    },
    {
      question: "Can you take over the operation?",
      answer:
        "Yes, in whole or in part. We can design a practice, run it for a time and hand it back, or operate it with your staff. The records stay in your product throughout, which also makes it simple to hand the work back.",
    },
  ],
  items: [configurationManagement, serviceDeskAndSupport, releaseManagement, cicd],
} satisfies ServiceCategory;
