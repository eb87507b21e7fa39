import { specimensPage } from "../../content/pages/specimens.ts";
import type { FirstSample } from "../../content/types/specimens.types.ts";
import { findSpecimen } from "./shown-specimens.server.ts";
import { sheetOf, textOf } from "./specimen-sheet.server.ts";

/** Rows of each sample but the first, which shows all of its rows. */
const ROWS = 3;

/** The samples to read first, with the columns that the page names. */
export const firstSamples = (): FirstSample[] =>
  specimensPage.first.samples.map(({ id, reader, columns }, at) => {
    const specimen = findSpecimen(id)!;
    const { deliverable, title, label, pulled, lookFirst, ...sheet } = sheetOf(specimen);
    const indexes = columns.map((column) => sheet.columns.findIndex(({ name }) => name === column));
    const pick = <Value>(row: readonly Value[]) => indexes.map((index) => row[index]!);
    const isLarge = at === 0;
    const from = isLarge ? 0 : Math.max(0, Math.min(pulled - 1, sheet.rows.length - ROWS));
    const rows = sheet.rows.slice(from, isLarge ? undefined : from + ROWS);
    return {
      id,
      reader,
      deliverable,
      title,
      label,
      path: specimen.path,
      columns: pick(sheet.columns),
      rows: rows.map((row, index) => ({ cells: pick(row).map(textOf), isPulled: from + index === pulled })),
      ...(sheet.totals[0] && { total: pick(sheet.totals[0]) }),
      more: sheet.rows.length - rows.length,
      ...(isLarge && { note: lookFirst }),
    };
  });
