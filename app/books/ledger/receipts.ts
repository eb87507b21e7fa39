import { accept, earn } from "../patterns.ts";
import { seller } from "../agency.ts";
import { grant, hostingOrder, reportingOrder, server, services, training } from "../awards.ts";
import type { LedgerDocument } from "./document.ts";

const forServices = {
  signs: "Contracting Officer’s Representative",
  follows: [services.award],
  fundLine: "6011",
  award: services.award,
  objectClass: "25.2",
  lines: accept(services.quarterPrice),
} as const satisfies Omit<LedgerDocument, "id" | "date" | "what" | "follows"> & { follows: string[] };

/** Year-end estimate of what the grant's recipient had spent but not yet drawn. */
const GRANT_ACCRUAL = 30_000;

/** Accepted goods and services, and the accruals of the last day. */
export const receipts: LedgerDocument[] = [
  {
    id: "RR-26-0044",
    date: "2026-02-27",
    what: "24 of 25 training seats used and accepted",
    signs: "Contracting Officer’s Representative",
    follows: [training.award],
    fundLine: "6011",
    award: training.award,
    objectClass: "25.2",
    lines: accept(training.seats.used * training.seatPrice),
  },
  {
    id: "RR-26-0057",
    date: "2026-03-25",
    what: "Server accepted: asset A-000117",
    signs: "Receiving Official",
    follows: [server.award],
    fundLine: "6011",
    award: server.award,
    objectClass: "31.0",
    lines: accept(server.price, "175000"),
  },
  { ...forServices, id: "RR-26-0061", date: "2026-03-31", what: "Services Jan to Mar accepted" },
  earned("PRF-26-0001", "2026-03-31", "setup and January to March", hostingOrder.earned.setUpAndJanuaryToMarch),
  earned("PRF-26-0003", "2026-06-30", "April to June", hostingOrder.earned.aprilToJune),
  earned("PRF-26-0004", "2026-09-30", "July to September", hostingOrder.earned.julyToSeptember),
  {
    id: "PRF-26-0002",
    date: "2026-06-30",
    what: "Order 2 performance, April to June",
    signs: "Requesting program official",
    follows: [reportingOrder.award],
    fundLine: "6011",
    award: reportingOrder.award,
    objectClass: "25.3",
    partner: seller.short,
    lines: accept(reportingOrder.performed.aprilToJune),
  },
  { ...forServices, id: "RR-26-0093", date: "2026-06-30", what: "Services Apr to Jun accepted" },
  {
    ...forServices,
    id: "ACC-26-01",
    date: "2026-09-30",
    what: "Services Jul to Sep accepted, accrued at year end",
    signs: "Controller, on acceptance by the Contracting Officer’s Representative",
  },
  {
    id: "ACC-26-02",
    date: "2026-09-30",
    what: "Year-end grant accrual, estimate",
    signs: "Controller",
    follows: [grant.award],
    fundLine: "6012",
    award: grant.award,
    objectClass: "41.0",
    lines: accept(GRANT_ACCRUAL),
  },
];

/** A part of the advance on order 1, earned as the seller reports its performance each quarter. */
function earned(id: string, date: string, period: string, amount: number): LedgerDocument {
  return {
    id,
    date,
    what: `Order 1 performance, ${period}: part of the advance earned`,
    signs: "Requesting program official",
    follows: ["IPAC-26-0107"],
    fundLine: "6011",
    award: hostingOrder.award,
    objectClass: "25.3",
    partner: seller.short,
    lines: earn(amount),
  };
}
