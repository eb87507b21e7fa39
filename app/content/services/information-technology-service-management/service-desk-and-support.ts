import type { ServiceItem } from "../../shapes/types.ts";

export const serviceDeskAndSupport = {
  name: "Service Desk and Support",
  meta: {
    title: "Service Desk and Application Support",
    description:
      "Service desks for financial and program systems: clear priorities, caller checks, written knowledge and problem management that ends repeat tickets.",
  },
  promise: "Answered by a person, recorded once, solved for good.",
  lead: "We run or repair service desks: one place to ask, clear priorities, answers people can reuse, and a way to stop the same failure from coming back.",
  thread: { lifecycle: "operations", from: "Request", here: "Support", to: "Improve" },
  situation: {
    statement:
      "A desk that measures only speed will close tickets fast and often. The user still cannot post the invoice before period end.",
    paragraphs: [
      "Support for financial and program systems differs from desktop support. Many calls concern a process, a role or a closing calendar, and no fault at all. An analyst who does not know what a funds check or a responsibility is will reset the session, close the ticket and meet the same caller tomorrow.",
      "We organize desks around the service, not the queue. Requests, incidents and problems are kept apart because they need different care. Knowledge is written while the ticket is open. Identity is checked before any password or factor is reset, because the help desk is now one of the doors attackers try first.",
    ],
  },
  capabilities: {
    note: "From first contact to the fix that ends the calls.",
    items: [
      {
        name: "Single point of contact",
        text: "Phone, portal, email and chat feed one queue, with hours, accessibility and escalation paths set out in the service agreement.",
      },
      {
        name: "Incident management",
        text: "Priority from impact and urgency, ownership kept at the desk until resolution, and a rehearsed routine for major incidents with timed updates.",
      },
      {
        name: "Request fulfillment",
        text: "A catalog of requests with approvals, steps and target times. Access requests follow position and role, with segregation of duties checked first.",
      },
      {
        name: "Problem management",
        text: "Trends reviewed weekly, causes found by evidence, known errors published with workarounds, and each permanent fix raised as a change.",
      },
      {
        name: "Functional ERP support",
        text: "Analysts who can read a subledger help with period close, interfaces and approvals, and know when to call a database administrator.",
      },
      {
        name: "Knowledge",
        text: "Articles written and corrected in the flow of work, tried by someone who did not write them, and retired when systems change.",
      },
      {
        name: "Caller verification",
        text: "Checks before a reset, a recovered account or a new authenticator, written in line with SP 800-63B and drilled with every analyst.",
      },
    ],
  },
  process: {
    note: "A transition in which knowledge moves before the phones do.",
    steps: [
      {
        name: "Listen",
        time: "Weeks 1 to 3",
        text: "We read a year of tickets, sit beside analysts, and call back a sample of users to ask whether closed meant solved.",
        output: "Demand analysis by service and cause",
      },
      {
        name: "Define",
        time: "Weeks 2 to 6",
        text: "Service levels, priorities, categories, catalog and escalation are agreed with the service owners and written in terms callers understand.",
        output: "Service catalog and service level agreement",
      },
      {
        name: "Transfer",
        time: "Weeks 5 to 10",
        text: "We shadow your analysts, then they shadow ours, and each answer becomes an article. Nobody takes live work before passing a scenario test.",
        output: "Knowledge base and readiness results",
      },
      {
        name: "Go live",
        time: "Weeks 9 to 12",
        text: "Queues move in groups. A daily review with your owners clears blockers until volumes and the reopen rate have settled.",
        output: "Working desk with daily reporting",
      },
      {
        name: "Improve",
        time: "Each month",
        text: "The top causes of contact are reviewed, and at least one is taken on at its source: a fix, a form, an article, a default.",
        output: "Improvement register with owners",
      },
    ],
  },
  deliverables: {
    lead: "A desk is a service, but it leaves documents behind, and they belong to you.",
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
        shows: "Roles, call tree, update rhythm, decision rights and the review afterwards",
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
      question: "Can you work inside our ticketing tool?",
      answer:
        "Yes, and we prefer it. Your tickets, articles and history stay in your tenant under your retention rules, so nothing has to be extracted if the contract ever ends.",
    },
    {
      question: "What do you measure?",
      answer:
        "Whether the problem ended. We report reopen rate, repeat contacts, aging and cause beside the usual speed of answer and first contact resolution, because speed alone rewards the wrong behavior.",
    },
    {
      question: "Can the desk support Oracle or SAP users?",
      answer:
        "Yes. Tier 1 handles access, navigation and known errors; functional analysts take postings, approvals and period close; technical staff take interfaces, performance and patches. The caller keeps one ticket throughout.",
    },
    {
      question: "How do you stop fraudulent reset calls?",
      answer:
        "By never relying on facts a stranger could find. A reset needs an existing factor, a callback to a number on file or another approved recovery method; privileged accounts need more, and every attempt is logged.",
    },
    {
      question: "How are year-end surges handled?",
      answer:
        "By planning for them. Closing calendars, open enrollment and grant deadlines are known in advance, so staffing, articles and known fixes are ready for those weeks, and risky changes are held back.",
    },
  ],
  related: [
    "identity-access-management",
    "business-operations-support",
    "oracle-financials",
    "release-management",
    "incident-response-forensics",
  ],
} satisfies ServiceItem;
