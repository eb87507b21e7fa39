/** Minutes within which an account must be disabled. Source: control C-AC-02. */
export const DISABLE_WITHIN_MINUTES = 24 * 60;

/** A person who left: when, and when the account was disabled. ISO times. */
export interface Leaver {
  user: string;
  left: string;
  disabled: string;
}

/** Everyone who left in the year, by date, as in the identity system. */
export const leavers: readonly Leaver[] = [
  { user: "u-1060", left: "2026-01-30T17:00", disabled: "2026-01-30T17:22" },
  { user: "u-1061", left: "2026-02-27T17:00", disabled: "2026-02-27T17:31" },
  { user: "u-1042", left: "2026-04-10T17:00", disabled: "2026-04-24T09:10" },
  { user: "u-1062", left: "2026-05-29T17:00", disabled: "2026-05-29T18:40" },
  { user: "u-1063", left: "2026-07-31T17:00", disabled: "2026-07-31T17:06" },
  { user: "u-1064", left: "2026-08-28T17:00", disabled: "2026-08-28T17:04" },
];

/** The invoice approver whose account stayed active for two weeks. */
export const leaver = leavers.find(({ user }) => user === "u-1042")!;

/** The list of the year’s separated users. */
export const separations = { id: "UPL-26-12", on: "2026-09-30" } as const;

/** One account of the September access review. */
export interface AccessDecision {
  user: string;
  role: string;
  decision: "keep" | "remove" | "confirm none";
  by: string;
  removedOn: string | null;
}

export const accessReview = { id: "AR-26-Q3", on: "2026-09-16", extract: "EX-26-0916" } as const;

const keep = (user: string, role: string): AccessDecision => ({
  user,
  role,
  decision: "keep",
  by: "u-1040",
  removedOn: null,
});

export const accessDecisions: readonly AccessDecision[] = [
  keep("u-1017", "Approve invoices"),
  keep("u-1021", "Certify payments"),
  keep("u-1024", "Reconcile and report"),
  keep("u-1030", "Administer database"),
  { user: "u-1052", role: "Enter vendors", decision: "remove", by: "u-1051", removedOn: "2026-09-17" },
  keep("svc-sfs-batch", "Run batches, owner u-1025"),
  {
    user: leaver.user,
    role: "None",
    decision: "confirm none",
    by: "u-1040",
    removedOn: leaver.disabled.slice(0, 10),
  },
];

/** A privileged database account. Administrators do not decide on their own privileges. */
export interface DatabasePrivilege {
  account: string;
  privilege: string;
  reason: string;
  lastUse: string;
  decision: "keep" | "remove";
}

export const privilegeReview = { id: "DBR-26-Q2", on: "2026-06-24", by: "u-1040" } as const;

export const databasePrivileges: readonly DatabasePrivilege[] = [
  {
    account: "SYS",
    privilege: "SYSDBA, sealed",
    reason: "Break glass, vault record 12",
    lastUse: "2026-03-28",
    decision: "keep",
  },
  {
    account: "u-1030",
    privilege: "DBA role",
    reason: "Primary administrator",
    lastUse: "2026-06-23",
    decision: "keep",
  },
  { account: "u-1031", privilege: "DBA role", reason: "Second administrator", lastUse: "2026-06-19", decision: "keep" },
  {
    account: "svc-sfs-batch",
    privilege: "EXECUTE on ledger packages",
    reason: "Nightly posting, owner u-1025",
    lastUse: "2026-06-24",
    decision: "keep",
  },
  {
    account: "svc-backup",
    privilege: "SYSBACKUP",
    reason: "Nightly backup, owner u-1031",
    lastUse: "2026-06-24",
    decision: "keep",
  },
  {
    account: "u-1033",
    privilege: "SELECT on all production tables",
    reason: "Left from R26.1",
    lastUse: "2026-03-30",
    decision: "remove",
  },
];
