import { daysAfter, laterOf } from "../calendar.ts";
import { nextBusinessDay } from "./business-days.ts";

interface TermRule {
  days: number;
  /** An invoice is received no earlier than the goods are accepted. Source: 31 U.S.C. 3901(a)(4), 5 CFR 1315.4(b). */
  from: "receipt and acceptance" | "receipt" | "delivery";
  /** Days after receipt within which a defective invoice is returned. Source: FAR 52.232-25(a)(3). */
  returnDays: number;
}

/**
 * What was bought, which decides the term and the event from which it counts. Source: 31 U.S.C. 3903(a)(1) to (4) and
 * (6), FAR 52.232-25(a)(1) and (2), FAR 32.904.
 */
export const TERMS = {
  "net-30": { days: 30, from: "receipt and acceptance", returnDays: 7 },
  construction: { days: 14, from: "receipt", returnDays: 7 },
  dairy: { days: 10, from: "receipt and acceptance", returnDays: 5 },
  perishables: { days: 10, from: "delivery", returnDays: 5 },
  meat: { days: 7, from: "delivery", returnDays: 3 },
} as const satisfies Record<string, TermRule>;

export type Term = keyof typeof TERMS;

/** Days after delivery on which acceptance is assumed. Source: 5 CFR 1315.4(b)(1)(ii), FAR 52.232-25(a)(5)(i). */
const ACCEPTANCE_DAYS = 7;

/** Payment is made no more than this many days before it is due. Source: FAR 32.906(a). */
const EARLIEST_DAYS = 7;

/** The dates of an invoice. ISO; `received` is missing if the agency did not mark its receipt. */
export interface InvoiceDates {
  term: Term;
  received?: string;
  dated?: string;
  delivered?: string;
  accepted?: string;
}

export interface Clock {
  /** The last day to return a defective invoice, if its receipt was marked. */
  returnBy?: string;
  acceptance?: { date: string; why: "accepted" | "seventh day" | "accepted only" };
  start: { date: string; why: "receipt" | "acceptance" | "invoice date" | "delivery" };
  /** The due date as counted, and as moved to the next business day. */
  counted: string;
  due: string;
  earliest: string;
}

/** The acceptance that counts: the actual one, but at the latest the seventh day after delivery. */
function acceptanceOf({ delivered, accepted }: InvoiceDates): Clock["acceptance"] {
  if (!delivered) return accepted ? { date: accepted, why: "accepted only" } : undefined;
  const seventh = daysAfter(delivered, ACCEPTANCE_DAYS);
  if (accepted && accepted < seventh) return { date: accepted, why: "accepted" };
  return { date: seventh, why: "seventh day" };
}

function startOf(dates: InvoiceDates, acceptance: Clock["acceptance"]): Clock["start"] {
  const { from } = TERMS[dates.term];
  if (from === "delivery") return { date: dates.delivered!, why: "delivery" };
  if (!dates.received) return { date: dates.dated!, why: "invoice date" };
  if (from === "receipt" || !acceptance) return { date: dates.received, why: "receipt" };
  const date = laterOf(dates.received, acceptance.date);
  return { date, why: date === dates.received ? "receipt" : "acceptance" };
}

/**
 * When the payment period of an invoice starts, when payment is due, and the dates around it. Requires a receipt or an
 * invoice date, and for terms from delivery the delivery date. Source: 5 CFR 1315.4, FAR 52.232-25(a), FAR 32.906.
 */
export function clockOf(dates: InvoiceDates): Clock {
  const term = TERMS[dates.term];
  const acceptance = term.from === "receipt and acceptance" ? acceptanceOf(dates) : undefined;
  const start = startOf(dates, acceptance);
  const counted = daysAfter(start.date, term.days);
  const due = nextBusinessDay(counted);
  return {
    ...(dates.received && { returnBy: daysAfter(dates.received, term.returnDays) }),
    ...(acceptance && { acceptance }),
    start,
    counted,
    due,
    earliest: daysAfter(due, -EARLIEST_DAYS),
  };
}
