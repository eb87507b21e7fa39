import { misstatementPage } from "../../../content/pages/misstatement.ts";
import type { SpecimenSheet } from "../../../content/types/specimen-sheet.types.ts";
import type { Specimen } from "../../../content/types/specimen.types.ts";
import { findSpecimen } from "../../specimens/shown-specimens.server.ts";
import { sheetOf } from "../../specimens/specimen-sheet.server.ts";

/** The sheets of the exercise. Three of them show the error; STL-26-12, which would show it alone, is left out. */
export const SHEETS = ["SCW-26-12", "RKT-26-12", "FIM-26-12", "CNV-26-01", "AST-26-09"] as const;

/** The sheets of the exercise, computed with the planted error. */
export const copiedSheets = (specimens: readonly Specimen[]): SpecimenSheet[] =>
  SHEETS.map((id) => copied(specimens.find((specimen) => specimen.id === id)!));

/** A sheet with its label. It has no links, because they would lead to the correct sheets. */
function copied(specimen: Specimen): SpecimenSheet {
  const original = findSpecimen(specimen.id)!;
  // The altered books are computed without the register of rules.
  const sheet = sheetOf({
    ...original,
    ...specimen,
    cites: original.cites,
    label: misstatementPage.label,
    seeAlso: [],
  });
  return {
    ...sheet,
    // No row is highlighted, so the reviewer’s notes, of which one names the account, are not shown.
    pulled: -1,
    lookFirst: "",
    facts: sheet.facts.filter(({ to }) => !to),
    rows: sheet.rows.map((row) =>
      row.map((cell) => {
        if (typeof cell === "string") return cell;
        const { text, tick } = cell;
        return tick ? { text, tick } : text;
      }),
    ),
    ties: sheet.ties.map(({ formula, value, mark }) => ({ formula, value, mark })),
  };
}
