import type { Solution } from "../shapes/types.ts";

export const userProvisioning = {
  id: "user-provisioning",
  title: "User Provisioning",
  tagline: "Access granted on approval, explained for years.",
  icon: "user-provisioning",
  color: "thread",
  meta: {
    title: "User Provisioning: Join, Move, Leave, Review",
    description:
      "Accounts and roles that follow the personnel record across directory, ERP and database, with request, approval and review kept beside each right.",
  },
  features: [
    "Requests tied to position and role",
    "Approvals kept with the account",
    "Periodic review without spreadsheets",
  ],
  metric: "4",
  metricLabel: "moments covered: join, move, leave, review",
  description:
    "Access that follows the personnel record. It is granted on approval, changed on transfer, removed on leaving and reviewed on schedule, with the reason kept beside each right.",
  problem: {
    statement:
      "The new analyst waits for access; the one who left in March still has it. Both facts sit in a ticket queue nobody reads.",
    paragraphs: [
      "Access findings return audit after audit, and the cause is rarely technology. HR knows of the departure, the contracting officer’s representative knows the contractor, the supervisor knows the role, and the system owner knows none of it until an auditor compares two lists.",
      "The remedy is to let the event open the request. A personnel action, a contract date or a new position starts the work. Policy says what may be granted at once and what needs a second approval. Directory, ERP and database then receive the same answer.",
    ],
  },
  howItWorks: {
    note: "Four moments and one record. Each moment leaves its own evidence.",
    diagramTitle: "How a personnel event becomes access, and access becomes evidence",
    steps: [
      {
        name: "Join",
        time: "Before the first day",
        text: "The hire or contractor record opens a request. Position and office propose the roles, supervisor and system owner approve, and conflicts are tested before anything is granted.",
        output: "Active account with request and approvals attached",
      },
      {
        name: "Move",
        time: "On the effective date",
        text: "A transfer compares the old position with the new. Rights that no longer fit are removed that day instead of being added to the pile.",
        output: "Changed role set, old rights closed",
      },
      {
        name: "Leave",
        time: "Within the hours your policy sets",
        text: "Separation disables sign-in first, then ends sessions, tokens and application accounts, and reassigns open workflow items and records the person owned.",
        output: "Disabled accounts with time stamps",
      },
      {
        name: "Review",
        time: "Monthly to yearly, by risk",
        text: "Reviewers see each right with its reason, last use and conflicts. Keep, change or remove is recorded, and a removal starts without another ticket.",
        output: "Signed certification and completed removals",
      },
    ],
  },
  capabilities: {
    note: "Configured on the identity product you own, or on your directory and workflow tools.",
    items: [
      {
        name: "Authoritative sources",
        text: "HR actions, contractor rosters with end dates, and position data joined into one person record, with matching rules for rehires and dual roles.",
      },
      {
        name: "Role model",
        text: "Business roles built from positions and mapped to Oracle responsibilities, SAP roles, directory groups and database grants, each with an owner.",
      },
      {
        name: "Segregation-of-duties tests",
        text: "A conflict matrix checked at request time and across applications, so that vendor maintenance in one and payment in another are seen together.",
      },
      {
        name: "Connectors",
        text: "SCIM, LDAP, REST and database procedures for systems that accept them, and a guided ticket with proof of completion for those that do not.",
      },
      {
        name: "Privileged and service accounts",
        text: "Administrator, service and bot accounts carry an owner, a purpose and an expiry date, and are certified more often than ordinary ones.",
      },
      {
        name: "Evidence by account and date",
        text: "Who held what, since when, on whose word, and when it was last confirmed, exported as the full population an auditor samples from.",
      },
    ],
  },
  audience: [
    {
      who: "CISO",
      gains: "Sees orphan, dormant and conflicting access as a daily count instead of an annual surprise.",
    },
    {
      who: "Financial system owner",
      gains: "Approves named business roles, not lists of cryptic responsibilities, and knows what each one can do.",
    },
    {
      who: "HR and personnel security",
      gains: "Enters an event once, and can see that every system has acted on it.",
    },
    {
      who: "A-123 testers and auditors",
      gains: "Draw their own sample from the export and find request, approval and review behind each item.",
    },
  ],
  start: {
    note: "A first release covers the directory and one financial system in about three months. Other systems follow by connector. Five things let us begin.",
    needs: [
      "A read-only feed or extract of personnel actions and position data",
      "The roster of contractor staff, with sponsors and contract end dates",
      "Current accounts and role assignments of the first two systems",
      "Your account management policy, and a conflict matrix if there is one",
      "A named owner for each application who can say what a role permits",
    ],
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
      meaning: "What has to happen to access when a person is terminated, and when one is transferred.",
    },
    {
      rule: "omb-m-19-17",
      meaning: "Federal policy for identity, credential and access management, for people and for automated tools.",
    },
    {
      rule: "nist-sp-800-63",
      meaning: "The 2025 digital identity guidelines: proofing, authentication and federation in front of each account.",
    },
    {
      rule: "gao-fiscam",
      meaning: "Access controls and segregation of duties, as federal financial auditors test them.",
    },
    {
      rule: "scim",
      meaning: "The schema and protocol by which accounts and groups are created, changed and removed across systems.",
    },
  ],
  questions: [
    {
      question: "Do we need a new identity product?",
      answer:
        "Not always. If you own an identity governance product, we configure it. If not, directory, workflow tool and a small connector layer can carry the four moments for a modest number of systems.",
    },
    {
      question: "What about contractors, who are not in the HR system?",
      answer:
        "They get a sponsor and an end date. The contracting officer’s representative confirms the roster, access lapses with the contract unless it is renewed, and the same review covers contractors and employees.",
    },
    {
      question: "How fast is access removed?",
      answer:
        "As fast as your policy asks and each system allows. Everything behind single sign-on closes with the directory account and its sessions; stand-alone applications follow by connector or tracked ticket, with the time recorded.",
    },
    {
      question: "Can it serve an audit that samples last year?",
      answer:
        "Yes, from the day it goes live. History is kept by date, so a past population can be produced again. For earlier periods we load what the old tickets can still prove.",
    },
  ],
  related: [
    "identity-access-management",
    "oracle-financials",
    "a123-support",
    "audit-support",
    "service-desk-and-support",
  ],
} satisfies Solution;
