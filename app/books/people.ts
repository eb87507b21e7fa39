/** A person at the agency: a role, never a name. `left`: last day of those who left. */
export interface Person {
  id: string;
  role: string;
  left?: string;
}

export const people: readonly Person[] = [
  { id: "u-1003", role: "Budget Officer" },
  { id: "u-1005", role: "Funds Control Officer" },
  { id: "u-1008", role: "Contracting Officer" },
  { id: "u-1011", role: "Contracting Officer’s Representative" },
  { id: "u-1014", role: "Receiving Official" },
  { id: "u-1017", role: "Deputy Invoice Approver" },
  { id: "u-1021", role: "Certifying Officer" },
  { id: "u-1024", role: "Treasury Reporting Accountant" },
  { id: "u-1025", role: "Controller" },
  { id: "u-1026", role: "Property Officer" },
  { id: "u-1027", role: "Data Center Custodian" },
  { id: "u-1030", role: "Database Administrator" },
  { id: "u-1031", role: "Second Database Administrator" },
  { id: "u-1033", role: "Developer" },
  { id: "u-1034", role: "Lead Developer" },
  { id: "u-1035", role: "Accessibility Tester" },
  { id: "u-1036", role: "Release Manager" },
  { id: "u-1038", role: "Change Manager" },
  { id: "u-1039", role: "Information System Security Officer" },
  { id: "u-1040", role: "System Owner" },
  { id: "u-1041", role: "Authorizing Official" },
  { id: "u-1042", role: "Invoice Approver", left: "2026-04-10" },
  { id: "u-1044", role: "Security Analyst" },
  { id: "u-1045", role: "Incident Commander" },
  { id: "u-1047", role: "A-123 Lead" },
  { id: "u-1051", role: "Grants Officer" },
  { id: "u-1052", role: "Grants Specialist" },
  { id: "u-1060", role: "Budget Analyst", left: "2026-01-30" },
  { id: "u-1061", role: "Contract Specialist", left: "2026-02-27" },
  { id: "u-1062", role: "Accountant", left: "2026-05-29" },
  { id: "u-1063", role: "Help Desk Analyst", left: "2026-07-31" },
  { id: "u-1064", role: "Property Clerk", left: "2026-08-28" },
];

/** Prepares what the grant's recipient submits. */
export const recipientPeople: readonly Person[] = [{ id: "r-2001", role: "University Controller" }];

/** Accounts that are not used by a person. */
export const serviceAccounts = ["svc-sfs-batch", "svc-backup", "svc-pipeline"] as const;
