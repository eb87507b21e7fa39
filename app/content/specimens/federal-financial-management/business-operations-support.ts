import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { balance } from "../../../books/balances.ts";
import { type Bill, bills } from "../../../books/bills.ts";
import { entryOf } from "../../../books/entries.ts";
import { services } from "../../../books/awards.ts";
import { interest, SAMPLE_RATE } from "../../../books/prompt-payment-sample.ts";
import { deskServices } from "../../../books/operations.ts";
import { disbursements } from "../../../books/treasury-statement.ts";
import { count, dollars, recomputed, tie } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Invoice", type: "key" },
  { name: "Received", type: "date" },
  { name: "Accepted", type: "date" },
  { name: "Due", type: "date" },
  { name: "Paid", type: "date" },
  { name: "Days late", type: "days", foots: true },
  { name: "Amount", type: "money", foots: true },
  { name: "Interest", type: "money", foots: true },
];

/** What Treasury's statement shows as paid above the amount of the invoice. */
const interestPaid = ({ paidBy, amount }: Bill) =>
  disbursements.find(({ reference }) => reference === paidBy)!.amount - amount;

const rows: Row[] = bills.map((bill) => [
  bill.id,
  bill.received,
  bill.acceptedOn,
  bill.due,
  bill.paid,
  bill.late,
  bill.amount,
  bill.late ? recomputed(bill.interest, interestPaid(bill)) : bill.interest,
]);

const late = bills.find(({ cause }) => cause)!;

export const promptPaymentAnalysis = {
  kind: "entry",
  id: "PPA-26-12",
  deliverable: "Prompt payment analysis",
  title: "Five invoices on the year’s orders, from receipt to payment",
  caption:
    "Payment is due 30 days after the later of receipt and acceptance, or on the next business day if that is a weekend or federal holiday. Days late and interest are computed from the due date.",
  asOf: "2026-11-03",
  preparedBy: "Controller",
  reviewed: { by: "Chief Financial Officer", on: "2026-11-05" },
  columns,
  rows,
  entries: [entryOf(late.paidBy!)],
  pulled: rowWith(rows, late.id),
  lookFirst:
    "SVI-0901 was late because it waited in the queue of u-1042, an approver who had left on April 10. Ticket INC-26-0417 brought it to light. The correction is REQ-118 in release R26.2, which moves such work to the deputy within an hour. The other four invoices were paid on time.",
  totals: [footed("All invoices", columns, rows)],
  ties: [
    tie(
      `${dollars(late.amount)} × ${SAMPLE_RATE * 100}% × ${late.late} days ÷ 360 = paid above ${late.id}, per CARS`,
      interest(services.quarterPrice, late.late),
      interestPaid(late),
      "WP-26-AP04",
    ),
    tie(
      "Interest on all invoices = account 633000",
      sumOf(bills, (bill) => bill.interest),
      balance("633000"),
    ),
    count(
      "Invoices paid late = late invoice tickets in May",
      bills.filter((bill) => bill.late > 0).length,
      deskServices.find(({ service }) => service === "SFS invoices")!.late,
      "SDR-26-05",
    ),
  ],
  cites: [{ name: "Prompt payment", edition: "5 CFR Part 1315. The 4% rate is a sample" }],
  shares: ["SVI-0901", "INC-26-0417", "u-1042"],
} satisfies Specimen;
