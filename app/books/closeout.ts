import { day } from "./format-values.ts";
import { documentOf } from "./ledger/index.ts";

/** Years to keep the closed file after final payment. Source: GRS 1.1, item 010. */
export const RETENTION_YEARS = 6;

/** A check of the training order's closeout file. ISO dates. */
export interface CloseoutCheck {
  check: string;
  on: string;
  proof: string;
  by: string;
}

const FINAL_PAYMENT = "PAY-26-0131";

/** The last day on which the file must be kept. */
export const keepTo = "2032-03-31";

const representative = "Contracting Officer’s Representative";
const officer = "Contracting Officer";

export const closeoutChecks: readonly CloseoutCheck[] = [
  { check: "Work complete: 24 of 25 seats used", ...acceptance() },
  { check: "Receipts accepted", ...acceptance() },
  {
    check: "Final invoice matched and paid",
    on: documentOf(FINAL_PAYMENT).date,
    proof: FINAL_PAYMENT,
    by: "Certifying Officer",
  },
  { check: "Balance explained by memo: one unused seat", on: "2026-06-05", proof: "CLM-26-01, TRN-5521", by: officer },
  {
    check: "Funds released by modification",
    on: documentOf("SAMPLE26P0001-P00001").date,
    proof: "SAMPLE26P0001-P00001",
    by: officer,
  },
  {
    check: `File closed, keep to ${day(keepTo)} (GRS 1.1, item 010)`,
    on: "2026-06-26",
    proof: "CLS-26-01",
    by: officer,
  },
];

function acceptance() {
  return { on: documentOf("RR-26-0044").date, proof: "RR-26-0044", by: representative };
}
