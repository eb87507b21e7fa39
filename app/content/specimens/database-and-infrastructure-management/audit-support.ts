import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { certifiedTrialBalance, requests } from "../../../books/control.ts";
import { grant, reportingOrder } from "../../../books/awards.ts";
import { balance } from "../../../books/balances.ts";
import { balancingRuns } from "../../../books/grant-reports.ts";
import { openInContractWriting } from "../../../books/records.ts";
import { count, dollars, linked, tie } from "../../../books/cells.ts";
import { rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "No.", type: "key" },
  { name: "Item", type: "text" },
  { name: "Owner", type: "id" },
  { name: "Asked", type: "date" },
  { name: "Due", type: "date" },
  { name: "Delivered", type: "date" },
  { name: "Accepted", type: "date" },
  { name: "Evidence", type: "id" },
];

/** Evidence as a link; the certified trial balance is a station of the line item. */
function evidenceOf(evidence: string) {
  if (evidence === "one-line-item") return linked("One line item", evidence);
  return evidence === certifiedTrialBalance.id ? linked(evidence, "one-line-item") : evidence;
}

const rows: Row[] = requests.map(({ id, item, owner, asked, due, delivered, accepted, evidence }) => [
  id,
  item,
  owner,
  asked,
  due,
  delivered,
  accepted ?? "open",
  evidenceOf(evidence),
]);

/** What the documents of PBC-26-05 show as open: contracts, interagency order 2, and the grant. */
const open = {
  contracts: sumOf(Object.values(openInContractWriting), (amount) => amount),
  order: reportingOrder.amount - reportingOrder.performed.aprilToJune - reportingOrder.performed.julyAndAugust,
  grant: sumOf(balancingRuns, ({ sent, accepted }) => (sent === grant.award ? accepted : -accepted)),
};

export const requestTracker = {
  kind: "table",
  id: "PBC-26",
  deliverable: "Request tracker",
  title: "Seven auditor requests, October 2026",
  caption: "What the auditors asked for, who answers, when it was due, when it was delivered and accepted, and which document answered it.",
  asOf: "2026-10-16",
  preparedBy: "Controller",
  reviewed: { by: "Chief Financial Officer", on: "2026-10-16" },
  columns,
  rows,
  pulled: rowWith(rows, "PBC-26-07"),
  lookFirst:
    "PBC-26-07 was delivered a day late, because its reviewer first asked for the date of each change. The other six were answered on or before their due date. PBC-26-05 takes three documents, since contracts, interagency orders, and the grant are open in three systems. It stays open until SMQ confirms to the auditors what is left on order 2.",
  ties: [
    count(
      "Accepted on or after delivery + still open = requests",
      requests.filter(({ delivered, accepted }) => !accepted || delivered <= accepted).length,
      requests.length,
    ),
    tie(
      `Open contracts ${dollars(open.contracts)} + order 2 ${dollars(open.order)} + grant ${dollars(open.grant)}, in the documents of PBC-26-05 = 480100`,
      open.contracts + open.order + open.grant,
      balance("480100"),
      "RKT-26-12",
    ),
    count(
      "Late requests = PBC-26-07 only",
      requests.filter(({ due, delivered }) => delivered > due).length,
      requests.filter(({ id, due, delivered }) => delivered > due && id === "PBC-26-07").length,
    ),
  ],
  cites: [{ name: "GAO/CIGIE Financial Audit Manual", edition: "Volume 1" }],
  shares: ["TB-26-12", "FBR-26-11", "OCR-26-12", "STL-26-12", "BAL-26", "UPL-26-12", "CI-26-09"],
  holds: ["TB-26-12"],
} satisfies Specimen;
