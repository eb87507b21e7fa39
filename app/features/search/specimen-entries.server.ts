import { lineItem } from "../../books/line-item-stations.ts";
import { valueOf } from "../../books/rows.ts";
import { searchPage } from "../../content/pages/search.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import { fill } from "../../lib/text/fill.ts";
import { anchorOf, lineItemPage } from "../line-item/line-item-page.server.ts";
import { shownSpecimens } from "../specimens/shown-specimens.server.ts";
import type { Entry } from "./entry.server.ts";

const { where } = searchPage;
const { name: line, stations } = lineItemPage();

/** Identifiers and names in a row. Amounts and dates are not indexed. */
const namesIn = (cells: readonly unknown[]): string =>
  cells.filter((cell) => typeof cell === "string" && !/^\d{4}-\d\d/.test(cell)).join(", ");

/** Entries of all specimens, with the text of their rows, and of the line item's stations, which are parts of a page. */
export const specimenEntries = (): Entry[] => [
  ...shownSpecimens.map((specimen): Entry => {
    const { id, kind, title, deliverable, path, practice, rows, caption, lookFirst } = specimen;
    return {
      kind: "specimens",
      path,
      name: title,
      where: fill(where.specimen, { kind: specimensPage.labels.kinds[kind], id, count: rows.length }),
      alias: [id, deliverable, practice],
      lead: [caption, lookFirst],
      text: rows.map((row) => namesIn(row.map(valueOf))),
    };
  }),
  ...stations.map(({ number, name: station, paper, document, text, standsAs, breaks }) => ({
    kind: "pages" as const,
    path: `${lineItem.path}#${anchorOf(number)}`,
    name: `${line}: ${station}`,
    where: fill(where.station, { number, of: stations.length }),
    alias: [paper, document],
    lead: [text],
    text: [standsAs, breaks],
  })),
];
