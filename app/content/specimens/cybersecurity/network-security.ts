import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { plan } from "../../../books/action-plan.ts";
import { firewallReview, rules } from "../../../books/operations.ts";
import { asset } from "../../../books/property.ts";
import { count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Rule", type: "key" },
  { name: "From", type: "id" },
  { name: "To", type: "id" },
  { name: "TCP port", type: "text" },
  { name: "Owner", type: "id" },
  { name: "Ticket", type: "id" },
  { name: "Last hit", type: "date" },
  { name: "Decision", type: "text" },
];

const rows: Row[] = rules.map(({ rule, from, to, port, owner, ticket, lastHit, decision }) => [
  rule,
  from,
  to,
  port,
  owner,
  ticket,
  lastHit,
  decision,
]);

const removed = rules.filter(({ decision }) => decision === "remove");

export const firewallRules = {
  kind: "table",
  id: firewallReview.id,
  deliverable: "Firewall rule register",
  title: "Six firewall rules around the ledger, reviewed in July",
  caption: "Six of the register’s rules: where each leads, its owner, the ticket that opened it, its last traffic, and whether it stays. FW-027 and FW-028 also cover sfs-app-02. 192.0.2.5 is the administrators’ jump host, and 203.0.113.10 SMQ’s gateway. The next review is due in October. Q3 is the calendar quarter.",
  asOf: firewallReview.on,
  preparedBy: "Information System Security Officer",
  reviewed: { by: "Authorizing Official", on: "2026-07-27" },
  columns,
  rows,
  pulled: rowWith(rows, "FW-031"),
  lookFirst:
    "FW-031 was last hit on March 31, the day before cutover. It leads to sfs-db-00, which was kept only until June 30, and its ticket is from 2024.",
  ties: [
    count(
      "Rules to remove, last hit before go-live = rules to remove",
      removed.filter(({ lastHit }) => lastHit < asset.inService).length,
      removed.length,
      "IMS-26-01",
    ),
    count(
      "Rules to remove = weaknesses in the POA&M that cite this review",
      removed.length,
      plan.filter(({ source }) => source === firewallReview.id).length,
      "POA-26",
    ),
  ],
  cites: [citeOf("nist-sp-800-53", "SC-7 for the boundary, CM-7(1) for the review of its rules")],
  shares: ["FW-031", "P-26-08", "sfs-db-00"],
} satisfies Specimen;
