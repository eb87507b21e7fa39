import { asset, monthlyDepreciation } from "./property.ts";
import type { ChangeId } from "./changes.ts";

/** A host of SFS. Addresses are from the ranges reserved for documentation (RFC 5737); dates are ISO. */
export interface Host {
  host: string;
  ci: string;
  tag: string | null;
  address: string;
  place: string;
  owner: string;
  supportEnd: string;
  /** Whole dollars per month: depreciation for what the agency owns, the agreed price for what it rents. */
  monthly: number;
  baseline: string;
  lastChange: ChangeId;
}

const hosted = {
  tag: null,
  place: "Hosted by SMQ",
  owner: "u-1040",
  baseline: "BL-APP-2.0",
  lastChange: "CHG-26-0152",
} as const;

export const hosts: readonly Host[] = [
  {
    host: asset.host,
    ci: "CI-0117",
    tag: asset.tag,
    address: "192.0.2.11",
    place: "Data center",
    owner: "u-1030",
    supportEnd: "2031-03-31",
    monthly: monthlyDepreciation,
    baseline: "BL-DB-1.2",
    lastChange: "CHG-26-0131",
  },
  { ...hosted, host: "sfs-app-01", ci: "CI-0121", address: "192.0.2.21", supportEnd: "2028-09-30", monthly: 620 },
  { ...hosted, host: "sfs-app-02", ci: "CI-0122", address: "192.0.2.22", supportEnd: "2028-09-30", monthly: 620 },
  { ...hosted, host: "sfs-web-01", ci: "CI-0131", address: "192.0.2.31", supportEnd: "2027-06-30", monthly: 480 },
  {
    ...hosted,
    host: "sfs-int-01",
    ci: "CI-0141",
    address: "192.0.2.41",
    supportEnd: "2028-09-30",
    monthly: 390,
    lastChange: "CHG-26-0114",
  },
  {
    host: "sfs-db-dr",
    ci: "CI-0118",
    tag: null,
    address: "198.51.100.11",
    place: "Second region",
    owner: "u-1030",
    supportEnd: "2029-03-31",
    monthly: 900,
    baseline: "BL-DB-1.2",
    lastChange: "CHG-26-0131",
  },
];

/** The application itself, as in its configuration record. */
export const application = {
  ci: "CI-0200",
  name: "SFS",
  baseline: "R26.3",
  owner: "u-1040",
  lastChange: "CHG-26-0152",
} as const;

/** The database server that the line item replaced. */
export const OLD_HOST = "sfs-db-00";
