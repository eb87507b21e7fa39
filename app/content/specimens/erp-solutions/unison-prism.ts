import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { credited, obligationsOf } from "../../../books/balances.ts";
import { server, services, training } from "../../../books/awards.ts";
import { daysBetween } from "../../../books/calendar.ts";
import { actions } from "../../../books/records.ts";
import { agreed, count, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "PIID", type: "key" },
  { name: "Mod", type: "text" },
  { name: "Signed", type: "date" },
  { name: "Award $", type: "money", foots: true },
  { name: "Ledger $", type: "money", foots: true },
  { name: "Reported $", type: "money", foots: true },
  { name: "Reported on", type: "date" },
];

const matched = actions
  .map((action) => ({
    ...action,
    ledger: action.postedBy ? credited(action.postedBy, "480100") : 0,
    waited: daysBetween(action.signed, action.reported),
  }))
  .toSorted((a, b) => b.waited - a.waited);

const rows: Row[] = matched.map(({ award, modification, signed, awardAmount, ledger, reportedAmount, reported }) => [
  award,
  modification,
  signed,
  awardAmount,
  agreed(ledger, awardAmount),
  agreed(reportedAmount, awardAmount),
  reported,
]);

const AWARDS = [services, training, server].map(({ award }) => award);

export const threeWayMatch = {
  kind: "table",
  id: "TWM-26-12",
  deliverable: "Three-way match",
  title: "Five contract actions: signed, posted, reported",
  caption: "Three records of each action: the signed award, account 480100 and the report to FPDS, with the slowest report first. A negative amount deobligates.",
  asOf: "2026-09-30",
  preparedBy: "Contracting Officer",
  reviewed: { by: "Controller", on: "2026-10-07" },
  columns,
  rows,
  pulled: rowWith(rows, "2026-06-15"),
  lookFirst:
    "The modification signed on a Friday was reported on Monday, the slowest report of the five. That took one of the three business days that the rule allows.",
  totals: [footed("Five actions", columns, rows)],
  ties: [
    tie(
      "Award = ledger, over five actions",
      sumOf(matched, ({ awardAmount }) => awardAmount),
      sumOf(matched, ({ ledger }) => ledger),
    ),
    tie(
      "Ledger = reported, over five actions",
      sumOf(matched, ({ ledger }) => ledger),
      sumOf(matched, ({ reportedAmount }) => reportedAmount),
    ),
    count(
      "Actions on which all three amounts agree = actions",
      matched.filter(({ awardAmount, ledger, reportedAmount }) => awardAmount === ledger && ledger === reportedAmount)
        .length,
      matched.length,
    ),
    tie(
      "Sum of actions = obligations of the three awards",
      sumOf(matched, ({ awardAmount }) => awardAmount),
      sumOf(AWARDS, (award) => obligationsOf(award)),
      "OCR-26-12",
    ),
  ],
  cites: [{ name: "FAR Subpart 4.6, Contract Reporting", edition: "with the agency’s class deviation (4.301 in the model deviation)" }],
  shares: ["SAMPLE26F0003", "SAMPLE26P0001-P00001", "SAMPLE26P0002"],
  holds: ["SAMPLE26P0001-P00001"],
} satisfies Specimen;
