/* Controls, the audit's finding, and the auditors' requests. */

/** A key control, and the specimen that shows it in operation. */
export interface Control {
  id: string;
  text: string;
  shownBy: string;
}

export const controls: readonly Control[] = [
  { id: "C-OB-01", text: "No order above the available allotment", shownBy: "SOF-26-12" },
  { id: "C-AP-02", text: "Order, acceptance, and invoice agree before payment", shownBy: "WP-26-AP04" },
  { id: "C-AP-04", text: "Invoices go to an active approver, and payment is on time", shownBy: "WP-26-AP04" },
  { id: "C-FB-01", text: "Fund balance reconciled monthly", shownBy: "FBR-26-11" },
  { id: "C-AC-02", text: "A separated user’s account is disabled within 24 hours", shownBy: "UPL-26-12" },
  { id: "C-PP-01", text: "Equipment is recorded on acceptance", shownBy: "ARF-26-12" },
  { id: "C-CM-01", text: "Changes are tested and approved", shownBy: "PL-2207" },
];

/** The year's only audit finding. */
export const auditFinding = {
  id: "NFR-26-03",
  on: "2026-07-08",
  controls: ["C-AC-02", "C-AP-04"],
  condition: "One separated user kept an active account for 14 days; an invoice in that queue was paid 14 days late",
  payment: "PAY-26-0174",
  leavers: ["u-1042"],
  level: "control deficiency",
} as const;

/** The test of control C-AP-04. */
export const paymentTest = { id: "WP-26-AP04", control: "C-AP-04", on: "2026-10-08" } as const;

/** A request of the auditors. Dates are ISO. */
export interface Request {
  id: string;
  item: string;
  /** Who answers it. */
  owner: string;
  asked: string;
  due: string;
  delivered: string;
  /** The day the auditors accepted it, or null while they read it. */
  accepted: string | null;
  evidence: string;
}

const FIRST = { asked: "2026-10-05", due: "2026-10-13" } as const;
const SECOND = { asked: "2026-10-07", due: "2026-10-15" } as const;

/** The adjusted trial balance of period 12, as certified to GTAS. */
export const certifiedTrialBalance = { id: "TB-26-12", on: "2026-10-09" } as const;

export const requests: readonly Request[] = [
  {
    id: "PBC-26-01",
    item: "Trial balance, period 12",
    owner: "u-1024",
    ...FIRST,
    delivered: "2026-10-09",
    accepted: "2026-10-13",
    evidence: certifiedTrialBalance.id,
  },
  {
    id: "PBC-26-02",
    item: "Fund balance reconciliations",
    owner: "u-1024",
    ...FIRST,
    delivered: "2026-10-09",
    accepted: "2026-10-13",
    evidence: "FBR-26-11",
  },
  {
    id: "PBC-26-03",
    item: "SF 132 and allotments",
    owner: "u-1003",
    ...FIRST,
    delivered: "2026-10-08",
    accepted: "2026-10-13",
    evidence: "SF132-26-01, ALT-26-01",
  },
  {
    id: "PBC-26-04",
    item: "Equipment addition, whole chain",
    owner: "u-1025",
    ...SECOND,
    delivered: "2026-10-14",
    accepted: "2026-10-16",
    evidence: "one-line-item",
  },
  {
    id: "PBC-26-05",
    item: "Open orders in 480100",
    owner: "u-1005",
    ...SECOND,
    delivered: "2026-10-15",
    accepted: null,
    evidence: "OCR-26-12, STL-26-12, BAL-26",
  },
  {
    id: "PBC-26-06",
    item: "All separated users of the year",
    owner: "u-1040",
    ...SECOND,
    delivered: "2026-10-14",
    accepted: "2026-10-16",
    evidence: "UPL-26-12",
  },
  {
    id: "PBC-26-07",
    item: "Items under control, last change of each",
    owner: "u-1038",
    ...SECOND,
    delivered: "2026-10-16",
    accepted: null,
    evidence: "CI-26-09",
  },
];
