import { accepted } from "./balances.ts";
import { type Invoice, invoices } from "./invoices.ts";
import { documentOf } from "./ledger/index.ts";
import { daysLate, dueDate, interest, SAMPLE_RATE } from "./prompt-payment-sample.ts";

/** An invoice with its acceptance and payment. Dates are ISO, amounts whole dollars. */
export interface Bill extends Invoice {
  amount: number;
  acceptedOn: string;
  due: string;
  paid: string;
  late: number;
  interest: number;
  /** The rate of the interest, as a fraction. */
  interestRate: number;
}

export const bills: readonly Bill[] = invoices.map((invoice) => {
  const amount = accepted(invoice.acceptedBy);
  const acceptedOn = documentOf(invoice.acceptedBy).date;
  const due = dueDate(invoice.received, acceptedOn);
  const paid = invoice.paidBy ? documentOf(invoice.paidBy).date : invoice.paidOn!;
  const late = daysLate(due, paid);
  return {
    ...invoice,
    amount,
    acceptedOn,
    due,
    paid,
    late,
    interest: interest(amount, late),
    interestRate: SAMPLE_RATE,
  };
});
