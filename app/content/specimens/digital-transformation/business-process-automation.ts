import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { grant } from "../../../books/awards.ts";
import { balance, credited, debited } from "../../../books/balances.ts";
import { parallelPayments } from "../../../books/software-in-use.ts";
import { augustDifference, disbursed, disbursements } from "../../../books/treasury-statement.ts";
import { agreed, dollars, tie, traced } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Item", type: "id" },
  { name: "Manual $", type: "money", foots: true },
  { name: "Bot $", type: "money", foots: true },
  { name: "Difference", type: "money", foots: true },
  { name: "Cause", type: "text" },
];

/** A payment without interest, which no invoice includes. */
const manual = (document: string) => credited(document, "101000") - debited(document, "633000");

const paid = parallelPayments.map((payment) => ({ ...payment, byHand: manual(payment.paidBy) }));

/** The payment that the bot held, by Treasury's statement. */
const held = disbursements.find(({ reference }) => reference === augustDifference.item)!.amount;

const interest = balance("633000");
const draws = balance("490200", { award: grant.award });

const rows: Row[] = paid.map(({ item, byHand, byBot, held: cause }) => [
  item,
  byHand,
  cause ? byBot : agreed(byBot, byHand),
  cause ? traced(byHand - byBot, held) : 0,
  cause,
]);

export const parallelRun = {
  kind: "table",
  id: "PRL-26-01",
  deliverable: "Parallel-run reconciliation",
  title: "Seven payments by hand and by bot BOT-01",
  caption: "January 15 to September 2, 2026: what the office posted, what the bot would have posted from the same documents, and why the two differ.",
  asOf: "2026-09-02",
  preparedBy: "Treasury Reporting Accountant",
  reviewed: { by: "Controller", on: "2026-09-04" },
  columns,
  rows,
  pulled: rowWith(rows, "Order 2 July and August"),
  lookFirst:
    "No receipt had been keyed for July and August when the charge arrived, so the bot held the item and reported it. The same missing receipt explains the August difference with Treasury.",
  totals: [footed("Seven payments", columns, rows)],
  ties: [
    tie(
      "Sum of differences = IPAC-26-0388",
      sumOf(paid, ({ byHand, byBot }) => byHand - byBot),
      held,
      "FBR-26-11",
    ),
    tie(
      `Manual = disbursed ${dollars(disbursed)} − interest ${dollars(interest)} − grant draws ${dollars(draws)}`,
      sumOf(paid, ({ byHand }) => byHand),
      disbursed - interest - draws,
      "WP-26-AP04",
    ),
  ],
  cites: [citeOf("gao-green-book", "principle 10")],
  shares: ["HW-7304", augustDifference.item, "SVI-0901"],
} satisfies Specimen;
