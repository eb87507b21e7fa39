import { daysAfter, laterOf } from "../calendar.ts";
import { nextBusinessDay } from "./business-days.ts";

/**
 * What was bought, which decides the term and the event from which it counts. Source: 31 U.S.C. 3903(a)(1) to (4) and
 * (6), FAR 52.232-25(a)(1) and (2), FAR 32.904.
 */
export const TERMS = {
  "net-30": { days: 30, from: "receipt and acceptance" },
  "construction": { days: 14, from: "receipt" },
  "dairy": { days: 10, from: "receipt" },
  "perishables": { days: 10, from: "delivery" },
  "meat": { days: 7, from: "delivery" },
} as const satisfies Record<string, { days: number; from: "receipt and acceptance" | "receipt" | "delivery" }>;

export type Term = keyof typeof TERMS;

/** Days after delivery on which acceptance is assumed. Source: 5 CFR 1315.4(b)(1)(ii), FAR 52.232-25(a)(5)(i). */
const ACCEPTANCE_DAYS = 7;

/** Days after receipt within which a defective invoice is returned. Source: 5 CFR 1315.4(c). */
const RETURN_DAYS = 7;

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
  /** The last day to return a defective invoice; only for terms whose period was confirmed. */
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
  // The clause sets shorter periods for food, which are not confirmed here.
  const hasReturn = dates.received && (dates.term === "net-30" || dates.term === "construction");
  return {
    ...(hasReturn && { returnBy: daysAfter(dates.received!, RETURN_DAYS) }),
    ...(acceptance && { acceptance }),
    start,
    counted,
    due,
    earliest: daysAfter(due, -EARLIEST_DAYS),
  };
}
