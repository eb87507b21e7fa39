import { ALERT_CLOCK, STAFFED_HOURS } from "../../measure-words.ts";
import type { ServiceItem } from "../../types/content-schema.types.ts";

export const securityOperationsCenter = {
  name: "Security Operations (SOC/XDR)",
  slug: "security-operations-center",
  meta: {
    title: "Security Operations (SOC/XDR): Logging and Detection",
    description:
      "Logging plans under OMB M-26-14, SIEM and XDR engineering, detections tested against ATT&CK and a watch that closes every alert with a written decision.",
  },
  promise: "Every alert ends in a written decision.",
  lead: "We write a logging plan that meets M-26-14, test detections against known techniques, and staff a watch with your analysts, ours or both. The work of a security operations center runs from the first log source to case closure.",
  thread: { lifecycle: "security", from: "Detect", here: "Detect", to: "Respond" },
  situation: {
    statement:
      "“Would we have seen it?” The answer depends first on your logs: which sources you keep, for how many months, and whether an alarm sounds when one stops reporting.",
    paragraphs: [
      "Federal logging policy changed on May 22, 2026. M-26-14 rescinded M-21-31, along with its event logging tiers, and requires two capabilities instead: continuous event monitoring, and threat hunting, investigation, response and forensics. Logs stay searchable for six months and retrievable for 12.",
      "CISA’s Logging Reference Architecture of August 20, 2026, started the clock. Agency logging plans were due after 90 days, on November 18. Maturity levels are measured after 120, 180 and 320 days: Level 1 on December 18, 2026, Level 2 on February 16, 2027, and Level 3 on July 6, 2027.",
      "A plan written around questions survives a change of product. Which account was used, and on which data? Did anything leave the network? Sources that help answer these questions are normalized, synchronized and tested. The others are candidates for cheaper storage.",
    ],
  },
  capabilities: {
    note: "We engineer, analyze and document, so that a new shift can repeat the work.",
    items: [
      {
        name: "Logging plan",
        text: "We list sources by the questions they answer, their format, volume, owner and retention, then score them against the maturity levels of M-26-14 for coverage and cost.",
      },
      {
        name: "SIEM and XDR engineering",
        text: "We build Microsoft Sentinel, Defender XDR, Splunk or Elastic from a repository, with parsers, watchlists, role separation and a spending alert.",
      },
      {
        name: "Detection engineering",
        text: "Rules are kept under version control and tagged with their MITRE ATT&CK technique. We test them with simulated activity and retire those that catch only noise.",
      },
      {
        name: "Triage and case handling",
        text: "Runbooks cover the common alert types, and severity depends on the value of the asset. Case notes record what was ruled out and on what evidence.",
      },
      {
        name: "Response automation",
        text: "Enrichment, account disablement and host isolation are scripted. A person must approve any action where a mistake could stop a mission system.",
      },
      {
        name: "ERP and payment signals",
        text: "Supplier bank changes, after-hours journal postings and privilege grants in Oracle or SAP enter the same queue as endpoint and identity alerts.",
      },
    ],
  },
  process: {
    note: "This schedule assumes that a SIEM is already in place. A new platform adds procurement and a build of two to three months.",
    steps: [
      {
        name: "List the questions",
        time: "Weeks 1 to 3",
        text: "We use past incidents, high value assets and ATT&CK techniques to list what you must be able to see, and score current sources against the list.",
        output: "Visibility gap list, ranked by risk",
      },
      {
        name: "Connect, detect, rehearse",
        time: "Weeks 3 to 14",
        text: "We add missing sources, map fields to one schema and check clocks against NTP. We test new rules with harmless activity while analysts work from the draft runbook.",
        output: "Logging plan, source health board, tested detections",
      },
      {
        name: "Staff the watch",
        time: "From week 12",
        text: "Alerts are handled within documented response times. Each week we review missed, late and false alerts and adjust the rules, and each month we write a report.",
        output: "Case records and monthly operations report",
      },
    ],
  },
  deliverables: {
    lead: "Written records preserve the center’s knowledge through shift changes and contract changes.",
    rows: [
      {
        name: "Agency or system logging plan",
        shows: "Sources, questions, retention, owners, gaps and the date each gap closes",
        firstReader: "CISO",
      },
      {
        name: "Detection catalog",
        shows: "Each rule with its technique, data source, test date and false-positive notes",
        firstReader: "SOC lead",
      },
      {
        name: "ATT&CK coverage map",
        shows: "Techniques you would see, would partly see and would miss, by catalog version",
        firstReader: "Risk executive",
      },
      {
        name: "Triage runbooks",
        shows: "First checks, decision points, containment limits and whom to call",
        firstReader: "Analyst on shift",
      },
      {
        name: "Monthly operations report",
        shows: "Alerts by outcome, time to triage, tuning done and sources that stopped reporting",
        firstReader: "Authorizing official",
      },
    ],
  },
  engagement: {
    needs:
      "Engineering and analyst roles in the SIEM and the detection consoles, a year of ingest figures, the list of high value assets, past case records and your containment authority in writing. A shared watch also needs a desk, a phone number and an approved route for alerts after hours.",
    arrival:
      "Analysts start with two weeks of shadowing the current watch and close cases under supervision, while engineers read the parsers. The start date depends more often on background investigations at the level your SOC requires than on the contract.",
    team: "For engineering alone, two or three people. A staffed watch takes five to six analysts for each around-the-clock seat, with a lead and a detection engineer.",
    length:
      "It takes 14 weeks to reach a tested set of detections. Watch service is ordered by the contract year. Silent log sources, multiple tenants and unsettled retention funding add weeks.",
    handover:
      "The incoming watch works in parallel with ours for four weeks. Open cases are handed over one by one and signed for.",
  },
  standards: [
    {
      rule: "omb-m-26-14",
      also: ["cisa-logging"],
      meaning: "Risk-based logging and network visibility, in maturity levels. CISA’s architecture of August 20, 2026, started the clock.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AU-6 and SI-4",
      meaning: "Review audit records, correlate them and act on them. Monitor the system for attacks and unauthorized connections.",
    },
    {
      rule: "nist-sp-800-137",
      meaning: "Information security continuous monitoring: the program that operations data should feed.",
    },
    {
      rule: "nist-sp-800-92",
      meaning: "Log management from generation to disposal. The text dates from 2006, and a draft revision has been public since October 2023.",
    },
    {
      rule: "attck",
      meaning: "A public catalog of adversary tactics and techniques, used here to name what a rule detects.",
    },
    {
      rule: "cisa-notification",
      meaning: "CISA’s instructions on what an agency reports, how soon, and which impact fields to include.",
    },
  ],
  questions: [
    {
      question: "Do you provide round-the-clock coverage?",
      answer: `Yes, where the task order provides for it, with shifts of our analysts, yours or a managed provider’s. The response figure on our home page is measured only during those ${STAFFED_HOURS}: the median time ${ALERT_CLOCK}. Outside those hours no analyst is on shift, and we do not average that time into the figure. Critical alarms then ring an on-call phone with its own agreed response time, scripted containment stays within limits you approved, and a named official has accepted the uncovered hours in writing.`,
    },
    {
      question: "Is M-21-31 still the rule for logs?",
      answer:
        "No. M-26-14 rescinded all of it on May 22, 2026, effective immediately. Sources and parsers built for it carry over. The tiers and their retention periods do not.",
    },
    {
      question: "What is the difference between SIEM and XDR?",
      answer:
        "A SIEM collects logs from any source and lets you write the logic. XDR combines endpoint, email and identity sensors, usually from one vendor, and includes built-in responses. The first is usually priced by volume and needs someone who writes rules. The second ties detection to products you have licensed. If you own both, we connect them and keep a single case queue.",
    },
    {
      question: "Can we keep fewer logs?",
      answer:
        "You probably can, once you compare volume with use. We list sources by size and by the detections and investigations that used them in a year, propose filtering, a cheaper tier or removal, and check the proposal against records schedules and the periods of M-26-14. You decide, and the logging plan records the reason.",
    },
    {
      question: "Do you hunt for threats?",
      answer:
        "Yes, once a month where the order includes it. An analyst develops a hypothesis, such as new OAuth grants or unusual service-account logons, searches for evidence, and turns the result into a detection.",
    },
  ],
  buying: { contract: "Firm-fixed-price for the detections. Firm-fixed-price per seat and month for a watch.", naics: ["541512", "541513"], psc: ["DJ01", "DD01"], labor: ["Security engineer"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: ["incident-response-forensics", "endpoint-device-protection", "cloud-security", "database-administration"],
} satisfies ServiceItem;
