import { booksWith } from "virtual:altered-books";
import { hostingOrder } from "../../../books/awards.ts";
import type { LedgerDocument } from "../../../books/ledger/document.ts";
import { earn } from "../../../books/patterns.ts";
import { conversion } from "../../../books/records.ts";
import { sumOf } from "../../../books/rows.ts";

/** The entries that expense the advance after March 31, one for each quarter left in the fiscal year. */
export const WRONG_ENTRIES = ["PRF-26-0003", "PRF-26-0004"] as const;

/** The advance left on March 31. It pays for hosting to December 31, but the error spreads it to September 30. */
export const prepaid = conversion.extract["141000"];
export const wrongQuarter = prepaid / WRONG_ENTRIES.length;
export const rightQuarter = hostingOrder.earned.julyToSeptember;

/** What should be left on September 30: the months still to come. */
export const shouldBeLeft = hostingOrder.monthly * hostingOrder.monthsLeft;

/** The error: both entries have the wrong amount in all their lines, so each still balances in both ledgers. */
function plant(posted: LedgerDocument[]): void {
  for (const document of posted.filter(({ id }) => WRONG_ENTRIES.some((wrong) => wrong === id))) {
    document.lines = document.lines.map((line) => ({ ...line, amount: wrongQuarter }));
  }
}

const overstated = WRONG_ENTRIES.length * (wrongQuarter - rightQuarter);

/** The correcting entry: takes back what was expensed too early, in both ledgers. */
export const correction: LedgerDocument = {
  id: "COR-26-01",
  date: "2026-09-30",
  what: "Hosting October to December: expensed too early, back to the advance",
  signs: "Controller",
  follows: [...WRONG_ENTRIES],
  fundLine: "6011",
  award: hostingOrder.award,
  objectClass: "25.3",
  lines: earn(overstated).map((line) => ({ ...line, side: line.side === "debit" ? "credit" : "debit" })),
};

/** The copy with the error. The subledgers of advances and prepaid orders take their amounts from the same entries. */
export const plantedBooks = () =>
  booksWith(({ documents, subledgers }) => {
    if (documents) plant(documents);
    if (!subledgers) return;
    const left = prepaid - sumOf(WRONG_ENTRIES, () => wrongQuarter);
    subledgers.advances = left;
    subledgers.prepaidOrders = left;
  });

/** The copy after the correcting entry, which the subledgers take over as well. */
export const correctedBooks = () =>
  booksWith(({ documents }) => {
    if (!documents) return;
    plant(documents);
    documents.push(correction);
  });
