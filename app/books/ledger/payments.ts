import { advance, pay, payAtOnce, payInterest } from "../patterns.ts";
import { seller } from "../agency.ts";
import { grant, hostingOrder, reportingOrder, server, services, training } from "../awards.ts";
import { invoices } from "../invoices.ts";
import { daysLate, dueDate, interest } from "../prompt-payment-sample.ts";
import type { LedgerDocument } from "./document.ts";
import { receipts } from "./receipts.ts";

const FIRST_DRAW = 90_000;
const SECOND_DRAW = 60_000;

const LATE = { id: "PAY-26-0174", date: "2026-05-20", follows: "RR-26-0061" } as const;

const certified = { signs: "Certifying Officer", fundLine: "6011" } as const;
const byIpac = {
  signs: "Certifying Officer, on the G-Invoicing settlement",
  fundLine: "6011",
  objectClass: "25.3",
  partner: seller.short,
} as const;

/** All payments from the account: nine. */
export const payments: LedgerDocument[] = [
  {
    ...byIpac,
    id: "IPAC-26-0107",
    date: "2026-01-15",
    what: "Advance on order 1, paid by IPAC",
    follows: [hostingOrder.award],
    award: hostingOrder.award,
    lines: advance(hostingOrder.amount),
  },
  draw("GRD-26-0001", "2026-03-16", "Grant draw 1, costs to Mar 13", FIRST_DRAW),
  {
    ...certified,
    id: "PAY-26-0131",
    date: "2026-03-31",
    what: "Invoice TRN-5521 paid",
    follows: ["RR-26-0044"],
    award: training.award,
    objectClass: "25.2",
    lines: pay(training.seats.used * training.seatPrice),
  },
  {
    ...certified,
    id: "PAY-26-0158",
    date: "2026-04-24",
    what: "Invoice HW-7304 paid",
    follows: ["RR-26-0057"],
    award: server.award,
    objectClass: "31.0",
    lines: pay(server.price),
  },
  {
    ...certified,
    id: LATE.id,
    date: LATE.date,
    what: "Invoice SVI-0901 paid late, with interest",
    follows: [LATE.follows],
    award: services.award,
    objectClass: "25.2",
    lines: [...pay(services.quarterPrice), ...payInterest(lateInterest(), "43.0")],
  },
  {
    ...byIpac,
    id: "IPAC-26-0311",
    date: "2026-07-01",
    what: "Order 2 settled by IPAC",
    follows: ["PRF-26-0002"],
    award: reportingOrder.award,
    lines: pay(reportingOrder.performed.aprilToJune),
  },
  draw("GRD-26-0002", "2026-07-20", "Grant draw 2, costs from Mar 14 to Jun 30", SECOND_DRAW),
  {
    ...certified,
    id: "PAY-26-0233",
    date: "2026-08-04",
    what: "Invoice SVI-0902 paid",
    follows: ["RR-26-0093"],
    award: services.award,
    objectClass: "25.2",
    lines: pay(services.quarterPrice),
  },
  {
    ...byIpac,
    id: "IPAC-26-0388",
    date: "2026-08-26",
    keyed: "2026-09-02",
    what: "Order 2, July and August reports, settled on the seller’s performance of Aug 26 (FOB source), keyed here on Sep 2, dated in period 11",
    follows: [reportingOrder.award],
    award: reportingOrder.award,
    lines: payAtOnce(reportingOrder.performed.julyAndAugust),
  },
];

function draw(id: string, date: string, what: string, amount: number): LedgerDocument {
  return {
    ...certified,
    id,
    date,
    what,
    follows: [grant.award],
    fundLine: "6012",
    award: grant.award,
    objectClass: "41.0",
    lines: payAtOnce(amount),
  };
}

/** Late-payment interest: from the invoice's due date to its payment. */
function lateInterest(): number {
  const invoice = invoices.find(({ paidBy }) => paidBy === LATE.id)!;
  const acceptance = receipts.find(({ id }) => id === LATE.follows)!;
  return interest(services.quarterPrice, daysLate(dueDate(invoice.received, acceptance.date), LATE.date));
}
