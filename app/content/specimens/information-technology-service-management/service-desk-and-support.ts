import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { balance } from "../../../books/balances.ts";
import { bills } from "../../../books/bills.ts";
import { deskServices, LATE_TICKET } from "../../../books/operations.ts";
import { count, markedAs, recomputed, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Service", type: "text" },
  { name: "Start", type: "number", foots: true },
  { name: "Opened", type: "number", foots: true },
  { name: "Resolved", type: "number", foots: true },
  { name: "End", type: "number", foots: true },
  { name: "Reopened", type: "number", foots: true },
  { name: "Late", type: "number", foots: true },
  { name: "Oldest, days", type: "days" },
  { name: "Cause of late tickets, and action", type: "text" },
];

const left = ({ start, opened, resolved }: (typeof deskServices)[number]) => start + opened - resolved;

const rows: Row[] = deskServices.map((row) => [
  row.service,
  row.start,
  row.opened,
  row.resolved,
  recomputed(row.end, left(row)),
  row.reopened,
  row.late,
  row.oldest,
  row.action,
]);

const withTicket = bills.filter(({ cause }) => cause?.ticket === LATE_TICKET);

export const serviceReport = {
  kind: "table",
  id: "SDR-26-05",
  deliverable: "Monthly service report",
  title: "May 2026: the desk’s five services",
  caption:
    "Tickets open at the start, opened and resolved in the month, and open at its end, plus those reopened, which count as opened again, and those past their target: two business days for access and invoices, five for the rest. Oldest is the age of the oldest open ticket, in calendar days.",
  asOf: "2026-05-31",
  preparedBy: "System Owner",
  reviewed: { by: "Controller", on: "2026-06-02" },
  columns,
  rows,
  pulled: rowWith(rows, "SFS invoices"),
  lookFirst:
    "The one late ticket for SFS invoices, INC-26-0417, concerned the invoice that cost $140 in interest. Four laptop tickets were late at no cost, although a count of late tickets would have ranked them first.",
  totals: [footed("All services", columns, rows)],
  ties: [
    markedAs("footed", count(
      "Start + opened − resolved = end",
      sumOf(deskServices, left),
      sumOf(deskServices, ({ end }) => end),
    )),
    count(
      "Services whose rows add up = services",
      deskServices.filter((row) => left(row) === row.end).length,
      deskServices.length,
    ),
    tie(
      "Interest on the invoice in INC-26-0417 = account 633000",
      sumOf(withTicket, ({ interest }) => interest),
      balance("633000"),
      "PPA-26-12",
    ),
  ],
  cites: [{ name: "ITIL 4, service desk and incident management", edition: "PeopleCert" }],
  shares: [LATE_TICKET, "SVI-0901"],
  holds: [LATE_TICKET],
} satisfies Specimen;
