import type { ChangeId } from "./changes.ts";

/** An item under configuration control. */
export interface ConfigurationItem {
  ci: string;
  name: string;
  baseline: string;
  /** The change that set the baseline. */
  setBy: ChangeId;
  /** The day on which the baseline was set, after hardening. ISO date. */
  setOn: string;
  owner: string;
  lastChange: ChangeId;
}

const rented = {
  baseline: "BL-APP-2.0",
  setBy: "CHG-26-0114",
  setOn: "2026-06-13",
  owner: "u-1040",
  lastChange: "CHG-26-0152",
} as const;
const database = {
  baseline: "BL-DB-1.2",
  setBy: "CHG-26-0079",
  setOn: "2026-03-30",
  owner: "u-1030",
  lastChange: "CHG-26-0131",
} as const;

/** The audit that compared each item with its baseline. */
export const configurationAudit = "CMA-26-09";

/** The configuration record, kept by the Change Manager apart from the asset inventory. */
export const configurationItems: readonly ConfigurationItem[] = [
  { ...database, ci: "CI-0117", name: "sfs-db-01" },
  { ...rented, ci: "CI-0121", name: "sfs-app-01" },
  { ...rented, ci: "CI-0122", name: "sfs-app-02" },
  { ...rented, ci: "CI-0131", name: "sfs-web-01" },
  { ...rented, ci: "CI-0141", name: "sfs-int-01", lastChange: "CHG-26-0114" },
  { ...database, ci: "CI-0118", name: "sfs-db-dr" },
  {
    ci: "CI-0150",
    name: "SFS firewall",
    baseline: "BL-FW-1.1",
    setBy: "CHG-26-0140",
    setOn: "2026-08-08",
    owner: "u-1040",
    lastChange: "CHG-26-0140",
  },
  {
    ci: "CI-0200",
    name: "SFS",
    baseline: "R26.3",
    setBy: "CHG-26-0152",
    setOn: "2026-09-19",
    owner: "u-1040",
    lastChange: "CHG-26-0152",
  },
];
