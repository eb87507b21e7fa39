import type { ServiceItem } from "../../types/content-schema.types.ts";

export const serviceDeskAndSupport = {
  name: "Service Desk and Support",
  meta: {
    title: "Service Desk and Application Support",
    description:
      "Service desks for financial and program systems: clear priorities, caller checks, written knowledge and problem management that ends repeat tickets.",
  },
  promise: "Answered by a person, recorded once, solved for good.",
  lead: "For users of financial and program systems, a desk is one place to ask, in hours that are written down. We staff such desks, repair them, and look for the causes behind their tickets.",
  thread: { lifecycle: "operations", from: "Request", here: "Support", to: "Improve" },
  situation: {
    statement:
      "An incident is an interruption. A request asks for something in the catalog. A problem is the cause behind one incident or several. Where all three share one queue and one target, the quick ones are closed and the causes wait.",
    paragraphs: [
      "Support for financial and program systems differs from desktop support. Many calls concern a process, a role or a closing date, and no fault at all. An analyst who has never seen a funds check will reset the login, close the ticket and meet the same caller tomorrow, still unable to post the invoice before period end.",
      "We organize a desk around the services it supports. Knowledge is written while the ticket is open, by the analyst who found the answer. Identity is checked before a password or an authenticator is reset, because the help desk is one of the doors that attackers try. Causes have a review of their own each week, at which a fix is either raised as a change or declined in writing.",
    ],
  },
  capabilities: {
    note: "From first contact to the fix that ends the calls.",
    items: [
      {
        name: "Single point of contact",
        text: "Phone, portal, email and chat feed one queue. Hours, accessibility and escalation paths are set out in the service agreement.",
      },
      {
        name: "Incident management",
        text: "Impact and urgency give the priority, the desk owns the ticket until it is resolved, and major incidents follow a rehearsed routine of timed updates.",
      },
      {
        name: "Request fulfillment",
        text: "A catalog of requests lists approvals, steps and target times. For access, position and role decide, after a check of segregation of duties.",
      },
      {
        name: "Problem management",
        text: "Trends are reviewed weekly and causes are established by evidence. Known errors are published along with their workarounds until the change goes in.",
      },
      {
        name: "Functional ERP support",
        text: "Analysts who can read a subledger help with period close, interfaces and approvals, and know when to call a database administrator.",
      },
      {
        name: "Knowledge",
        text: "Articles are written and corrected in the flow of work, tried by a colleague, and retired when the system changes.",
      },
      {
        name: "Caller verification",
        text: "Before a reset, a recovered account or a new authenticator, analysts follow checks drawn from SP 800-63B, in which they are drilled.",
      },
    ],
  },
  process: {
    note: "Knowledge moves before the phones do.",
    steps: [
      {
        name: "Listen",
        time: "Weeks 1 to 3",
        text: "A year of tickets is read and grouped, we sit beside analysts, and a sample of users is called back to learn whether closed meant solved.",
        output: "Demand analysis by service and cause",
      },
      {
        name: "Define",
        time: "Weeks 2 to 6",
        text: "Service levels, priorities, categories, catalog and escalation are agreed with the service owners and put in words that callers use.",
        output: "Service catalog and service level agreement",
      },
      {
        name: "Transfer",
        time: "Weeks 5 to 10",
        text: "We shadow your analysts, then they shadow ours, and answers become articles. Live work is open only to analysts who passed a scenario test.",
        output: "Knowledge base and readiness results",
      },
      {
        name: "Go live and improve",
        time: "Week 9, then monthly",
        text: "Queues move in groups under a daily review. From then on, one top cause of contact a month is taken up at its source.",
        output: "Working desk and improvement register",
      },
    ],
  },
  deliverables: {
    lead: "A desk is a service, yet it leaves documents behind, and they belong to you.",
    rows: [
      {
        name: "Service level agreement",
        shows: "Hours, targets, priorities, exclusions and how each is measured",
        firstReader: "Service owners",
      },
      {
        name: "Service catalog",
        shows: "What can be requested, by whom, with which approval and in what time",
        firstReader: "All users",
      },
      {
        name: "Knowledge base",
        shows: "Known answers and workarounds, with author, reviewer and review date",
        firstReader: "Analysts and users",
      },
      {
        name: "Major incident procedure",
        shows: "Roles, call tree, update rhythm, decision rights and the review afterward",
        firstReader: "CIO, incident managers",
      },
      {
        name: "Monthly service report",
        shows: "Volume, aging, reopen rate, causes and actions, by service",
        firstReader: "Program and contract managers",
      },
      {
        name: "Improvement register",
        shows: "Problem found, decision taken, change raised and effect seen",
        firstReader: "Service review board",
      },
    ],
  },
  engagement: {
    needs:
      "Ticket and call statistics for 12 months, the present articles, analyst seats in your ticket product, telephone queues, and screening for anyone who will reset accounts. Service owners give an hour a week in the transition, and the incumbent’s cooperation should be in its contract.",
    arrival:
      "Supervisors come ahead of analysts and take calls themselves. Analysts arrive in groups of three or four as scenario tests are passed, the functional ones timed to see at least one period close before they answer alone.",
    team: "Four people cover one shift of a small desk. Ten to 25 cover extended hours for several systems, functional analysts included.",
    length:
      "Nine to 12 weeks of transition, then by the contract year. Call volume, hours of cover, the number of applications and the time that suitability checks take decide both the size and the start.",
    handover:
      "Our supervisor stays through the first close under the incoming one. Articles, categories, call recordings under your retention rule and open problem records are already in your tenant. A joint count of open tickets is signed on the last day.",
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
      meaning: "Incident response under CSF 2.0, the frame for handing suspected security events from the desk to responders.",
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
        "We prefer it, because tickets, articles and history then stay in your tenant and nothing has to be extracted later.",
    },
    {
      question: "What counts as answered by a person?",
      answer:
        "An analyst speaking or writing to the caller, in the hours that the service agreement staffs. A recording, an automatic reply or a ticket number does not count, and the clock runs until a person responds. Outside those hours the agreement names what happens: an on-call engineer for the priorities listed there, and for the others a callback at the start of the next staffed day. Targets are stated with the hours beside them.",
    },
    {
      question: "What do you measure?",
      answer:
        "We measure whether the trouble ended: reopen rate, repeat contacts, aging and cause. The usual speed of answer and first contact resolution stand beside them, as speed alone rewards closing early.",
    },
    {
      question: "Can the desk support Oracle or SAP users?",
      answer:
        "Tier 1 handles access, navigation and known errors. Functional analysts take postings, approvals and period close. Technical staff take interfaces, performance and patches. The caller keeps one ticket throughout.",
    },
    {
      question: "How do you stop fraudulent reset calls?",
      answer:
        "Facts that can be looked up, such as a birth date or a supervisor’s name, prove nothing and are not asked. A reset needs an existing authenticator or one of the recovery methods of SP 800-63B, in the number that the account’s assurance level asks: saved codes, codes sent to a validated address, recovery contacts, or proofing the person again. A callback supports these and recovers nothing by itself. Privileged accounts need more, usually a second approver. All attempts are logged, and a refused one is reported to security the same hour.",
    },
  ],
  buying: { contract: "Fixed price by month, by bands of calls. Fixed price for the transition.", naics: ["541513", "541519"], psc: ["DE01", "DD01"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: [
    "identity-access-management",
    "business-operations-support",
    "oracle-financials",
    "release-management",
    "incident-response-forensics",
  ],
} satisfies ServiceItem;
