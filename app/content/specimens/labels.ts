import type { SheetLabels } from "../shapes/specimen-sheet.ts";
import { specimens } from "./index.ts";

/** Where all specimens are listed. */
export const SPECIMENS_PATH = "/specimens";

/** Headings and labels of every specimen. */
export const sheetLabels = {
  heading: "Specimen",
  lead: "As you would hold it at the end: one sheet from “{deliverable}.”",
  total: "Total",
  tied: "Tied out",
  rules: "Rules",
  seeAlso: "Same facts on",
  done: "done",
  account: "Account",
  debit: "Debit",
  credit: "Credit",
  download: "Download CSV",
  print: "Print",
  all: { label: `All ${specimens.length} specimens`, to: SPECIMENS_PATH },
  ticks: {
    traced: "traced to its document",
    recomputed: "computed again",
    agreed: "agrees with another record",
    exception: "exception",
    footed: "footed",
  },
} satisfies SheetLabels;

/** Names of the facts in a sheet's head, and of the two ledgers. */
export const headLabels = {
  entity: "Entity",
  asOf: "As of",
  preparedBy: "Prepared by",
  line: "Line item",
  station: "Station {number} of {of}",
  budgetary: "Budgetary",
  proprietary: "Proprietary",
  minutes: "{count} min",
};
