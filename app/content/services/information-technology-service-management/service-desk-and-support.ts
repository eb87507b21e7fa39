import type { ServiceItem } from "../../types/content-schema.types.ts";

export const serviceDeskAndSupport = {
  name: "Service Desk and Support",
  meta: {
    title: "Service Desk and Application Support",
    description:
      "Service desks for financial and program systems: clear priorities, caller checks, written knowledge and problem management that ends repeat tickets.",
  },
  promise: "Answered by a person, recorded once, traced to its cause.",
  lead: "A service desk gives users of financial and program systems one place to ask, during published hours. We staff and improve these desks, and look for the causes behind their tickets.",
  thread: { lifecycle: "operations", from: "Request", here: "Support", to: "Improve" },
  situation: {
    statement:
      "An incident is an interruption. A request asks for something in the catalog. A problem is the cause behind one or more incidents. Where all three share one queue and one target, the quick ones are closed first and problems stay open.",
    paragraphs: [
      "Support for financial and program systems differs from desktop support. Many calls concern a process, a role or a closing date and involve no fault at all. An analyst who has never seen a funds check will reset the login, close the ticket, and hear from the same caller tomorrow, still unable to post the invoice before period end.",
      "We organize a desk around the services it supports. The analyst who finds the answer writes it down while the ticket is open. We verify identity before resetting a password or an authenticator, because attackers often target the help desk. A separate weekly review looks at causes. Each fix is either submitted as a change or declined in writing.",
    ],
  },
  capabilities: {
    note: "We cover everything from first contact to the fix that ends the calls.",
    items: [
      {
        name: "Single point of contact",
        text: "Phone, portal, email and chat feed one queue. The service agreement sets out hours, accessibility and escalation paths.",
      },
      {
        name: "Incident management",
        text: "Impact and urgency set the priority, the desk owns the ticket until it is resolved, and major incidents follow a rehearsed routine of timed updates.",
      },
      {
        name: "Request fulfillment",
        text: "A catalog of requests lists approvals, steps and target times. Access is granted by position and role, after a segregation-of-duties check.",
      },
      {
        name: "Problem management",
        text: "We review trends weekly and establish causes from evidence. Known errors are published with their workarounds until the change goes in.",
      },
      {
        name: "Functional ERP support",
        text: "Analysts who can read a subledger help with period close, interfaces and approvals, and know when to call a database administrator.",
      },
      {
        name: "Knowledge",
        text: "Analysts write and correct articles as they work, have a colleague test them, and retire them when the system changes.",
      },
      {
        name: "Caller verification",
        text: "Before resetting a password, recovering an account or adding an authenticator, analysts follow checks drawn from SP 800-63B. We drill them on these checks.",
      },
    ],
  },
  process: {
    note: "We transfer knowledge before we transfer the phones.",
    steps: [
      {
        name: "Listen",
        time: "Weeks 1 to 3",
        text: "We read and group a year’s worth of tickets, sit with analysts, and call back a sample of users to learn whether their closed tickets were in fact solved.",
        output: "Demand analysis by service and cause",
      },
      {
        name: "Define",
        time: "Weeks 2 to 6",
        text: "We agree on service levels, priorities, categories, catalog and escalation with the service owners, and write them in words that callers use.",
        output: "Service catalog and service level agreement",
      },
      {
        name: "Transfer",
        time: "Weeks 5 to 10",
        text: "We shadow your analysts, then they shadow ours, and answers become articles. Only analysts who pass a scenario test take live work.",
        output: "Knowledge base and readiness results",
      },
      {
        name: "Go live and improve",
        time: "Week 9, then monthly",
        text: "We move queues in groups and review them daily. After that, we address one leading cause of contact each month at its source.",
        output: "Working desk and improvement register",
      },
    ],
  },
  deliverables: {
    lead: "The desk also produces documents, and they belong to you.",
    rows: [
      {
        name: "Service level agreement",
        shows: "Hours, targets, priorities, exclusions and how each is measured",
        firstReader: "Service owners",
      },
      {
        name: "Service catalog",
        shows: "What can be requested, by whom, with which approval and how soon",
        firstReader: "All users",
      },
      {
        name: "Knowledge base",
        shows: "Known answers and workarounds, with author, reviewer and review date",
        firstReader: "Analysts and users",
      },
      {
        name: "Major incident procedure",
        shows: "Roles, call tree, update schedule, decision rights and the review afterward",
        firstReader: "CIO, incident managers",
      },
      {
        name: "Monthly service report",
        shows: "Volume, aging, reopened and late tickets, causes and actions, by service",
        firstReader: "Program and contract managers",
      },
      {
        name: "Improvement register",
        shows: "Problem found, decision made, change submitted and effect observed",
        firstReader: "Service review board",
      },
    ],
  },
  engagement: {
    needs:
      "Ticket and call statistics for 12 months, the current articles, analyst seats in your ticket product, telephone queues and screening for anyone who will reset accounts. Service owners give an hour a week during the transition, and the incumbent’s contract should require its cooperation.",
    arrival:
      "Supervisors start before analysts and take calls themselves. Analysts arrive in groups of three or four as they pass scenario tests. Functional analysts see at least one period close before they answer alone.",
    team: "Four people cover one shift on a small desk. Ten to 25 cover extended hours for several systems, including functional analysts.",
    length:
      "Nine to 12 weeks of transition, followed by service for each contract year. Size and start date depend on call volume, hours of coverage, the number of applications and how long suitability or fitness determinations take.",
    handover:
      "Our supervisor stays through the first close run by the incoming supervisor. Articles, categories, call recordings under your retention rule and open problem records are already in your tenant. Both supervisors sign a joint count of open tickets on the last day.",
  },
  standards: [
    {
      rule: "itil",
      part: "service desk, incident and problem management",
      meaning: "Practices for capturing demand, restoring service and reducing the causes of failure.",
    },
    {
      rule: "iso-iec-20000-1",
      part: "clause 8.6",
      meaning: "Incident, service request and problem management: restore service, answer the request, find the cause.",
    },
    {
      rule: "nist-sp-800-63",
      part: "volume B",
      meaning: "Authentication and authenticator management, including how a locked-out person recovers an account.",
    },
    {
      rule: "nist-sp-800-61",
      meaning: "Incident response under CSF 2.0, the basis for passing suspected security events from the desk to responders.",
    },
    {
      rule: "section-508",
      part: "chapter 6",
      meaning: "Support documentation and support services must meet the communication needs of people with disabilities.",
    },
    {
      rule: "kcs",
      meaning: "Knowledge-Centered Service: articles are written and improved as part of solving the case.",
    },
  ],
  questions: [
    {
      question: "Can you work inside our ticketing product?",
      answer:
        "Yes, and we prefer it, because tickets, articles and history then stay in your tenant and nothing has to be extracted later.",
    },
    {
      question: "What counts as answered by a person?",
      answer:
        "An analyst speaking or writing to the caller, during the staffed hours in the service agreement. A recording, an automatic reply or a ticket number does not count, and the clock runs until a person responds. Outside those hours, the agreement spells out what happens: an on-call engineer for the priorities listed there, and for the others a callback at the start of the next staffed day. Targets are stated with their hours.",
    },
    {
      question: "What do you measure?",
      answer:
        "We measure whether the issue was resolved: reopen rate, repeat contacts, aging and cause. We also report the usual speed of answer and first contact resolution, but measuring speed alone rewards closing tickets early.",
    },
    {
      question: "Can the desk support Oracle or SAP users?",
      answer:
        "Yes. Tier 1 handles access, navigation and known errors. Functional analysts handle postings, approvals and period close. Technical staff handle interfaces, performance and patches. The caller keeps one ticket throughout.",
    },
    {
      question: "How do you stop fraudulent reset calls?",
      answer:
        "We do not ask for facts that anyone can look up, such as a birth date or a supervisor’s name, because they prove nothing. A reset needs an existing authenticator or one of the recovery methods in SP 800-63B, as many as the account’s assurance level requires: saved codes, codes sent to a validated address, recovery contacts or repeated identity proofing. A callback supports these but cannot recover an account by itself. Privileged accounts need more, usually a second approver. All attempts are logged, and any denied attempt is reported to security within the hour.",
    },
    {
      question: "Can you run a help desk for a small organization, or choose its software?",
      answer:
        "We staff desks for users of financial and program systems. Four people cover one shift, which is more than 50 users need. A small organization is better served by a few hours a month, or by a short order for priorities, categories, articles and reports in a product it owns. We neither sell nor install help desk software. To choose one, write down your channels, agents, sign-in, reports, accessibility and what it costs to leave. Then try two products for two weeks with real tickets, and compare the cost of five years.",
    },
    {
      question: "What must a work statement or an SLA for a help desk contain?",
      answer:
        "Volumes first: users, contacts a month by channel, staffed hours, systems supported, and the growth that the price covers. Then the service levels (SLA): for each priority from 1 to 4, set by impact and urgency, a time to answer, a time to restore, the hours in which its clock runs, and the share of tickets that must meet it. Add reopened and abandoned contacts, caller verification, reports, exclusions, transition, and what follows a miss. Say how each figure is measured. This site has no sample SLA. We work to the levels in your order.",
    },
    {
      question: "How do impact and urgency set the priority of a ticket?",
      answer: "This site has no template of a help desk priority matrix. In words, ours works so: impact says how many people or which service is hit, and urgency how long the work can wait. Priority 1 is high in both: a critical service is down for many, with no workaround. Priority 2 is high in one and medium in the other. Priority 3 is medium in both, or high in one and low in the other. Priority 4 is the rest, such as a question. For each priority, the order sets a time to answer and a time to restore. The agent records impact and urgency. A deadline such as payroll raises the urgency.",
    },
  ],
  buying: { contract: "Firm-fixed-price per month, by call volume tier. Firm-fixed-price for the transition.", naics: ["541513", "541519"], psc: ["DE01", "DD01"], labor: ["Program manager", "Service desk analyst", "Senior ERP consultant"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "identity-access-management",
    "business-operations-support",
    "oracle-financials",
    "release-management",
    "incident-response-forensics",
  ],
} satisfies ServiceItem;
