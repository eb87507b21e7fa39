import type { Tick } from "../shapes/specimen.ts";

/** Names on every specimen's sheet: all fifty have the same, and they come with the code that draws a sheet, not with each page. */
export const SHEET = {
  total: "Total",
  tied: "Tied out",
  rules: "Rules",
  seeAlso: "Same facts on",
  done: "done",
  account: "Account",
  debit: "Debit",
  credit: "Credit",
};

/** What each tickmark says. */
export const TICKS: Record<Tick | "footed", string> = {
  traced: "traced to its document",
  recomputed: "computed again",
  agreed: "agrees with another record",
  exception: "exception",
  footed: "footed",
};
