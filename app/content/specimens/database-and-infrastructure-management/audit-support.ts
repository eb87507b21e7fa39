import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { requests } from "../../../books/control.ts";
import { count, linked } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "No.", type: "key" },
  { name: "Item", type: "text" },
  { name: "Asked", type: "date" },
  { name: "Due", type: "date" },
  { name: "Delivered", type: "date" },
  { name: "Evidence", type: "id" },
];

const rows: Row[] = requests.map(({ id, item, asked, due, delivered, evidence }) => [
  id,
  item,
  asked,
  due,
  delivered,
  evidence === "one-line-item" ? linked("One line item", evidence) : evidence,
]);

export const requestTracker = {
  kind: "table",
  id: "PBC-26",
  deliverable: "Request tracker",
  title: "Seven auditor requests, October 2026",
  caption: "What the auditors asked for, when it was due, when it was delivered, and which document answered it.",
  asOf: "2026-10-16",
  preparedBy: "Controller",
  columns,
  rows,
  pulled: rowWith(rows, "PBC-26-07"),
  lookFirst:
    "PBC-26-07 was delivered a day late, and the tracker records no reason. The other six were answered on or before their due date.",
  ties: [
    count(
      "Requests with evidence on record = requests",
      requests.filter(({ evidence }) => evidence).length,
      requests.length,
    ),
    count(
      "Late requests = PBC-26-07 only",
      requests.filter(({ due, delivered }) => delivered > due).length,
      requests.filter(({ id, due, delivered }) => delivered > due && id === "PBC-26-07").length,
    ),
  ],
  cites: [{ name: "GAO/CIGIE Financial Audit Manual", edition: "Volume 1" }],
  shares: ["TB-26-12", "FBR-26-11", "UPL-26-12"],
  holds: ["TB-26-12"],
} satisfies Specimen;
