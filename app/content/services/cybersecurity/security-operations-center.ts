import type { ServiceItem } from "../../shapes/types.ts";

export const securityOperationsCenter = {
  name: "Security Operations (SOC/XDR)",
  slug: "security-operations-center",
  meta: {
    title: "Security Operations (SOC/XDR): Logging and Detection",
    description:
      "Logging plans under OMB M-26-14, SIEM and XDR engineering, detections tested against ATT&CK, and a watch whose every alert ends in a written decision.",
  },
  promise: "Alerts with an owner, a clock and an ending.",
  lead: "We plan the logging, tune the detections and staff or support the watch, so that an alert leads to a decision someone can later explain.",
  thread: { lifecycle: "security", from: "Detect", here: "Detect", to: "Respond" },
  situation: {
    statement:
      "The SIEM bill grows each year and the alert queue with it. What you cannot buy is an answer to “would we have seen it?”",
    paragraphs: [
      "Federal logging policy changed in May 2026. OMB M-26-14 rescinded M-21-31 and its event logging tiers. It asks agencies for two abilities: continuous event monitoring, and threat hunting, investigation, response and forensics. Logs stay searchable for six months and retrievable for twelve, under an agency logging plan that is to follow CISA’s Logging Reference Architecture.",
      "That rewards teams who know why they keep each source. We work back from the questions: which account was used, what did it touch, what left the network, and since when. Sources that answer a question are normalized, synchronized in time and tested. Sources that answer none are candidates for cheaper storage, or for none at all.",
    ],
  },
  capabilities: {
    note: "Engineering, analysis and the writing that makes both repeatable.",
    items: [
      {
        name: "Logging plan",
        text: "Each source listed with the questions it answers, its format, volume, owner and retention, mapped to M-26-14 and checked for gaps in coverage.",
      },
      {
        name: "SIEM and XDR engineering",
        text: "Microsoft Sentinel, Defender XDR, Splunk or Elastic built with parsers, watchlists, role separation and cost limits, deployed from a repository like other code.",
      },
      {
        name: "Detection engineering",
        text: "Rules kept under version control, mapped to MITRE ATT&CK techniques, tested with simulated activity, and retired when they have caught nothing but noise.",
      },
      {
        name: "Triage and case handling",
        text: "Runbooks for the commonest alert types, severity set by asset value, and case notes that a second analyst could follow a year later.",
      },
      {
        name: "Response automation",
        text: "Enrichment, account disablement and host isolation scripted, with human approval wherever a mistake would stop a mission system, and none where it would not.",
      },
      {
        name: "Threat hunting",
        text: "Monthly hunts from a written hypothesis, such as new OAuth grants or odd service-account logons, closed with a finding, a detection or a documented nothing.",
      },
      {
        name: "ERP and payment signals",
        text: "Supplier bank changes, after-hours journal posting and privilege grants in Oracle or SAP sent to the same queue as endpoint and identity alerts.",
      },
    ],
  },
  process: {
    note: "Weeks assume a SIEM is in place; a new platform adds procurement and build time.",
    steps: [
      {
        name: "Ask the questions",
        time: "Weeks 1 to 3",
        text: "Past incidents, high value assets and ATT&CK techniques give the list of things you must be able to see. Current sources are scored against it.",
        output: "Visibility gap list, ranked by risk",
      },
      {
        name: "Connect and normalize",
        time: "Weeks 3 to 9",
        text: "Missing sources are onboarded, fields mapped to one schema, clocks checked against NTP, and silent feeds set to raise an alert of their own.",
        output: "Logging plan and source health board",
      },
      {
        name: "Detect and rehearse",
        time: "Weeks 6 to 14",
        text: "Each new rule is tried with harmless simulated activity. Analysts work the resulting alerts with the draft runbook, and both are corrected.",
        output: "Tested detections with runbooks",
      },
      {
        name: "Stand the watch",
        time: "From week 12",
        text: "Your analysts, ours or both work the queue to written times. A weekly review of missed, late and false alerts changes the rules.",
        output: "Case records and monthly operations report",
      },
    ],
  },
  deliverables: {
    lead: "What the center knows is written down, so that it survives a shift change, a contract change and an inspector’s visit.",
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
        shows: "Techniques you would see, would partly see and would miss today",
        firstReader: "Risk executive",
      },
      {
        name: "Triage runbooks",
        shows: "First checks, decision points, containment limits and whom to call",
        firstReader: "Analyst on shift",
      },
      {
        name: "Monthly operations report",
        shows: "Alerts by outcome, time to triage, tuning done and sources that went quiet",
        firstReader: "Authorizing official",
      },
    ],
  },
  standards: [
    {
      rule: "omb-m-26-14",
      meaning: "Agency logging and network visibility, by risk: event monitoring, hunting and forensics. It replaced M-21-31 in 2026.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AU-6 and SI-4",
      meaning: "Review audit records, correlate them, act on them; monitor the system for attacks and unauthorized connections.",
    },
    {
      rule: "nist-sp-800-137",
      meaning: "Information security continuous monitoring: the program that operations data should feed.",
    },
    {
      rule: "nist-sp-800-92",
      meaning: "Guide to computer security log management, from generation and transport to disposal.",
    },
    {
      rule: "attck",
      meaning: "A public catalog of adversary tactics and techniques, used here to name what a rule detects.",
    },
    {
      rule: "cisa-notification",
      meaning: "CISA’s instructions on what an agency reports, how soon, and which impact fields the report carries.",
    },
  ],
  questions: [
    {
      question: "Do you provide round-the-clock coverage?",
      answer:
        "Where the task order calls for it, in shifts shared with your own staff or your managed provider; otherwise our analysts sit beside yours in business hours. Either way, uncovered hours are written down and accepted by name.",
    },
    {
      question: "Is M-21-31 still the rule for logs?",
      answer:
        "No. OMB M-26-14 rescinded it in May 2026. Work done toward M-21-31 is not lost, since sources and parsers carry over, but retention and maturity are now judged by the new memo and your logging plan.",
    },
    {
      question: "What is the difference between SIEM and XDR?",
      answer:
        "A SIEM collects logs from anything and lets you write the logic. XDR joins a vendor’s own sensors, such as endpoint, email and identity, with built-in response. Many teams run both, connected, with one case queue.",
    },
    {
      question: "Can we keep fewer logs?",
      answer:
        "Perhaps. We list each source by volume and by the detections or investigations that used it, then propose filtering, a cheaper tier or removal. You decide, records schedules are checked, and the logging plan says why.",
    },
  ],
  related: ["incident-response-forensics", "endpoint-device-protection", "cloud-security", "database-administration"],
} satisfies ServiceItem;
