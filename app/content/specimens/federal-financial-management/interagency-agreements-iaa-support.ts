import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { hostingOrder, reportingOrder } from "../../../books/awards.ts";
import { accepted, balance, credited, debited, obligationsOf } from "../../../books/balances.ts";
import { entryOf } from "../../../books/entries.ts";
import { hosts } from "../../../books/hosts.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { disbursements } from "../../../books/treasury-statement.ts";
import { agreed, dollars, tie } from "../../../books/cells.ts";
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

const first = { ordered: hostingOrder.amount };

/** What the seller reported as earned on order 1, and what the advance still held after each report. */
const performance = [
  { event: "PRF-26-0001, setup and Jan to Mar", document: "PRF-26-0001", reported: hostingOrder.earned.setUpAndJanuaryToMarch },
  { event: "PRF-26-0003, Apr to Jun", document: "PRF-26-0003", reported: hostingOrder.earned.aprilToJune },
  { event: "PRF-26-0004, Jul to Sep", document: "PRF-26-0004", reported: hostingOrder.earned.julyToSeptember },
];
const reportedTo = (index: number) => sumOf(performance.slice(0, index + 1), ({ reported }) => reported);
const second = {
  ordered: reportingOrder.amount,
  settled: [accepted("PRF-26-0002"), credited("IPAC-26-0388", "490200")] as const,
};

const rows: Row[] = [
  ["Order 1", first.ordered, 0, 0, agreed(obligationsOf(hostingOrder.award), first.ordered), first.ordered],
  [
    "IPAC-26-0107, advance",
    0,
    0,
    ipac("IPAC-26-0107"),
    agreed(debited("IPAC-26-0107", "141000"), ipac("IPAC-26-0107")),
    first.ordered,
  ],
  ...performance.map(({ event, document, reported }, index) => [
    event,
    0,
    reported,
    0,
    agreed(credited(document, "141000"), reported),
    agreed(first.ordered - reportedTo(index), balance("141000", { through: documentOf(document).date })),
  ]),
  ["Order 2", second.ordered, 0, 0, agreed(obligationsOf(reportingOrder.award), second.ordered), second.ordered],
  [
    "IPAC-26-0311, Apr to Jun",
    0,
    second.settled[0],
    ipac("IPAC-26-0311"),
    agreed(credited("IPAC-26-0311", "101000"), ipac("IPAC-26-0311")),
    second.ordered - second.settled[0],
  ],
  [
    "IPAC-26-0388, Jul and Aug",
    0,
    second.settled[1],
    ipac("IPAC-26-0388"),
    agreed(credited("IPAC-26-0388", "101000"), ipac("IPAC-26-0388")),
    agreed(second.ordered - second.settled[0] - second.settled[1], balance("480100", { award: reportingOrder.award })),
  ],
];

const openOnSecond = balance("480100", { award: reportingOrder.award });

export const settlement = {
  kind: "entry",
  id: "STL-26-12",
  deliverable: "Settlement reconciliation",
  title: "Two G-Invoicing orders with SMQ, one paid in advance and one not",
  caption: `Ordered, performed, settled by IPAC, posted and open. Order 1 is ${hostingOrder.award}, and order 2 is ${reportingOrder.award}.`,
  asOf: "2026-09-30",
  preparedBy: "Treasury Reporting Accountant",
  reviewed: { by: "Controller", on: "2026-10-06" },
  columns,
  rows,
  entries: [entryOf("PRF-26-0004")],
  pulled: rowWith(rows, "PRF-26-0004, Jul to Sep"),
  lookFirst:
    `Decision DEC-26-01 requires a review of the advance each quarter. The first report includes 24,000 for setup. SMQ hosts four servers for 1,000 a month in all, so hosting lowers account 141000 by 3,000 a quarter. SMQ’s authorizing law lets an order run for twelve months. Under the Economy Act, the buyer would deobligate what SMQ had neither performed nor put on contract. Order 2’s open ${dollars(openOnSecond)} is for year-end reports. SMQ had not begun them by September 30 (${reportingOrder.confirmation}), so nothing was accrued.`,
  totals: [footed("Both orders", columns, rows)],
  ties: [
    tie(
      "Order 1 = earned in three reports + advance left in 141000",
      first.ordered,
      sumOf(performance, ({ reported }) => reported) + balance("141000"),
    ),
    tie(
      "Advance left in 141000 = three months of SMQ’s four hosts",
      balance("141000"),
      sumOf(
        hosts.filter(({ place }) => place === "Hosted by SMQ"),
        ({ monthly }) => monthly * hostingOrder.monthsLeft,
      ),
      "AST-26-09",
    ),
    tie(
      "Order 2 = settled + undelivered 480100",
      second.ordered,
      second.settled[0] + second.settled[1] + balance("480100", { award: reportingOrder.award }),
    ),
    tie(
      "IPAC for both orders in 101000 = IPAC lines in CARS",
      sumOf(["IPAC-26-0107", "IPAC-26-0311", "IPAC-26-0388"], (id) => credited(id, "101000")),
      sumOf(
        disbursements.filter(({ reference }) => reference.startsWith("IPAC")),
        ({ amount }) => amount,
      ),
      "WP-26-AP04",
    ),
  ],
  cites: [
    { name: "Intragovernmental buy/sell transactions", edition: "TFM Volume I, Part 2, Chapter 4700, Appendix 8" },
  ],
  shares: [hostingOrder.award, reportingOrder.award, "IPAC-26-0388", "DEC-26-01"],
  holds: [
    hostingOrder.award,
    reportingOrder.award,
    "Order 1 advance",
    "Order 2 April to June",
    "Order 2 July and August",
  ],
} satisfies Specimen;
