import { cite } from "../rules/index.ts";
import type { Solution } from "../types/content-schema.types.ts";

export const userProvisioning = {
  id: "user-provisioning",
  title: "User Provisioning",
  tagline: "Access granted on approval, with reasons kept for years.",
  icon: "user-provisioning",
  color: "thread",
  meta: {
    title: "User Provisioning: Join, Move, Leave, Review",
    description:
      "Accounts and roles that follow the personnel record across directory, ERP and database, with request, approval and review kept with each right.",
  },
  features: [
    "Requests tied to position and role",
    "Approvals kept with the account",
    "Periodic review without spreadsheets",
  ],
  metric: "4",
  metricLabel: "moments in an account’s life",
  description:
    "Access that follows the personnel record: granted on approval, changed on transfer, removed on separation and reviewed on schedule. The reason is stored with each access right.",
  problem: {
    statement: `Control AC-2 of ${cite("nist-sp-800-53")} requires that account managers be notified of departures, transfers and accounts no longer needed, each within a time the organization sets.`,
    paragraphs: [
      "This control is simple to state and hard to meet, because the information it needs is in four places. The personnel office records the departure. The contracting officer’s representative has the contractor’s end date, and the supervisor knows the role. The system owner, who must act, gets a ticket only if someone opens one.",
      "With User Provisioning, the event itself opens the request, whether it is a personnel action, a contract date or a new position. Policy separates rights that may be granted at once from those that need a second approval. The directory, the ERP and the database receive the same decision and report back when they have carried it out.",
    ],
  },
  howItWorks: {
    note: "Four kinds of events feed one record, and each leaves its own evidence.",
    diagramTitle: "How a personnel event becomes access, and access becomes evidence",
    steps: [
      {
        name: "Join",
        time: "Before the first day",
        text: "The hire or contractor record opens a request. The position and office determine the proposed roles, conflicts are tested, and the supervisor and system owner approve before anything is granted.",
        output: "Active account with request and approvals attached",
      },
      {
        name: "Move",
        time: "On the effective date",
        text: "On a transfer, the old position is compared with the new one. Rights that no longer fit are removed that day. An extension for handover work needs an end date.",
        output: "Changed role set, old rights closed",
      },
      {
        name: "Leave",
        time: "Within the hours your policy sets",
        text: "Separation disables sign-in, then ends sessions, tokens and application accounts, and reassigns the person’s workflow items and records.",
        output: "Disabled accounts with time stamps",
      },
      {
        name: "Review",
        time: "Monthly to yearly, by risk",
        text: "Reviewers see each right with its reason, its last use and its conflicts. They keep, change or remove it, and a removal starts without another ticket.",
        output: "Signed certification and completed removals",
      },
    ],
  },
  capabilities: {
    note: "Configured on your identity product, or on your directory and workflow tools.",
    items: [
      {
        name: "Authoritative sources",
        text: "HR actions, contractor rosters with end dates, and position data are joined into one person record. Matching rules cover rehires and people with two roles.",
      },
      {
        name: "Role model",
        text: "Business roles are built from positions and mapped to Oracle responsibilities, SAP roles, directory groups and database grants. Each role has an owner who can describe it.",
      },
      {
        name: "Segregation-of-duties tests",
        text: "A conflict matrix is checked at request time and across applications, so vendor maintenance in one and payment in another are seen together.",
      },
      {
        name: "Connectors",
        text: "We use SCIM, LDAP, REST and database procedures for systems that accept them, and a guided ticket with proof of completion for those that do not.",
      },
      {
        name: "Privileged and service accounts",
        text: "Administrator, service and bot accounts have an owner, a purpose and an expiration date on file, and are certified more often than ordinary ones.",
      },
      {
        name: "Sign-on for outside users",
        text: "Under M-26-18, issued August 31, 2026, public federal services move to Login.gov once each has completed the risk process in SP 800-63-4. Login.gov confirms who a user is. Your approvals still decide what that user may do.",
      },
      {
        name: "Evidence by account and date",
        text: "The rights a person held on a date, the approval behind them and the last confirmation are exported as the full population from which a sample is drawn.",
      },
    ],
  },
  audience: [
    {
      who: "CISO",
      gains: "Sees orphan, dormant and conflicting access in a daily count instead of once a year.",
    },
    {
      who: "Financial system owner",
      gains: "Approves business roles under plain names and can look up what each one permits in the application.",
    },
    {
      who: "HR and personnel security",
      gains: "Enters an event once and sees each system confirm that it has acted on it.",
    },
    {
      who: "A-123 testers and auditors",
      gains: "Draw their own sample from the export and find the request, approval and review behind each item.",
    },
  ],
  start: {
    note: "A first release connects the directory and one financial system in about three months and leaves today’s roles and sign-in as they are. Further systems follow by connector. We need five things to begin.",
    needs: [
      "A read-only feed or extract of personnel actions and position data",
      "The roster of contractor staff, with sponsors and contract end dates",
      "Current accounts and role assignments of the first two systems",
      "Your account management policy, and a conflict matrix if there is one",
      "A named owner for each application who can say what a role permits",
    ],
  },
  engagement: {
    needs:
      "Besides the five items under “How to start”: your identity engineer part time, an HR systems analyst who can answer questions about personnel action codes, and the privacy office, early on, because the person record may need a new or revised system of records notice. You create service accounts for connectors in your vault.",
    arrival:
      "Before any connector is built, we compare today’s account lists with today’s rosters. You can disable the orphan accounts we find at once, and they show which of the four events should be automated first.",
    team: "Three to five people: a lead who knows segregation of duties in financial systems, an identity engineer, a connector developer and an analyst for roles. Those with privileged access have the level of investigation that your personnel security office requires for it.",
    length:
      "About three months to the first release, and three to eight weeks for each further system. Standard connectors shorten that. Unmapped roles and rights hidden in code lengthen it.",
    handover:
      "Your identity team deploys the last connector itself from our build notes. Role owners have completed one certification. Matching rules, conflict matrix and policy settings are exported as readable files, and the order’s period of performance runs 60 days past cutover, so that defects found in that time can be fixed.",
  },
  standards: [
    {
      rule: "nist-sp-800-53",
      part: "AC-2",
      meaning: "Account management: create, change, disable and review accounts, and notify account managers when people transfer or leave.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AC-5 and AC-6",
      meaning: "Separation of duties, and no more privilege than the assigned task needs.",
    },
    {
      rule: "nist-sp-800-53",
      part: "PS-4 and PS-5",
      meaning: "What must happen to access when a person is terminated or transferred.",
    },
    {
      rule: "omb-m-19-17",
      also: ["omb-m-26-18"],
      meaning:
        "Federal policy for identity, credential and access management, for people and for automated software. The later memorandum adds Login.gov for the public.",
    },
    {
      rule: "nist-sp-800-63",
      meaning: "The 2025 digital identity guidelines: proofing, authentication and federation for each account.",
    },
    {
      rule: "gao-fiscam",
      meaning:
        "Access controls and segregation of duties as federal auditors test them.",
    },
    {
      rule: "scim",
      meaning: "The schema and protocol by which accounts and groups are created, changed and removed across systems.",
    },
  ],
  questions: [
    {
      question: "Is a new identity product needed?",
      answer:
        "If you own an identity governance product, we configure it. For a few systems, your directory and workflow tools with a small connector layer are enough.",
    },
    {
      question: "What about contractors, who are not in the HR system?",
      answer:
        "A sponsor enters each contractor, with an end date. The contracting officer’s representative confirms the roster each quarter, access ends with the contract unless it is renewed, and reviews cover contractors as well as employees. A person who moves from one contract to another gets a new sponsor, a new end date and a new review of the old rights.",
    },
    {
      question: "How fast is access removed?",
      answer:
        "Your policy sets the target and the systems set the limit. Disabling the directory account ends new sign-ins to everything behind single sign-on. Sessions and tokens already issued are revoked in the same run, because an open session can outlive its account by hours. Stand-alone applications are handled by connector. Where there is no connector, a tracked ticket goes to the administrator and stays open until the time of removal is entered. The record of the person who left then shows one line per system, and the slowest one is the figure we report.",
    },
    {
      question: "Can it serve an audit that samples last year?",
      answer: "Yes, for any date since it went live. For earlier periods, we load what the old tickets can still prove.",
    },
  ],
  buying: { contract: "Firm-fixed-price for the first release and for each further system. Labor-hour line items with a ceiling price for rights hidden in code.", naics: ["541512", "541511"], psc: ["DA01", "DJ01"], labor: ["Senior ERP consultant", "Security engineer", "Software developer"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "identity-access-management",
    "oracle-financials",
    "a123-support",
    "audit-support",
    "service-desk-and-support",
  ],
} satisfies Solution;
