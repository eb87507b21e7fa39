import type { PageLink } from "../types/page-section.types.ts";
import type { SheetLabels } from "../types/specimen-sheet.types.ts";
import { specimens } from "./index.ts";

export const SPECIMENS_PATH = "/specimens";

/** Heading and actions of a specimen's section; labels on the sheet itself are in interface/sheet-labels.ts. */
export const sheetLabels = {
  heading: "Specimen",
  download: "Download CSV",
  print: "Print",
  all: { label: `All ${specimens.length} specimens`, to: SPECIMENS_PATH },
} satisfies SheetLabels;

/** Tools that compute what a specimen shows, by the specimen's id. Source: TOOL-1, TOOL-2. */
export const toolOf: Readonly<Record<string, PageLink | undefined>> = {
  "SCW-26-12": { label: "Tie out your own trial balance", to: "/tools/trial-balance" },
  "PPA-26-12": { label: "Compute your own: prompt payment", to: "/tools/prompt-payment" },
};

/** Labels of the facts in a sheet's header, and of the two ledgers. */
export const headLabels = {
  entity: "Entity",
  asOf: "As of",
  preparedBy: "Prepared by",
  reviewedBy: "Reviewed by",
  line: "Line item",
  station: "Station {number} of {of}",
  budgetary: "Budgetary",
  proprietary: "Proprietary",
  minutes: "{count} min",
};
