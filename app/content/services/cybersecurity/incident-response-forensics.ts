import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../shapes/types.ts";

export const incidentResponseForensics = {
  name: "Incident Response & Forensics",
  meta: {
    title: "Incident Response & Forensics: Plan, Contain, Prove",
    description:
      `Response plans on ${cite("nist-sp-800-61")}, exercises, containment beside your team, and forensic evidence kept under custody, with the reporting clocks watched.`,
  },
  promise: "Contain it, and be able to say what happened.",
  lead: "We write the plan, rehearse it, and work the incident beside your team. The proof is kept in a form that counsel and inspectors general can examine.",
  thread: { lifecycle: "security", from: "Detect", here: "Respond", to: "Evidence" },
  situation: {
    statement:
      "In the first hour someone will want to reimage the server. That restores service, and destroys the only record of what was taken.",
    paragraphs: [
      `${cite("nist-sp-800-61")}, published in April 2025, sets incident response inside CSF 2.0: Govern, Identify and Protect prepare for it, Detect, Respond and Recover carry it out, and lessons feed back into all six. A plan still drawn as the older four-phase circle is due for a second reading.`,
      "Clocks start at once. Federal civilian agencies notify CISA within one hour of identification. A major incident goes to Congress within seven days of a reasonable basis to conclude that it happened. Personal information brings in M-17-12. Elsewhere the list is state breach law, the Department of Education, a grant sponsor or a cyber insurer.",
    ],
  },
  capabilities: {
    note: "Before, during and after; most of what decides an incident is settled before it.",
    items: [
      {
        name: "Plans and playbooks",
        text: "An incident response plan with roles, severity levels and a containment authority matrix, and playbooks for ransomware, stolen credentials, data loss and payment fraud.",
      },
      {
        name: "Exercises",
        text: "Tabletops for executives and functional drills for analysts, designed from SP 800-84, with injects drawn from your own systems and calendar.",
      },
      {
        name: "Triage and containment",
        text: "Scope set from logs and endpoint data, hosts isolated while still running, sessions and tokens revoked, and each action written in one log.",
      },
      {
        name: "Forensic acquisition",
        text: "Memory, disk, mobile and cloud evidence taken in order of volatility, write-blocked where possible, hashed with SHA-256, and signed from hand to hand.",
      },
      {
        name: "Analysis and timeline",
        text: "Artifacts from hosts, mail, identity and ERP audit tables joined on one clock, to show entry, movement, access to data and exit.",
      },
      {
        name: "BOD 26-04 forensic triage",
        text: "Volatile evidence collected before the patch goes on, indicators searched, and a written conclusion: no evidence of compromise, suspected, or confirmed.",
      },
      {
        name: "Notices and reports",
        text: "CISA, OMB, Congress, inspector general, privacy office, sponsor and insurer notices drafted with counsel, each with its clock and its approver.",
      },
      {
        name: "Eradication and return",
        text: "Persistence removed, credentials reset in the right order, systems rebuilt from known-good sources, and each lesson entered in the POA&M with an owner.",
      },
    ],
  },
  process: {
    note: "The first step is done in calm weather. The other three are the plan for an incident of moderate size.",
    steps: [
      {
        name: "Get ready",
        time: "Weeks 1 to 6, in advance",
        text: "Plan, contacts, tool access, evidence storage and authority to act are settled, then tried in a tabletop with the people who would really answer.",
        output: "Approved plan and exercise report",
      },
      {
        name: "The first day",
        time: "Hours 0 to 24",
        text: "Declare, open the log, notify, preserve volatile evidence, contain. Decisions are made by the named person and recorded with time and reason.",
        output: "Incident log, notices sent, evidence list",
      },
      {
        name: "Investigate",
        time: "Days 2 to 10",
        text: "Images are examined as copies, findings are tested against other sources, and a daily brief separates what is known from what is supposed.",
        output: "Timeline and scope statement",
      },
      {
        name: "Return and learn",
        time: "Weeks 2 to 6",
        text: "Clean systems come back in mission order under closer watch. The after-action review is held while memory is fresh and assigns every correction.",
        output: "After-action report and POA&M entries",
      },
    ],
  },
  deliverables: {
    lead: "Papers written to be read by people who were not in the room, some of them years later.",
    rows: [
      {
        name: "Response plan and playbooks",
        shows: "Roles, severity, authority to contain, notices and steps by incident type",
        firstReader: "CIO",
      },
      {
        name: "Exercise report",
        shows: "What was tried, what failed, who will correct it and by when",
        firstReader: "Agency or university leadership",
      },
      {
        name: "Chain-of-custody record",
        shows: "Each item of evidence with hash, source, handler, time and place",
        firstReader: "Counsel",
      },
      {
        name: "Incident timeline",
        shows: "Entry, movement, data touched and exit, each line tied to its artifact",
        firstReader: "Inspector general",
      },
      {
        name: "Notification register",
        shows: "Each duty to report, its clock, what was sent, when and to whom",
        firstReader: "Privacy officer",
      },
      {
        name: "After-action report",
        shows: "Root cause, what worked, what did not, and corrections with owners",
        firstReader: "Authorizing official",
      },
    ],
  },
  standards: [
    {
      rule: "nist-sp-800-61",
      meaning: "Incident response recommendations written as a CSF 2.0 community profile; replaced the 2012 handling guide.",
    },
    {
      rule: "nist-sp-800-86",
      meaning: "Integrating forensic techniques into incident response: collect, examine, analyze, report.",
    },
    {
      rule: "fisma",
      part: "44 U.S.C. 3554",
      meaning: "Agencies detect, report and respond; major incidents are reported to Congress within seven days.",
    },
    {
      rule: "omb-m-17-12",
      meaning: "Preparing for and Responding to a Breach of Personally Identifiable Information.",
    },
    {
      rule: "cisa-playbooks",
      meaning: "Standard procedures for civilian agencies, one for incidents and one for vulnerabilities, issued in 2021.",
    },
    {
      rule: "nist-sp-800-53",
      part: "IR family",
      meaning: "Training, testing, handling, monitoring, reporting and the response plan itself, IR-1 to IR-9.",
    },
    {
      rule: "iso-iec-27037",
      meaning: "Identification, collection, acquisition and preservation of digital evidence.",
    },
  ],
  questions: [
    {
      question: "We may be compromised now. What should we not do?",
      answer:
        "Do not power off, reimage or sign in with a domain administrator account. Isolate the host from the network, leave it running, write down the time and what you saw, and reach your incident lead by another channel.",
    },
    {
      question: "Will your evidence hold up in court?",
      answer:
        "No one can promise that. We follow SP 800-86 and ISO/IEC 27037: documented acquisition, verified hashes, unbroken custody, work on copies. Whether it is admitted is for your counsel to argue and a judge to decide.",
    },
    {
      question: "Who may stop a mission system at two in the morning?",
      answer:
        "The person named in your containment authority matrix, which we write with you beforehand. It lists the system, the action, who may order it, who must be told, and what happens if nobody answers.",
    },
    {
      question: "Do you negotiate with ransomware groups?",
      answer:
        "No. We contain, preserve and restore. Payment raises sanctions, insurance and policy questions that belong to counsel and law enforcement, and some states forbid their public bodies to pay. The playbook settles who decides.",
    },
  ],
  related: [
    "security-operations-center",
    "disaster-recovery-and-management",
    "cloud-security",
    "penetration-testing-vulnerability-management",
    "governance-risk-compliance",
  ],
} satisfies ServiceItem;
