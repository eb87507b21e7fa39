/** A low-code app. `tier` 1: a close depends on it. `data`: the most sensitive it holds. ISO dates. */
export interface App {
  id: string;
  app: string;
  data: string;
  tier: 1 | 2 | 3;
  users: number;
  owner: string;
  reviewed: string;
}

export const apps: readonly App[] = [
  {
    id: "LCA-01",
    app: "Travel estimate helper",
    data: "trip costs",
    tier: 3,
    users: 38,
    owner: "u-1003",
    reviewed: "2026-02-12",
  },
  {
    id: "LCA-02",
    app: "Receiving photograph log",
    data: "photographs",
    tier: 2,
    users: 12,
    owner: "u-1014",
    reviewed: "2026-03-05",
  },
  {
    id: "LCA-03",
    app: "Invoice reroute form",
    data: "invoice numbers",
    tier: 2,
    users: 9,
    owner: "u-1017",
    reviewed: "2026-06-15",
  },
  {
    id: "LCA-04",
    app: "Custodian roster",
    data: "names of staff",
    tier: 3,
    users: 21,
    owner: "u-1026",
    reviewed: "2026-05-20",
  },
  {
    id: "LCA-05",
    app: "Site visit notes",
    data: "grant records",
    tier: 2,
    users: 15,
    owner: "u-1051",
    reviewed: "2026-07-09",
  },
  {
    id: "LCA-06",
    app: "Close checklist",
    data: "task status",
    tier: 1,
    users: 7,
    owner: "u-1024",
    reviewed: "2026-08-03",
  },
];

/** The example in the description of interface INT-02, as its author typed it. The date is ISO. */
export const obligationExample = {
  documentId: "SAMPLE26P0002",
  commitmentId: "PR-26-0031",
  tafs: "SMP-2026/2026-0001-000",
  fundLine: "6011",
  objectClass: "31.0",
  amount: 84_000,
  effectiveDate: "2026-02-09",
} as const;

/** A custom object around the ledger, and its number of runs in the year. */
export interface CustomObject {
  id: string;
  type: "Report" | "Interface" | "Conversion" | "Extension" | "Workflow";
  object: string;
  owner: string;
  runs: number;
  disposition: string;
}

export const customObjects: readonly CustomObject[] = [
  { id: "R-11", type: "Report", object: "Fund balance reconciliation", owner: "u-1024", runs: 11, disposition: "keep" },
  {
    id: "R-14",
    type: "Report",
    object: "rpt-aged-invoice",
    owner: "u-1017",
    runs: 52,
    disposition: "keep, version 1.3.0",
  },
  { id: "I-02", type: "Interface", object: "INT-02 awards", owner: "u-1008", runs: 5, disposition: "keep" },
  { id: "I-05", type: "Interface", object: "INT-05 grants", owner: "u-1051", runs: 5, disposition: "keep" },
  {
    id: "I-07",
    type: "Interface",
    object: "int-hr-feed (INT-07)",
    owner: "u-1040",
    runs: 350,
    disposition: "keep, version 2.4.0",
  },
  { id: "C-02", type: "Conversion", object: "CNV-26-01 to sfs-db-01", owner: "u-1030", runs: 1, disposition: "retire" },
  {
    id: "E-05",
    type: "Extension",
    object: "db-script-deputies",
    owner: "u-1033",
    runs: 1,
    disposition: "keep, owner named",
  },
  { id: "W-03", type: "Workflow", object: "wf-invoice", owner: "u-1017", runs: 4, disposition: "keep, version 1.9.0" },
];

/** An object class that the model proposes for payment lines: test cases, and how many were right. */
export interface ModelClass {
  class: string;
  cases: number;
  right: number;
  /** What the Chief AI Officer permits. */
  use: "propose" | "by hand";
}

/** Share of correct answers required before the model may propose, and required of the lower end of its 95% interval. */
export const MODEL_THRESHOLD = 0.95;
export const MODEL_LOWER_BOUND = 0.85;

