import type { ServiceItem } from "../../types/content-schema.types.ts";

export const identityAccessManagement = {
  name: "Identity & Access Management",
  meta: {
    title: "Identity & Access Management: ICAM, PIV and ERP Roles",
    description:
      "ICAM from hire to last day: PIV and FIDO2 sign-in, ERP separation of duties, access reviews with last-use dates and populations that auditors can match.",
  },
  promise: "Know who has which access, who approved it and when it ends.",
  lead: "We combine hiring, credentials, ERP roles and access reviews in one record of accounts and their owners. On that record we build stronger sign-in, separation of duties and automatic removal.",
  thread: { lifecycle: "security", from: "Govern", here: "Protect", to: "Detect" },
  situation: {
    statement:
      "On June 3 a transfer takes effect. On June 20 the new supervisor requests new roles. The old roles are removed at the annual review in February. For eight months, one employee could both create a supplier and approve its payment.",
    paragraphs: [
      "An auditor who tests AC-2 asks for three populations: the people who joined, moved and left during the period. HR has one list, the directory a second and the ERP a third. When the separation date and the disable date cannot be matched, the sample item becomes an exception even if the account was closed in time, and enough exceptions add up to a control deficiency. We therefore begin with a common identifier.",
      "Sign-in is the other half. M-22-09 calls for phishing-resistant methods for federal staff, which in practice means PIV or FIDO2. Its goals were due in fiscal year 2024, and the memorandum still stands. For public services, M-26-18, issued August 31, 2026, makes Login.gov the universal federal sign-on, service by service, once the risk process in SP 800-63-4 has set the assurance levels. States and universities keep their own providers.",
    ],
  },
  capabilities: {
    note: "We cover employees, contractors, partners, the public and accounts used only by software.",
    items: [
      {
        name: "Joiner, mover, leaver",
        text: "HR events create, change and disable accounts. We measure the hours from separation to disablement by system and report them monthly to the control owner.",
      },
      {
        name: "Phishing-resistant sign-in",
        text: "PIV, derived PIV and FIDO2 security keys protect the applications your directory can reach. We find legacy protocols and set a date to turn them off.",
      },
      {
        name: "Roles and separation of duties",
        text: "We test Oracle, SAP and grants roles for conflicts such as creating a supplier and approving its payment, then rebuild the roles or add a compensating report.",
      },
      {
        name: "Access reviews",
        text: "Supervisors and data owners recertify entitlements with last-use dates in view, so anyone who chooses “approve all” has to justify it.",
      },
      {
        name: "Privileged access",
        text: "We set up separate administrator accounts, vaulted secrets, recorded connections and time-limited elevation. The monthly count of standing administrators should fall.",
      },
      {
        name: "Service and machine identities",
        text: "We inventory service accounts, API keys and certificates by owner and expiration date. The maximum life of a public TLS certificate fell to 200 days in March 2026 and falls to 100 in March 2027, so renewal has to be automated.",
      },
      {
        name: "Public and partner identity",
        text: "We set assurance levels for citizens, grantees and students through the risk process in SP 800-63-4. Federation then runs through Login.gov for federal services, and elsewhere through a state provider or InCommon, the universities’ federation.",
      },
    ],
  },
  process: {
    note: "The record matching done in the first weeks becomes a monthly control at the end.",
    steps: [
      {
        name: "Join the populations",
        time: "Weeks 1 to 3",
        text: "HR, contractor, badge, directory and ERP records are matched on a common identifier. Orphaned, duplicate and late-disabled accounts are listed by system.",
        output: "Joined population and exception list",
      },
      {
        name: "Strengthen sign-in",
        time: "Weeks 3 to 10",
        text: "Applications move behind the identity provider in order of risk. We retire basic authentication, shared accounts and text-message codes on announced dates.",
        output: "Application sign-in inventory and cutover log",
      },
      {
        name: "Model the roles",
        time: "Weeks 4 to 12",
        text: "We compare actual entitlements with job functions and the conflict matrix. The controller approves the roles and any conflict that has to remain.",
        output: "Role catalog and approved conflict matrix",
      },
      {
        name: "Automate the events",
        time: "Weeks 8 to 18",
        text: "Hire, transfer and separation feeds drive the accounts. For systems without a connector, each change becomes a ticket with a due time, and overdue tickets are reported.",
        output: "Provisioning workflows with logs",
      },
      {
        name: "Review and attest",
        time: "Weeks 16 to 20, then by policy",
        text: "Reviewers make their decisions, access is removed within days, and a second extract confirms it.",
        output: "Signed review with before and after extracts",
      },
    ],
  },
  deliverables: {
    lead: "These documents answer the access questions on an auditor’s first request list.",
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
        shows: "What each ERP role permits, its eligible holders and its approver",
        firstReader: "Controller",
      },
      {
        name: "Conflict matrix and mitigations",
        shows: "Pairs of duties that conflict, users who hold both and the report that monitors them",
        firstReader: "A-123 assessment team",
      },
      {
        name: "Privileged account register",
        shows: "Each administrator and service account with owner, vault path and last rotation",
        firstReader: "CISO",
      },
      {
        name: "Certificate and key inventory",
        shows: "Owner, issuer, algorithm, expiration and renewal method of each machine identity",
        firstReader: "PKI manager",
      },
      {
        name: "Access review record",
        shows: "Decisions, removals and the extract that confirms them",
        firstReader: "Information system security officer",
      },
    ],
  },
  engagement: {
    needs:
      "A monthly HR extract with hire, transfer and separation dates, the contractor list that your security office keeps, user and role tables from the ERP, and read access to directory and identity provider logs. The controller’s time is essential: two or three sessions to approve the conflict matrix. Personal data stays on your systems.",
    arrival:
      "In week one, HR, the personnel security office, the directory team and the ERP security administrator meet with us to agree on the identifier that will join their records. We start a privacy threshold analysis before the first extract is transferred.",
    team: "Usually four people: an identity architect, an ERP roles analyst who has worked with your product, a directory engineer and a data analyst for the joins.",
    length:
      "Five months for one directory and one ERP, including new sign-in and redesigned roles. Allow more time where contractors are not in an HR system, where several identity providers overlap, or where unions must be consulted on sign-in changes.",
    handover:
      "Your own staff lead the second access review. We transfer the join queries, workflow definitions and vault procedures with a named owner for each. The order includes our support through one quarter-end.",
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
      meaning: "Digital Identity Guidelines, final since July 2025: identity, authenticator and federation assurance levels.",
    },
    {
      rule: "omb-m-22-09",
      part: "identity pillar",
      meaning: "Enterprise identity systems and phishing-resistant multi-factor authentication, enforced at the application.",
    },
    {
      rule: "omb-m-26-18",
      meaning: "As of August 31, 2026, makes Login.gov the universal sign-on for public federal services, after a risk process for each.",
    },
    {
      rule: "nist-sp-800-53",
      part: "AC-2, AC-5 and AC-6",
      meaning: "Account management, separation of duties and least privilege: every account has an owner, and no privilege exceeds the job.",
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
        "Yes. PIV remains the standard credential for federal employees and contractors, and FIDO2 is used where a card reader is impractical. M-22-09 accepts both as phishing-resistant. Text codes and simple push approvals do not qualify.",
    },
    {
      question: "Should users change passwords every 90 days?",
      answer:
        "No. SP 800-63-4 forbids periodic changes and requires one when there is evidence of compromise. A password policy by it asks for length before complexity, checks new passwords against lists of known ones, allows paste and password managers, limits failed attempts, and adds a second factor.",
    },
    {
      question: "Can you find separation-of-duties conflicts in our ERP?",
      answer:
        "Yes. That is most of our work on roles. We extract users, roles and privileges, compare them with the matrix your controller has approved, and list the people who could perform both duties of a conflicting pair. Then we query the transaction tables for cases in which one of them did. If no one used the conflict, redesign the roles. If someone did, you and perhaps your inspector general should look at the transactions. A matrix lists the duties in rows and again in columns (vendor record, order, receipt, invoice, payment, journal, reconciliation), marks each pair that no one may hold, and names the compensating control where a pair cannot be split.",
    },
    {
      question: "We have three identity providers. Must we choose one?",
      answer:
        "Eventually, for employees, because one source of policy and logs is worth having. Tenant mergers are slow, so we federate first. High value applications move right away, and an old provider is shut down when it no longer serves any application.",
    },
    {
      question: "Which IT general controls do auditors test under FISCAM?",
      answer: "Since 2009, its five categories have been security management, access, segregation of duties, configuration management and contingency planning. The revision of 2026 says how they are grouped now. Expect requests for user lists, approvals, reviews and leavers; the duties matrix; every change with its test and approval; restore tests. To test duties, auditors compare roles with the matrix, list who holds a conflicting pair, and look for transactions that one person carried through. An automated control needs one test, of its configuration and a transaction, if these controls hold. We run the tests of access and duties before auditors do.",
    },
    {
      question: "How do we roll out multi-factor authentication (MFA) to everyone?",
      answer: "In this order: administrators, remote access and email, finance and payroll, then everyone else. First list what cannot use it, such as old mail protocols, shared accounts and scanners, and replace or block it. Choose security keys or passkeys, which resist phishing, then an app with number matching, and text messages last. Whoever has no work phone, such as a teacher or a road crew, gets a key. Run a pilot, enroll people with their identity checked, and rehearse a lost key. Keep two emergency accounts. The CJIS Security Policy has required it for criminal justice information since October 1, 2024. We plan the order, set the policies, and report who is covered.",
    },
    {
      question: "A former employee still has access, or took files. What do we do?",
      answer: "Disable the account first, and end its sessions, tokens, keys and forwarding rules. To disable keeps the evidence, and to delete destroys it. Change each shared password the person knew, and close phones, badges, vendor portals and bank access. Then preserve the mailbox, the drive, the laptop as it was returned, and the logs of sign-ins and downloads before they expire. Write down what was copied, when, to where, and whose data it is, because a breach may have to be reported. Human resources and counsel decide on a demand for return, the police or a suit. Afterward, compare accounts with the personnel list each month, vendors’ accounts included. We preserve, trace, and close what let it happen.",
    },
  ],
  buying: { contract: "Firm-fixed-price by phase. Labor-hour line items with a ceiling price for systems added during the order.", naics: ["541512"], psc: ["DJ01"], labor: ["Security engineer", "Senior ERP consultant", "Database specialist"], vehicles: ["gsa-mas", "efast", "ungm"] },
  related: ["oracle-financials", "a123-support", "governance-risk-compliance", "network-security", "audit-support"],
} satisfies ServiceItem;
