import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { bills } from "../../../books/bills.ts";
import { plan } from "../../../books/action-plan.ts";
import { auditFinding, paymentTest } from "../../../books/control.ts";
import { documentOf } from "../../../books/ledger/index.ts";
import { people } from "../../../books/people.ts";
import { augustDifference, disbursed, disbursements } from "../../../books/treasury-statement.ts";
import { balances, credited } from "../../../books/balances.ts";
import { count, tie, traced } from "../../../books/cells.ts";
import { footed, rowWith, sumOf } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "Payment", type: "key" },
  { name: "Amount", type: "money", foots: true },
  { name: "Approver active throughout", type: "text" },
  { name: "Matched to", type: "id" },
  { name: "On time", type: "text" },
  { name: "Result", type: "text" },
];

/** Whether a payment’s queue belonged to someone who left before it was paid. */
function hadLeft(payment: string): boolean {
  const user = bills.find(({ paidBy }) => paidBy === payment)?.cause?.user;
  const left = people.find(({ id }) => id === user)?.left;
  return left !== undefined && left < documentOf(payment).date;
}

/** The control that order, acceptance and invoice agree before payment. */
const MATCH = "C-AP-02";

/** Whether Treasury settled a payment before the agency posted it. */
function isMatchedLate(payment: string): boolean {
  const { date, keyed = date } = documentOf(payment);
  return keyed > disbursements.find(({ reference }) => reference === payment)!.date;
}

function matchedTo(payment: string): string {
  if (payment === augustDifference.item) return "order; late receipt";
  const settled = documentOf(payment).follows.some((id) => id.startsWith("PRF-")) ? "order, performance" : "order";
  return bills.find(({ paidBy }) => paidBy === payment)?.id ?? (payment.startsWith("IPAC") ? settled : "award");
}

const tested = disbursements.map(({ reference, amount }) => {
  const bill = bills.find(({ paidBy }) => paidBy === reference);
  const onTime = bill ? (bill.late > 0 ? "no" : "yes") : "not subject";
  const active = bill ? (hadLeft(reference) ? "no" : "yes") : "no invoice";
  const failed = active === "no" || onTime === "no" ? paymentTest.control : isMatchedLate(reference) ? MATCH : undefined;
  return { reference, amount, active, onTime, failed };
});

const rows: Row[] = tested.map(({ reference, amount, active, onTime, failed }) => [
  reference,
  traced(amount, credited(reference, "101000")),
  active,
  matchedTo(reference),
  onTime,
  failed ? `exception to ${failed}` : "met",
]);

const exceptionsTo = (control: string) => tested.filter(({ failed }) => failed === control);

export const testWorkpapers = {
  kind: "table",
  id: paymentTest.id,
  deliverable: "Test workpapers",
  title: "Controls C-AP-02 (match before payment) and C-AP-04 (active approver, payment on time)",
  caption:
    "Every payment of the year, without sampling: approver, match and timeliness.",
  asOf: paymentTest.on,
  preparedBy: "A-123 Lead",
  reviewed: { by: "Chief Financial Officer", on: "2026-10-14" },
  columns,
  rows,
  pulled: rowWith(rows, auditFinding.payment),
  lookFirst:
    "C-AP-04 failed for one invoice of four, on approver and timeliness (NFR-26-03). C-AP-02 failed for one IPAC charge, settled before its receipt was keyed. Each is a control deficiency, and together they are less than a significant deficiency: every amount paid was owed, and C-FB-01, the monthly reconciliation, found the charge within a week, as it would a larger error. REQ-118 and REQ-122 correct both.",
  totals: [footed("Nine payments", columns, rows)],
  ties: [
    tie(
      "Population = disbursements per CARS",
      sumOf(tested, ({ amount }) => amount),
      disbursed,
      "FBR-26-11",
    ),
    tie(
      "Population = 480200 + 490200",
      sumOf(tested, ({ amount }) => amount),
      balances(["480200", "490200"]),
    ),
    count(
      "Exceptions to C-AP-04 in NFR-26-03 = weaknesses from NFR-26-03",
      exceptionsTo(paymentTest.control).filter(({ reference }) => reference === auditFinding.payment).length,
      plan.filter(({ source }) => source === auditFinding.id).length,
      "POA-26",
    ),
  ],
  cites: [{ ...citeOf("omb-a-123-a"), edition: "M-18-16" }],
  shares: [paymentTest.control, auditFinding.payment, auditFinding.id],
  holds: [paymentTest.control],
} satisfies Specimen;
