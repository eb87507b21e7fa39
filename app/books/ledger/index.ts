import { depreciation } from "./depreciation.ts";
import type { LedgerDocument } from "./document.ts";
import { funding } from "./funding.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { receipts } from "./receipts.ts";

/** Every document that posted in fiscal year 2026, by date. */
export const documents: readonly LedgerDocument[] = [
  ...funding,
  ...orders,
  ...receipts,
  ...payments,
  ...depreciation,
].toSorted((a, b) => a.date.localeCompare(b.date, "en"));

const byId = new Map(documents.map((document) => [document.id, document]));

/** The document with this id. Throws if it was never posted. */
export function documentOf(id: string): LedgerDocument {
  const document = byId.get(id);
  if (!document) throw new Error(`No document "${id}" stands in the ledger.`);
  return document;
}
