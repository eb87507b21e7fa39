import { misstatementPage } from "../../../content/pages/misstatement.ts";
import type { Specimen } from "../../../content/types/specimen.types.ts";
import { fill } from "../../../lib/text/fill.ts";
import { findSpecimen } from "../../specimens/shown-specimens.server.ts";
import { sheetOf } from "../../specimens/specimen-sheet.server.ts";
import type { CopiedSheet } from "./misstatement.types.ts";

/** The sheets of the exercise. Three of them show the error; STL-26-12, which would show it alone, is left out. */
export const SHEETS = ["SCW-26-12", "RKT-26-12", "FIM-26-12", "FBR-26-11", "CNV-26-01", "AST-26-09"] as const;

/** The sheets of the exercise, computed with the planted error, without links and tickmarks. */
export const copiedSheets = (specimens: readonly Specimen[]): CopiedSheet[] =>
  SHEETS.map((id) => copied(specimens.find((specimen) => specimen.id === id)!));

function copied(specimen: Specimen): CopiedSheet {
  const sheet = sheetOf({ ...findSpecimen(specimen.id)!, ...specimen });
  const { id, kind, title, facts, caption, columns, lookFirst, totals, legend } = sheet;
  const { ties } = specimen;
  return {
    id,
    title,
    facts: facts.filter(({ to }) => !to),
    legend,
    held: fill(misstatementPage.sheets.held, {
      held: ties.filter(({ left, right }) => left === right).length,
      all: ties.length,
    }),
    table: {
      kind,
      caption,
      columns,
      // Links would lead to the correct sheets.
      rows: sheet.rows.map((row) => row.map((cell) => (typeof cell === "string" ? cell : cell.text))),
      pulled: -1,
      lookFirst,
      totals,
    },
  };
}
