import { OLD_HOST } from "./hosts.ts";
import { daysAfter } from "./calendar.ts";
import { asset } from "./property.ts";

/** A test restore. `minutes` from start to end; `goal`: the recovery time objective. */
export interface Restore {
  id: string;
  on: string;
  from: string;
  to: string;
  start: string;
  end: string;
  result: string;
}

/** Minutes within which the ledger must be restored. */
export const RECOVERY_MINUTES = 240;

export const restores: readonly Restore[] = [
  { id: "RST-26-01", on: "2025-11-22", from: OLD_HOST, to: "lab", start: "08:00", end: "11:35", result: "met" },
  {
    id: "RST-26-02",
    on: "2026-02-14",
    from: OLD_HOST,
    to: "lab",
    start: "08:00",
    end: "12:00",
    result: "stopped: no keystore copy",
  },
  { id: "RST-26-03", on: "2026-05-23", from: asset.host, to: "sfs-db-dr", start: "08:00", end: "11:10", result: "met" },
  {
    id: "RST-26-04",
    on: "2026-06-20",
    from: asset.host,
    to: "lab",
    start: "08:00",
    end: "08:40",
    result: "partial: one tablespace",
  },
  { id: "RST-26-05", on: "2026-08-22", from: asset.host, to: "sfs-db-dr", start: "08:00", end: "11:02", result: "met" },
];

/** Account 101000 as read in two restored databases. */
export const restoredCash = [
  { restore: "RST-26-03", asOf: "2026-05-22", amount: 525_860 },
  { restore: "RST-26-05", asOf: "2026-08-21", amount: 345_860 },
] as const;

/** A firewall rule. `ticket`: the change that opened it. ISO dates. */
export interface Rule {
  rule: string;
  from: string;
  to: string;
  port: number;
  owner: string;
  ticket: string;
  lastHit: string;
  decision: "keep" | "remove";
}

export const firewallReview = { id: "FWR-26-Q3", on: "2026-07-24" } as const;

const kept = { ticket: "CHG-26-0079", lastHit: daysAfter(firewallReview.on, -1), decision: "keep" } as const;

export const rules: readonly Rule[] = [
  { rule: "FW-027", from: "sfs-web-01", to: "sfs-app-01", port: 8443, owner: "u-1040", ...kept },
  { rule: "FW-028", from: "sfs-app-01", to: asset.host, port: 1521, owner: "u-1030", ...kept },
  { rule: "FW-029", from: "sfs-int-01", to: "203.0.113.10", port: 443, owner: "u-1040", ...kept },
  { rule: "FW-030", from: "192.0.2.5", to: asset.host, port: 22, owner: "u-1030", ...kept, lastHit: "2026-07-18" },
  {
    rule: "FW-031",
    from: "sfs-app-01",
    to: OLD_HOST,
    port: 1521,
    owner: "u-1030",
    ticket: "CHG-24-0031",
    lastHit: "2026-03-31",
    decision: "remove",
  },
  { rule: "FW-032", from: asset.host, to: "sfs-db-dr", port: 1521, owner: "u-1030", ...kept },
];

/** A source of alerts in April, by outcome. `minutes`: median to triage. */
export interface AlertSource {
  source: string;
  alerts: number;
  falsePositive: number;
  benign: number;
  incident: number;
  minutes: number | null;
}

export const alertSources: readonly AlertSource[] = [
  { source: "Directory", alerts: 214, falsePositive: 160, benign: 54, incident: 0, minutes: 18 },
  { source: "Remote access", alerts: 96, falsePositive: 70, benign: 25, incident: 1, minutes: 11 },
  { source: "Endpoint", alerts: 58, falsePositive: 41, benign: 17, incident: 0, minutes: 22 },
  { source: "Database audit", alerts: 33, falsePositive: 12, benign: 21, incident: 0, minutes: 35 },
  { source: "Portal firewall", alerts: 187, falsePositive: 150, benign: 37, incident: 0, minutes: 16 },
  {
    source: "Interface log, quiet Apr 9, 22:00, to Apr 24, 11:30",
    alerts: 0,
    falsePositive: 0,
    benign: 0,
    incident: 0,
    minutes: null,
  },
];

/** A service of the desk in May: tickets at the start, during the month, and at its end. */
export interface DeskService {
  service: string;
  start: number;
  opened: number;
  resolved: number;
  end: number;
  reopened: number;
  late: number;
  /** Age in days of the oldest ticket open at the end. */
  oldest: number;
  /** Why tickets were late, and what was done about it. */
  action: string | null;
}

/** The ticket behind the late invoice. */
export const LATE_TICKET = "INC-26-0417";

export const deskServices: readonly DeskService[] = [
  {
    service: "SFS access",
    start: 6,
    opened: 41,
    resolved: 43,
    end: 4,
    reopened: 1,
    late: 2,
    oldest: 2,
    action: "Approver on leave. Deputies in R26.2",
  },
  {
    service: "SFS invoices",
    start: 5,
    opened: 22,
    resolved: 23,
    end: 4,
    reopened: 1,
    late: 1,
    oldest: 3,
    action: "Approver had left. Rerouting in R26.2",
  },
  { service: "SFS reports", start: 3, opened: 17, resolved: 18, end: 2, reopened: 0, late: 0, oldest: 5, action: null },
  {
    service: "Laptop and mobile",
    start: 9,
    opened: 63,
    resolved: 65,
    end: 7,
    reopened: 3,
    late: 4,
    oldest: 5,
    action: "Parts not in stock. Spares ordered",
  },
  {
    service: "Vendor portal",
    start: 2,
    opened: 19,
    resolved: 16,
    end: 5,
    reopened: 0,
    late: 1,
    oldest: 12,
    action: "SAM registration expired. Vendor asked to renew it",
  },
];

/** A class of assets in the September scan. */
export interface ScanClass {
  class: string;
  discovered: number;
  scanned: number;
  credentialed: number;
  missed: number;
}

/** The September scan. `before`: the last one with credentials on every server. ISO dates. */
export const scan = { id: "SCN-26-09", on: "2026-09-08", before: "2026-08-25" } as const;

/** Days within which each asset is scanned again with credentials. Source: CISA BOD 23-01. */
export const RESCAN_WITHIN_DAYS = 14;

export const scanClasses: readonly ScanClass[] = [
  { class: "Database servers", discovered: 2, scanned: 2, credentialed: 2, missed: 0 },
  { class: "Application servers", discovered: 2, scanned: 2, credentialed: 2, missed: 0 },
  { class: "Web servers", discovered: 1, scanned: 1, credentialed: 1, missed: 0 },
  { class: "Interface servers", discovered: 1, scanned: 1, credentialed: 0, missed: 0 },
  { class: "Laptops", discovered: 5, scanned: 4, credentialed: 3, missed: 1 },
];
