import type { ServiceItem } from "../../shapes/types.ts";

export const identityAccessManagement = {
  name: "Identity & Access Management",
  meta: {
    title: "Identity & Access Management: ICAM, PIV and ERP Roles",
    description:
      "ICAM from hire to last day: PIV and FIDO2 sign-in, ERP separation of duties, access reviews with last-use dates, and populations that auditors can join.",
  },
  promise: "Who can do what, who approved it, and when it ends.",
  lead: "We connect hiring, credentials, roles and reviews into one record, so that every account has a person, a reason and a last day.",
  thread: { lifecycle: "security", from: "Govern", here: "Protect", to: "Detect" },
  situation: {
    statement:
      "Access is easy to grant and easy to forget. The audit sample always finds the transfer, the contractor and the service account nobody owns.",
    paragraphs: [
      "An IT auditor testing AC-2 asks for three populations: everyone who joined, moved or left in the period. HR has one list, the directory another, the ERP a third. If the separation date and the disable date cannot be joined, the test fails even when each account was in fact closed. In a financial statement audit that becomes an access control deficiency.",
      "Strong sign-in is the other half. M-22-09 asks federal staff to use phishing-resistant methods, in practice PIV or FIDO2, and M-19-17 asks agencies to run identity as one enterprise program. The hard part is the long tail: the mainframe, the vendor portal, the batch job that still keeps its password in a script.",
    ],
  },
  capabilities: {
    note: "Employees, contractors, partners, the public, and the accounts that belong to no person at all.",
    items: [
      {
        name: "Joiner, mover, leaver",
        text: "HR events drive account creation, role change and disablement; the time from separation to disablement is measured for each system and reported monthly.",
      },
      {
        name: "Phishing-resistant sign-in",
        text: "PIV, derived PIV and FIDO2 security keys placed in front of every application the directory can reach, with legacy protocols found and switched off.",
      },
      {
        name: "Roles and separation of duties",
        text: "Oracle, SAP and grants roles tested for conflicts such as create supplier with approve payment, then rebuilt or paired with a compensating report.",
      },
      {
        name: "Access reviews",
        text: "Recertification sent to supervisor and data owner with last-use dates beside each entitlement, so that “approve all” stops being the easy answer.",
      },
      {
        name: "Privileged access",
        text: "Administrators given separate accounts, vaulted secrets, recorded sessions and timed elevation; the count of standing administrators is reported and expected to fall.",
      },
      {
        name: "Service and machine identities",
        text: "Service accounts, API keys and certificates inventoried with owners and expiry dates, and moved to managed or workload identities where the platform allows.",
      },
      {
        name: "Public and partner identity",
        text: "Assurance levels for citizens, grantees and students chosen by the risk process of SP 800-63-4, with federation through Login.gov, a state provider or InCommon.",
      },
    ],
  },
  process: {
    note: "Evidence first: the population joins in the opening weeks become the monthly control at the end.",
    steps: [
      {
        name: "Join the populations",
        time: "Weeks 1 to 3",
        text: "HR, contractor, badge, directory and ERP records are matched on a common identifier. Orphans, duplicates and late disables are listed by system.",
        output: "Joined population and exception list",
      },
      {
        name: "Strengthen sign-in",
        time: "Weeks 3 to 10",
        text: "Applications move behind the identity provider in order of risk. Basic authentication, shared accounts and text-message codes are retired with dates.",
        output: "Application sign-in inventory and cutover log",
      },
      {
        name: "Model the roles",
        time: "Weeks 4 to 12",
        text: "Actual entitlements are compared with job functions and the conflict matrix. The controller approves each role, and each conflict that must remain.",
        output: "Role catalog and approved conflict matrix",
      },
      {
        name: "Automate the events",
        time: "Weeks 8 to 18",
        text: "Hire, transfer and separation feeds create, change and disable accounts. Systems without a connector get a ticket with a clock.",
        output: "Provisioning workflows with logs",
      },
      {
        name: "Review and attest",
        time: "Weeks 16 to 20, then by policy",
        text: "Reviewers decide on each entitlement, removals are carried out within days, and a second extract proves that they were.",
        output: "Signed review with before and after extracts",
      },
    ],
  },
  deliverables: {
    lead: "Six records, each answering a question that auditors of access ask in their first request list.",
    rows: [
      {
        name: "Joined identity population",
        shows: "Each person with hire, transfer and separation dates and every account held",
        firstReader: "IT auditor",
      },
      {
        name: "ICAM roadmap",
        shows: "Target architecture, application order, credentials and owners, by quarter",
        firstReader: "ICAM governance board",
      },
      {
        name: "Role catalog",
        shows: "What each ERP role permits, who may hold it and who approved its design",
        firstReader: "Controller",
      },
      {
        name: "Conflict matrix and mitigations",
        shows: "Pairs of duties that clash, users who hold both, and the report that watches them",
        firstReader: "A-123 assessment team",
      },
      {
        name: "Privileged account register",
        shows: "Each administrator and service account with owner, vault path and last rotation",
        firstReader: "CISO",
      },
      {
        name: "Access review record",
        shows: "Decisions, removals and the extract that confirms them",
        firstReader: "Information system security officer",
      },
    ],
  },
  standards: [
    {
      rule: "omb-m-19-17",
      meaning:
        "Enabling Mission Delivery through Improved Identity, Credential, and Access Management: the federal ICAM policy.",
    },
    {
      rule: "fips-201",
      meaning: "Personal Identity Verification of Federal Employees and Contractors: the PIV credential and its derived forms.",
    },
    {
      rule: "nist-sp-800-63",
      meaning: "Digital Identity Guidelines: identity, authenticator and federation assurance levels (IAL, AAL, FAL).",
    },
    {
      rule: "omb-m-22-09",
      part: "identity pillar",
      meaning: "Enterprise identity systems and multi-factor authentication that resists phishing, enforced at the application.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AC-2, AC-5 and AC-6",
      meaning: "Account management, separation of duties and least privilege: no account unowned, no right beyond the job.",
    },
    {
      rule: "hspd-12",
      meaning: "The 2004 presidential directive that set a common identification standard for federal staff and contractors.",
    },
    {
      rule: "gao-fiscam",
      meaning: "Federal Information System Controls Audit Manual: how auditors test access and segregation of duties.",
    },
  ],
  questions: [
    {
      question: "If we use PIV, can we also use FIDO2 keys?",
      answer:
        "Yes. PIV stays the standard credential for federal employees and contractors, and FIDO2 serves where a card reader is impractical. M-22-09 accepts both as phishing-resistant. Text codes and simple push approvals do not qualify.",
    },
    {
      question: "Should users change passwords every ninety days?",
      answer:
        "No. SP 800-63-4 says verifiers shall not require periodic changes, only a change on evidence of compromise. Length and a blocklist of common or leaked passwords do more than rotation. We help update the policy and the audit test together.",
    },
    {
      question: "Can you find separation-of-duties conflicts in our ERP?",
      answer:
        "Yes. We extract users, roles and privileges, compare them with a conflict matrix your controller approves, and list who could act on both sides. Then we check in the transaction tables whether anyone did.",
    },
    {
      question: "We have three identity providers. Must we choose one?",
      answer:
        "In time, for employees: one source of policy and logs is worth having. Tenant mergers are slow, so we begin with federation, move high value applications first, and retire each old provider when its last application leaves.",
    },
  ],
  related: ["oracle-financials", "a123-support", "governance-risk-compliance", "network-security", "audit-support"],
} satisfies ServiceItem;
