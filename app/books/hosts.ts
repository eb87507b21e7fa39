import { asset } from "./property.ts";

/** A host of SFS. Addresses are from the ranges reserved for documentation (RFC 5737); dates are ISO. */
export interface Host {
  host: string;
  tag: string | null;
  address: string;
  place: string;
  owner: string;
  supportEnd: string;
  /** Whole dollars per month: depreciation for what the agency owns, the agreed price for what it rents. */
  monthly: number;
}

const hosted = {
  tag: null,
  place: "Hosted by SMQ",
  owner: "u-1040",
} as const;

export const hosts: readonly Host[] = [
  {
    host: asset.host,
    tag: asset.tag,
    address: "192.0.2.11",
    place: "Data center",
    owner: "u-1030",
    supportEnd: "2031-03-31",
    monthly: 1_400,
  },
  { ...hosted, host: "sfs-app-01", address: "192.0.2.21", supportEnd: "2028-09-30", monthly: 290 },
  { ...hosted, host: "sfs-app-02", address: "192.0.2.22", supportEnd: "2028-09-30", monthly: 290 },
  { ...hosted, host: "sfs-web-01", address: "192.0.2.31", supportEnd: "2027-06-30", monthly: 240 },
  {
    ...hosted,
    host: "sfs-int-01",
    address: "192.0.2.41",
    supportEnd: "2028-09-30",
    monthly: 180,
  },
  {
    host: "sfs-db-dr",
    tag: null,
    address: "198.51.100.11",
    place: "Second region",
    owner: "u-1030",
    supportEnd: "2029-03-31",
    monthly: 900,
  },
];

/** The database server that the line item replaced. */
export const OLD_HOST = "sfs-db-00";
