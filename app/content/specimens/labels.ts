import type { SheetLabels } from "../shapes/specimen-sheet.ts";
import { specimens } from "./index.ts";

/** Where all specimens are listed. */
export const SPECIMENS_PATH = "/specimens";

/** Heading of the band, and what can be done with a specimen; names on the sheet itself are in interface/sheet.ts. */
export const sheetLabels = {
  heading: "Specimen",
  lead: "As you would hold it at the end: one sheet from “{deliverable}.”",
  download: "Download CSV",
  print: "Print",
  all: { label: `All ${specimens.length} specimens`, to: SPECIMENS_PATH },
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
