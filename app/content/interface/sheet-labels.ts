import type { Mark } from "../types/specimen.types.ts";

/**
 * Labels on every specimen's sheet. They are bundled with the sheet's code instead of sent with each page, as all fifty
 * are the same.
 */
export const SHEET = {
  total: "Total",
  tied: "Tied out to the year’s books",
  rules: "Rules",
  /** Opens the rules and the other sheets with the same facts. */
  related: "Rules, {count} related sheets",
  seeAlso: "Same facts on",
  done: "done",
  account: "Account",
  debit: "Debit",
  credit: "Credit",
};

/** The meaning of each tickmark. */
export const TICKS: Record<Mark, string> = {
  traced: "traced to its document",
  recomputed: "recomputed",
  agreed: "agrees with another record",
  exception: "exception",
  footed: "footed",
  counted: "counted",
};
