import { cite } from "../../rules/index.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const incidentResponseForensics = {
  name: "Incident Response & Forensics",
  meta: {
    title: "Incident Response & Forensics: Plan, Contain, Prove",
    description:
      `Response plans based on ${cite("nist-sp-800-61")}, exercises, containment with your team, notices by their deadlines and forensics with chain of custody.`,
  },
  promise: "Contain the incident and be able to explain what happened.",
  lead: "We provide response plans, exercises and hands-on incident work with your own team. Forensic evidence is collected in a form that counsel, privacy officers and inspectors general can use.",
  thread: { lifecycle: "security", from: "Detect", here: "Respond", to: "Evidence" },
  situation: {
    statement:
      "OMB defines a major incident as one likely to result in demonstrable harm to national security, foreign relations, the economy, public confidence, civil liberties, or public health and safety. A breach of personal information on 100,000 or more people always qualifies. Congress must be notified within seven days.",
    paragraphs: [
      "The seven days start when the agency has a reasonable basis to conclude that such an incident occurred. CISA’s deadline is shorter: federal civilian agencies must notify it within one hour of identification. If personal information is involved, M-17-12 applies. For other organizations, the list may include state breach law, the Department of Education, a grant sponsor or a cyber insurer. The plan should list their phone numbers.",
      `The guidance changed in April 2025. ${cite("nist-sp-800-61")} places incident response within CSF 2.0. Govern, Identify and Protect are preparation; Detect, Respond and Recover are the response; and lessons learned go back to all six. In June 2026, BOD 26-04 added a case in which forensics come before the patch. Where an exploited flaw gives total control, three of its combinations require triage, so volatile evidence is collected before the host is changed.`,
    ],
  },
  capabilities: {
    note: "We work before, during and after an incident. Most decisions should be made before one.",
    items: [
      {
        name: "Plans and playbooks",
        text: "An incident response plan sets out roles, severity levels and a containment authority matrix. Playbooks cover ransomware, stolen credentials, data loss and payment fraud.",
      },
      {
        name: "Exercises",
        text: "We design tabletops for executives and functional drills for analysts based on SP 800-84, with injects from your own systems and calendar.",
      },
      {
        name: "Triage and containment",
        text: "We determine scope from logs and endpoint data, isolate hosts while they are still running, revoke tokens, and keep one log of who did what and when.",
      },
      {
        name: "Forensic acquisition",
        text: "We collect memory, disk, mobile and cloud evidence in order of volatility, write-blocked where possible and hashed with SHA-256. Every transfer is signed for.",
      },
      {
        name: "Analysis and timeline",
        text: "We put artifacts from hosts, mail, identity and ERP audit tables on one timeline to show how an intruder entered, moved, reached data and left.",
      },
      {
        name: "BOD 26-04 forensic triage",
        text: "We collect volatile evidence before the patch goes on, search for indicators, and write a conclusion: no evidence of compromise, suspected, or confirmed.",
      },
      {
        name: "Notices, eradication and recovery",
        text: "We draft notices with counsel, each with its deadline and approver. Persistence mechanisms are removed, credentials are reset in the right order, and systems are restored from known-good sources.",
      },
    ],
  },
  process: {
    note: "Readiness work is done in advance. The other steps are for an incident of moderate size.",
    steps: [
      {
        name: "Get ready",
        time: "Weeks 1 to 6, in advance",
        text: "The plan, contacts, access, evidence storage and authority to act are settled, then tested in a tabletop exercise with the people who would actually respond.",
        output: "Approved plan and exercise report",
      },
      {
        name: "The first day",
        time: "Hours 0 to 24",
        text: "Your official declares the incident. We log it, preserve volatile evidence, prepare the notices you send, and contain hosts as authorized. Decisions are recorded by name and time.",
        output: "Incident log, notices sent, evidence list",
      },
      {
        name: "Investigate",
        time: "Days 2 to 10",
        text: "We examine copies of images and test findings against a second source. A daily brief separates known facts from assumptions.",
        output: "Timeline and scope statement",
      },
      {
        name: "Recover and learn",
        time: "Weeks 2 to 6",
        text: "Clean systems are brought back in order of mission priority, under closer monitoring. The review is held while memories are fresh and assigns corrective actions.",
        output: "After-action report and POA&M entries",
      },
    ],
  },
  deliverables: {
    lead: "Each document is written for readers who come to it late, such as counsel, an inspector general or a privacy board.",
    rows: [
      {
        name: "Response plan and playbooks",
        shows: "Roles, severity, authority to contain, notices and steps by incident type",
        firstReader: "CIO",
      },
      {
        name: "Exercise report",
        shows: "What was tested, what failed, and corrections with owner and date",
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
        shows: "Each duty to report, its deadline, the text sent, the date and the recipient",
        firstReader: "Privacy officer",
      },
      {
        name: "After-action report",
        shows: "Root cause, what worked, what did not, and corrections with owners",
        firstReader: "Authorizing official",
      },
    ],
  },
  engagement: {
    needs:
      "Please settle these beforehand if at all possible: emergency accounts in the directory, detection console and cloud tenants, sealed until used. Log retention that goes back far enough. A place to store evidence. Counsel’s decision on privilege. During an incident, an official who can order containment must be reachable around the clock.",
    arrival:
      "For readiness work, we spend the first week interviewing the people on the call list. For a live incident the task order’s response time applies, and the first hour goes to scope and preservation. Forensic staff bring their own write blockers, and evidence stays on your premises.",
    team: "A plan and its exercise take two people. An incident takes three to eight: a lead, forensic examiners, a log analyst and someone to handle notices.",
    length:
      "Six weeks for readiness, and two to six for an incident of moderate size. Missing logs and multiple legal regimes add more time than the number of hosts does.",
    handover:
      "Evidence goes with its custody record to the custodian you name. Working copies are destroyed with a certificate of destruction, and emergency accounts are sealed again. Later testimony on method can be ordered as an option.",
  },
  standards: [
    {
      rule: "nist-sp-800-61",
      meaning: "Incident response recommendations written as a CSF 2.0 community profile. It replaced the 2012 handling guide.",
    },
    {
      rule: "nist-sp-800-86",
      meaning: "Integrating forensic techniques into incident response: collect, examine, analyze, report.",
    },
    {
      rule: "fisma",
      part: "44 U.S.C. 3554",
      meaning: "Agencies must detect, report and respond to incidents. Major ones are reported to Congress within seven days.",
    },
    {
      rule: "omb-m-17-12",
      meaning: "Preparing for and Responding to a Breach of Personally Identifiable Information.",
    },
    {
      rule: "bod-26-04",
      meaning: "Three of its 16 combinations require forensic triage with the three-day deadline: evidence is collected before the update is installed.",
    },
    {
      rule: "cisa-playbooks",
      also: ["cisa-notification"],
      meaning: "Procedures for incidents and vulnerabilities, issued in 2021, and the guidelines on notifying CISA within one hour.",
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
        "If you are being hacked right now, call your incident lead and your cyber insurer first, and report it to CISA (cisa.gov/report) and the FBI (ic3.gov). Do not reimage anything, do not sign in with a domain administrator account, and power off only what you cannot disconnect. A reimage restores service and destroys the only record of what was taken. Instead, isolate the host from the network and leave it running. Reach your incident lead through a channel the intruder cannot read, such as a phone. Stop log rotation and automatic deletion on nearby systems. Then let the named official decide what to turn off. Do not wait for us without an order, as we run no public hotline.",
    },
    {
      question: "Will your evidence hold up in court?",
      answer:
        "Your counsel argues admissibility and a judge decides it. We follow SP 800-86 and ISO/IEC 27037, which means documented acquisition, verified hashes, an unbroken chain of custody and analysis of copies only.",
    },
    {
      question: "Who may shut down a mission system after hours?",
      answer:
        "The person listed for that system in the containment authority matrix. The matrix is written in advance and also names an alternate.",
    },
    {
      question: "Do you negotiate with ransomware groups?",
      answer:
        "No. We contain, preserve and restore. Payment raises sanctions, insurance and policy questions for counsel and law enforcement, and some states prohibit their public bodies from paying. The playbook names in advance who decides and on whose advice.",
    },
    {
      question: "Whom must we tell of a breach of personal data, and by when?",
      answer:
        `It depends on whose data it is. A federal agency follows its breach response plan under ${cite("omb-m-17-12")}, and its privacy official decides on notices to the people affected. A city, a company or a nonprofit follows the breach law of each state where those people live: every state has one, with its own deadline. Under the ${cite("glba-safeguards")}, a university reports a breach of 500 or more people’s financial data to the Federal Trade Commission within 30 days. The HIPAA rule for health records allows 60 days. A defense contractor reports a cyber incident within 72 hours (${cite("dfars-7012")}). Your counsel decides, from our record of what was taken, whose it is and when you learned of it.`,
    },
    {
      question: "Somebody clicked a phishing link. What do we do?",
      answer:
        "Report it at once to whoever answers for security, and blame nobody, or the next one goes unreported. If a password was typed, change it from another device, end all sessions of the account and look at its sign-ins, its forwarding rules and its second factors. If something was opened or installed, take the device off the network, leave it on and keep the message. Find out who else got it, and remove it from their mail. If money or bank details were asked for, call the bank. If an intruder got in, the plan for incidents begins.",
    },
    {
      question: "What must an incident response plan and a ransomware checklist contain?",
      answer:
        "NIST SP 800-53, in IR-8, lists it: who responds and with what authority, what counts as a reportable incident, with whom you share it, resources, measures, and who approves the plan and how often. Keep phone numbers and the insurer’s policy on paper. A ransomware checklist, in CISA’s order: isolate affected systems, and power down only what you cannot disconnect. Decide what to restore first. Write down what is known. Call your insurer, counsel and the FBI. Image a sample of devices. Rebuild from clean backups, and reset credentials. This site has no template of either. We write the plan and its playbooks, and rehearse them with your people.",
    },
    {
      question: "A vendor of ours had a data breach. What do we do?",
      answer: "Get it in writing: what was taken, whose data, when, how the intruder came in, and whether it is over. Limit or cut the vendor’s accounts, keys and connections to you, change what you share with it, and search your own logs for the same addresses. Read the contract for notice, cooperation, cost and insurance, and tell your insurer. As a rule, the vendor tells the owner of the data, and the duty to notify people stays with the owner, even if the vendor offers to write the letters. A federal agency follows its breach response plan. Keep each message with its date, and decide on what terms the connection returns. We search your systems and record the facts.",
    },
  ],
  buying: { contract: "Firm-fixed-price for readiness. Labor-hour line items with a ceiling price for an incident, at rates agreed in advance.", naics: ["541519", "541690"], psc: ["DJ01"], labor: ["Program manager", "Security engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "security-operations-center",
    "disaster-recovery-and-management",
    "cloud-security",
    "penetration-testing-vulnerability-management",
    "governance-risk-compliance",
  ],
} satisfies ServiceItem;
