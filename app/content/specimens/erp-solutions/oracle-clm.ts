import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { accepted, balance, obligationsOf } from "../../../books/balances.ts";
import { grant, reportingOrder, server, services, training } from "../../../books/awards.ts";
import { openInContractWriting, subledgers } from "../../../books/records.ts";
import { agreed, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Award", type: "id" },
  { name: "Line", type: "text" },
  { name: "Price", type: "money", foots: true },
  { name: "Delivered", type: "money", foots: true },
  { name: "Open", type: "money", foots: true },
  { name: "480100", type: "money", foots: true },
  { name: "Difference", type: "money", foots: true },
];

/** Lines after modifications: one seat of the training order was released. */
const lines = [
  ...services.quarters.map(({ line, acceptedBy }) => ({
    award: services.award,
    line,
    price: services.quarterPrice,
    acceptedBy,
  })),
  {
    award: training.award,
    line: training.line,
    price: training.seats.used * training.seatPrice,
    acceptedBy: "RR-26-0044",
  },
  { award: server.award, line: server.line, price: server.price, acceptedBy: "RR-26-0057" },
].map((line) => {
  const delivered = line.acceptedBy ? accepted(line.acceptedBy) : 0;
  return { ...line, delivered, open: openInContractWriting[`${line.award} ${line.line}`]! };
});

const AWARDS = [services, training, server].map(({ award }) => award);
const openOf = (award: string) =>
  sumOf(
    lines.filter((line) => line.award === award),
    ({ open }) => open,
  );

/** The ledger has one balance for an award. It is shown on the award's last line. */
const rows: Row[] = lines.map(({ award, line, price, delivered, open }, index) => {
  const cells = [award, line, price, delivered, open];
  if (lines[index + 1]?.award === award) return [...cells, null, null];
  const ledger = balance("480100", { award });
  return [...cells, agreed(ledger, openOf(award)), openOf(award) - ledger];
});

export const openContracts = {
  kind: "table",
  id: "OCR-26-12",
  deliverable: "Open-contract reconciliation",
  title: "Six award lines against undelivered orders",
  caption: "Each line’s price after modifications, what was delivered and what is open. The balance of account 480100 is on the last line of each award. All three awards are funded from line 6011.",
  asOf: "2026-09-30",
  preparedBy: "Contracting Officer",
  reviewed: { by: "Controller", on: "2026-10-07" },
  columns,
  rows,
  pulled: rowWith(rows, "0004"),
  lookFirst:
    "Only line 0004 still has open funds. They pay for October through December, a quarter whose work has not yet been done. One-year funds may pay for a severable service that runs into the next year, for no more than twelve months.",
  totals: [
    footed("Six lines", columns, rows),
  ],
  ties: [
    tie(
      "Price − delivered = open in contract writing, over six lines",
      sumOf(lines, ({ price, delivered }) => price - delivered),
      sumOf(lines, ({ open }) => open),
    ),
    tie(
      "Open by award = subledger of 480100 − order 2 (STL-26-12) − grant (AWR-26-12)",
      sumOf(AWARDS, openOf),
      subledgers.openOrders - sumOf([reportingOrder, grant], ({ award }) => balance("480100", { award })),
      "RKT-26-12",
    ),
    tie(
      "Prices of the lines = obligations of the awards",
      sumOf(lines, ({ price }) => price),
      sumOf(AWARDS, (award) => obligationsOf(award)),
      "TWM-26-12",
    ),
  ],
  cites: [
    { name: "FAR Subpart 4.10, Uniform Use of Line Items", edition: "with the agency’s class deviation (4.202 in the model deviation)" },
    citeOf("usc-41-3902"),
  ],
  shares: AWARDS,
} satisfies Specimen;
