import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { hostingOrder, reportingOrder } from "../../../books/awards.ts";
import { accepted, balance, credited, debited, obligationsOf } from "../../../books/balances.ts";
import { entryOf } from "../../../books/entries.ts";
import { disbursements } from "../../../books/treasury-statement.ts";
import { agreed, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Event", type: "text" },
  { name: "Ordered", type: "money", foots: true },
  { name: "Performed", type: "money", foots: true },
  { name: "IPAC", type: "money", foots: true },
  { name: "Ledger", type: "money" },
  { name: "Open", type: "money" },
];

/** The amount of an IPAC in Treasury’s statement. */
const ipac = (reference: string) =>
  sumOf(
    disbursements.filter((line) => line.reference === reference),
    ({ amount }) => amount,
  );

const first = { ordered: credited(hostingOrder.award, "480100"), earned: credited("PRF-26-0001", "490200") };
const second = {
  ordered: credited(reportingOrder.award, "480100"),
  settled: [accepted("PRF-26-0002"), credited("IPAC-26-0388", "490200")] as const,
};

const rows: Row[] = [
  ["Order 1", first.ordered, 0, 0, agreed(obligationsOf(hostingOrder.award), first.ordered), first.ordered],
  [
    "Advance, Jan 15",
    0,
    0,
    ipac("IPAC-26-0107"),
    agreed(debited("IPAC-26-0107", "141000"), ipac("IPAC-26-0107")),
    first.ordered,
  ],
  [
    "Earned to Mar 31",
    0,
    first.earned,
    0,
    agreed(credited("PRF-26-0001", "141000"), first.earned),
    agreed(first.ordered - first.earned, balance("141000")),
  ],
  ["Order 2", second.ordered, 0, 0, agreed(obligationsOf(reportingOrder.award), second.ordered), second.ordered],
  [
    "April to June",
    0,
    second.settled[0],
    ipac("IPAC-26-0311"),
    agreed(credited("IPAC-26-0311", "101000"), ipac("IPAC-26-0311")),
    second.ordered - second.settled[0],
  ],
  [
    "July and August",
    0,
    second.settled[1],
    ipac("IPAC-26-0388"),
    agreed(credited("IPAC-26-0388", "101000"), ipac("IPAC-26-0388")),
    agreed(second.ordered - second.settled[0] - second.settled[1], balance("480100", { award: reportingOrder.award })),
  ],
];

export const settlement = {
  kind: "entry",
  id: "STL-26-12",
  deliverable: "Settlement reconciliation",
  title: "Two G-Invoicing orders with SMQ, one in advance and one not",
  caption: "What was ordered, performed and settled by IPAC, what the ledger posted for it, and what stays open.",
  asOf: "2026-09-30",
  preparedBy: "Treasury Reporting Accountant",
  columns,
  rows,
  entries: [entryOf("IPAC-26-0107"), entryOf("PRF-26-0001")],
  pulled: rowWith(rows, "Earned to Mar 31"),
  lookFirst:
    "9,000 is paid and unearned since March, while SMQ still hosts four servers. Either the seller has not reported its work and the year’s cost is short, or this is cash to ask back. The 10,000 open on order 2 waits for the year-end reports, due in October.",
  totals: [footed("Both orders", columns, rows)],
  ties: [
    tie("Order 1 = earned + advance left in 141000", first.ordered, first.earned + balance("141000")),
    tie(
      "Order 2 = settled + undelivered 480100",
      second.ordered,
      second.settled[0] + second.settled[1] + balance("480100", { award: reportingOrder.award }),
    ),
    tie(
      "IPAC of both orders in 101000 = IPAC lines of CARS",
      sumOf(["IPAC-26-0107", "IPAC-26-0311", "IPAC-26-0388"], (id) => credited(id, "101000")),
      sumOf(
        disbursements.filter(({ reference }) => reference.startsWith("IPAC")),
        ({ amount }) => amount,
      ),
      "FBR-26-11",
    ),
  ],
  cites: [{ name: "Intragovernmental transactions", edition: "TFM Volume I, Part 2, Chapter 4700" }],
  shares: [hostingOrder.award, reportingOrder.award, "IPAC-26-0388"],
  holds: [
    hostingOrder.award,
    reportingOrder.award,
    "Order 1 advance",
    "Order 2 April to June",
    "Order 2 July and August",
  ],
} satisfies Specimen;
