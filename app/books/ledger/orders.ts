import { deobligate, obligate, obligateAtOnce } from "../patterns.ts";
import { seller } from "../agency.ts";
import { grant, hostingOrder, orderPrice, reportingOrder, server, services, training } from "../awards.ts";
import type { LedgerDocument } from "./document.ts";

/** Awards, interagency orders, and the modification that released one seat. */
export const orders: LedgerDocument[] = [
  {
    id: services.award,
    date: "2025-12-15",
    what: "Task order awarded: four quarters of services, Jan 1 to Dec 31, 2026",
    signs: "Contracting Officer",
    follows: ["PR-26-0012"],
    fundLine: "6011",
    award: services.award,
    objectClass: "25.2",
    lines: obligate(orderPrice.services),
  },
  interagency(
    hostingOrder.award,
    "2025-12-16",
    "G-Invoicing order 1, setup and hosting January to December 2026, with advance",
    hostingOrder.amount,
  ),
  {
    id: training.award,
    date: "2026-01-12",
    what: "Purchase order for 25 training seats",
    signs: "Contracting Officer",
    follows: ["PR-26-0019"],
    fundLine: "6011",
    award: training.award,
    objectClass: "25.2",
    lines: obligate(orderPrice.training),
  },
  {
    id: grant.award,
    date: "2026-01-14",
    what: "Grant awarded to the sample university",
    signs: "Grants Officer",
    follows: ["GPR-26-01"],
    fundLine: "6012",
    award: grant.award,
    objectClass: "41.0",
    lines: obligate(grant.amount),
  },
  {
    id: server.award,
    date: "2026-02-09",
    what: "Purchase order, line 0001: one database server, delivered; the rest of the estimate released",
    signs: "Contracting Officer",
    follows: ["PR-26-0031"],
    fundLine: "6011",
    award: server.award,
    objectClass: "31.0",
    lines: obligate(server.price, server.estimate),
  },
  interagency(
    reportingOrder.award,
    "2026-04-06",
    "G-Invoicing order 2, reporting April to August and the year-end reports, no advance, FOB source",
    reportingOrder.amount,
  ),
  {
    id: "SAMPLE26P0001-P00001",
    date: "2026-06-12",
    what: "Modification: unused seat deobligated",
    signs: "Contracting Officer",
    follows: [training.award],
    fundLine: "6011",
    award: training.award,
    objectClass: "25.2",
    lines: deobligate((training.seats.ordered - training.seats.used) * training.seatPrice),
  },
];

function interagency(id: string, date: string, what: string, amount: number): LedgerDocument {
  return {
    id,
    date,
    what,
    signs: "Requesting program and funding officials",
    follows: ["ALT-26-01"],
    fundLine: "6011",
    award: id,
    objectClass: "25.3",
    partner: seller.short,
    lines: obligateAtOnce(amount),
  };
}
