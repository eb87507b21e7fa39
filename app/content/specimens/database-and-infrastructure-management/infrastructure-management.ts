import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { debited } from "../../../books/balances.ts";
import { hostingOrder } from "../../../books/awards.ts";
import { hosts } from "../../../books/hosts.ts";
import { asset } from "../../../books/property.ts";
import { count, tie, traced } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Host", type: "key" },
  { name: "Tag", type: "id" },
  { name: "Address", type: "text" },
  { name: "Place", type: "text" },
  { name: "Owner", type: "id" },
  { name: "Support end", type: "date" },
  { name: "Monthly cost $", type: "money", foots: true },
];

const AS_OF = "2026-09-30";
const depreciation = debited("DEP-26-12", "671000");

const rows: Row[] = hosts.map(({ host, tag, address, place, owner, supportEnd, monthly }) => [
  host,
  tag,
  address,
  place,
  owner,
  supportEnd,
  tag ? traced(monthly, depreciation) : monthly,
]);

export const assetInventory = {
  kind: "table",
  id: "AST-26-09",
  deliverable: "Asset inventory",
  title: "Six SFS hosts and their monthly cost",
  caption: "Where each host is, who answers for it, how long it is supported, and what it costs per month.",
  asOf: AS_OF,
  preparedBy: "System Owner",
  reviewed: { by: "Property Officer", on: "2026-10-02" },
  columns,
  rows,
  pulled: rowWith(rows, asset.host),
  lookFirst:
    "The monthly cost of sfs-db-01 is its depreciation in the ledger. The other five hosts are rented, and the rent includes power, space and support. The four SMQ hosts are paid for under order 1. The rent for the second region, and power and space in the data center, are paid from another account.",
  totals: [footed("Six hosts", columns, rows)],
  ties: [
    tie(
      "sfs-db-01 per month = depreciation DEP-26-12",
      hosts.find(({ host }) => host === asset.host)!.monthly,
      depreciation,
      "ARF-26-12",
    ),
    tie(
      "Four SMQ hosts per month = monthly price of order 1",
      sumOf(
        hosts.filter(({ place }) => place === "Hosted by SMQ"),
        ({ monthly }) => monthly,
      ),
      hostingOrder.monthly,
      "STL-26-12",
    ),
    count(
      "Hosts supported on September 30, 2026 = hosts",
      hosts.filter(({ supportEnd }) => supportEnd > AS_OF).length,
      hosts.length,
    ),
  ],
  cites: [citeOf("nist-sp-800-53", "CM-8")],
  shares: [asset.host, asset.tag, "CI-0117"],
} satisfies Specimen;