export const modelClasses: readonly ModelClass[] = [
  { class: "25.2", cases: 120, right: 117, use: "propose" },
  { class: "25.3", cases: 60, right: 60, use: "propose" },
  { class: "31.0", cases: 40, right: 38, use: "by hand" },
  { class: "41.0", cases: 30, right: 30, use: "propose" },
  { class: "43.0", cases: 10, right: 6, use: "by hand" },
];

/** A payment processed both by hand and by the bot, in parallel. `byBot`: the amount in the bot's own log. */
export interface ParallelPayment {
  item: string;
  paidBy: string;
  byBot: number;
  /** Why the bot did not pay. */
  held: string | null;
}

export const parallelPayments: readonly ParallelPayment[] = [
  { item: "TRN-5521", paidBy: "PAY-26-0131", byBot: 24_000, held: null },
  { item: "HW-7304", paidBy: "PAY-26-0158", byBot: 84_000, held: null },
  { item: "SVI-0901", paidBy: "PAY-26-0174", byBot: 90_000, held: null },
  { item: "SVI-0902", paidBy: "PAY-26-0233", byBot: 90_000, held: null },
  { item: "Order 1 advance", paidBy: "IPAC-26-0107", byBot: 36_000, held: null },
  { item: "Order 2 April to June", paidBy: "IPAC-26-0311", byBot: 30_000, held: null },
  { item: "Order 2 July and August", paidBy: "IPAC-26-0388", byBot: 0, held: "hold: no receipt keyed" },
];

/** The vendor portal's conformance with a WCAG 2.0 criterion. */
export interface PortalCriterion {
  criterion: string;
  level: "A" | "AA";
  support: "Supports" | "Partially Supports";
  remark: string;
  defect: string | null;
  fixedIn: "R26.3" | null;
}

const supports = { support: "Supports", defect: null, fixedIn: null } as const;
const partially = { support: "Partially Supports", fixedIn: "R26.3" } as const;

export const portalCriteria: readonly PortalCriterion[] = [
  { criterion: "1.1.1 Non-text Content", level: "A", ...supports, remark: "Every status icon has a text alternative" },
  { criterion: "1.4.3 Contrast (Minimum)", level: "AA", ...supports, remark: "Lowest measured 5.1:1" },
  { criterion: "2.1.1 Keyboard", level: "A", ...supports, remark: "Invoice search completed by keyboard alone" },
  {
    criterion: "2.4.7 Focus Visible",
    level: "AA",
    ...partially,
    remark: "Date picker shows no focus indicator",
    defect: "DEF-26-041",
  },
  { criterion: "3.3.1 Error Identification", level: "A", ...supports, remark: "Error names the field in text" },
  {
    criterion: "4.1.2 Name, Role, Value",
    level: "A",
    ...partially,
    remark: "Sort buttons do not expose their state",
    defect: "DEF-26-042",
  },
];

/** A control of hosts that others operate: its owner, and its evidence. */
export interface InheritedControl {
  control: string;
  kind: "inherited" | "shared" | "customer";
  provider: string;
  proof: string;
}

/** Who runs the four application hosts, and who runs the standby. */
const BOTH = "SMQ, second-region provider";

export const inheritedControls: readonly InheritedControl[] = [
  {
    control: "PE-3 Physical access control",
    kind: "inherited",
    provider: BOTH,
    proof: "each provider’s assessment report",
  },
  {
    control: "MP-6 Media sanitization",
    kind: "inherited",
    provider: BOTH,
    proof: "each provider’s sanitization records",
  },
  { control: "CP-9 System backup, database", kind: "shared", provider: "second-region provider", proof: "RST-26-05" },
  { control: "SC-7 Boundary protection", kind: "shared", provider: BOTH, proof: "FWR-26-Q3" },
  { control: "SI-2 Flaw remediation", kind: "shared", provider: BOTH, proof: "CHG-26-0127, CHG-26-0131" },
  {
    control: "AU-6 Audit record review, analysis, and reporting",
    kind: "customer",
    provider: "OSP",
    proof: "SOC-26-04",
  },
  { control: "AC-2 Account management", kind: "customer", provider: "OSP", proof: "AR-26-Q3" },
];
