import { expect, test } from "vitest";
import { lineItemPage } from "./line-item-page.server.ts";
import { lineItemStage } from "./line-item-stage.server.ts";

const page = lineItemPage();
const { stations } = lineItemStage();
const sheets = stations.filter((station) => "rows" in station);

test("HOME-12 the stage has four documents, each with consecutive rows of the line item page", () => {
  expect(sheets.map(({ number }) => number)).toEqual([5, 6, 7, 9]);
  for (const { number, name, paper, document, date, rows, to } of sheets) {
    const station = page.stations[number - 1]!;
    expect({ name, paper, document, date }).toEqual({
      name: station.name,
      paper: station.paper,
      document: station.document,
      date: station.date,
    });
    expect(to).toBe(`/one-line-item#${station.id}`);
    const shown = rows.map(({ ref, text, amount }) => [ref, text, amount]);
    const all = [...station.above, station.line, ...station.below].map(({ ref, text, amount }) => [ref, text, amount]);
    expect(shown).toEqual(all.slice(0, 4));
    expect(rows.filter(({ isTraced }) => isTraced).map(({ amount }) => amount)).toEqual([page.amount]);
  }
});
