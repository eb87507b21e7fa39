import { expect, test } from "vitest";
import { documents } from "./ledger/index.ts";
import { lineItem, stations } from "./line-item-stations.ts";
import { shownSpecimens } from "../features/specimens/shown-specimens.server.ts";
import { posted } from "../../tests/support/books.ts";

const ofLineItem = (account: string) => posted(account, ({ award }) => award === lineItem.award);

test("LINE-2 has ten stations in order of date, each with a document, an amount and who signs", () => {
  expect(stations.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(stations.map(({ date }) => date)).toEqual(stations.map(({ date }) => date).toSorted());
  expect(stations.map(({ amount }) => amount)).toEqual([
    850_000, 600_000, 600_000, 85_000, 84_000, 84_000, 84_000, 75_600, 84_000, 84_000,
  ]);
  expect(stations.filter(({ signs }) => signs.length < 3)).toEqual([]);
});

test("LINE-2 runs from warrant to payment without a gap: each document follows from the one before", () => {
  const chain = stations.slice(0, 7).map(({ document }) => documents.find(({ id }) => id === document)!);
  for (const [index, document] of chain.entries()) {
    if (index > 0) expect(document.follows).toContain(chain[index - 1]!.id);
  }
  for (const { document, entry, signs } of stations.slice(0, 8)) {
    expect(entry?.document).toBe(document);
    expect(entry?.signs).toContain(signs);
  }
});

test("LINE-2 leaves 480100, 490100, 211000 and 470000 at 0, and 490200 = 175000 = 310710 = cash paid = 84,000", () => {
  expect(["480100", "490100", "211000", "470000", "310700", "570000"].map(ofLineItem)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(["490200", "175000", "310710", "570010"].map(ofLineItem)).toEqual(Array(4).fill(84_000));
  expect(ofLineItem("101000")).toBe(-84_000);
});

test("LINE-2 each station names specimens that exist, and those say which station they are", () => {
  for (const { number, shows } of stations) {
    for (const id of shows) {
      const specimen = shownSpecimens.find((candidate) => candidate.id === id)!;
      expect(specimen.station!.of).toBe(10);
      expect(specimen.station!.number).toBeLessThanOrEqual(number);
    }
  }
});
