import { searchPage } from "../../content/pages/search.ts";
import { specimensPage } from "../../content/pages/specimens.ts";
import { anchorOf, lineItemPage } from "../line-item/line-item-page.server.ts";
import { lineItem } from "../../books/line-item-stations.ts";
import { valueOf } from "../../books/rows.ts";
import { shownSpecimens } from "../specimens/shown-specimens.server.ts";
import type { ShownSpecimen } from "../../content/types/specimen.types.ts";
import { fill } from "../../lib/text/fill.ts";
import type { Entry } from "./entry.server.ts";

const { where } = searchPage;

/** Entries of all specimens and of the line item's stations, with the text of their rows. */
export const specimenEntries = (): Entry[] => [...shownSpecimens.map(specimenEntry), ...stationEntries()];

function specimenEntry(specimen: ShownSpecimen): Entry {
  const { id, kind, title, deliverable, path, practice, columns, rows, caption, lookFirst, ties, cites } = specimen;
  return {
    kind: "specimens",
    path,
    name: title,
    where: fill(where.specimen, { kind: specimensPage.labels.kinds[kind], id, count: rows.length }),
    alias: [id, deliverable, practice],
    lead: [caption, lookFirst],
    text: [
      searchPage.kinds.names.specimens,
      columns.map(({ name }) => name).join(", "),
      ...rows.map((row) => namesIn(row.map(valueOf))).filter(Boolean),
      ...ties.map(({ formula }) => formula),
      ...cites.map(({ name }) => name),
    ],
  };
}

/** Identifiers and names in a row. Amounts and dates are not indexed. */
const namesIn = (values: readonly unknown[]): string =>
  values.filter((value) => typeof value === "string" && !/^\d{4}-\d\d/.test(value)).join(", ");

function stationEntries(): Entry[] {
  const { name, stations } = lineItemPage();
  return stations.map((station) => ({
    kind: "specimens",
    path: `${lineItem.path}#${anchorOf(station.number)}`,
    name: `${name}: ${station.name}`,
    where: fill(where.station, { number: station.number, of: stations.length }),
    alias: [station.paper, station.document],
    lead: [station.text],
    text: [
      station.standsAs,
      station.breaks,
      ...[...station.above, station.line, ...station.below].map((row) => `${row.ref} ${row.text}`),
    ],
  }));
}
