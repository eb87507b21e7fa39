import { expect, test } from "vitest";
import { documents } from "../../books/ledger/index.ts";
import { stations } from "../../books/line-item-stations.ts";
import { lineItemPage } from "./line-item-page.server.ts";
import { sheetOf } from "../specimens/specimen-sheet.server.ts";
import { shownSpecimens } from "../specimens/shown-specimens.server.ts";
import { figure } from "../../books/format-values.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

const page = lineItemPage();
const value = (written: string) => Number(written.replaceAll(/[$,]/g, "") || 0);

test("LINE-1 every station shows document, signer and the amount from the books", () =>
  checkEach(
    page.stations.map((station) => [station.number, station] as const),
    (number, station) => {
      const { document, amount, signs } = stations[number - 1]!;
      expect(station).toMatchObject({ document, signs });
      expect(value(station.line.amount)).toBe(amount);
      expect(station.text.split(/\s+/).length).toBeLessThanOrEqual(45);
    },
  ));

test("LINE-2 the postings of each station balance in each ledger, and equal the ledger", () => {
  for (const { beside, document } of page.stations) {
    if (!("ledgers" in beside)) continue;
    const posted = documents.find(({ id }) => id === document);
    for (const { lines } of beside.ledgers) {
      const sum = (side: "debit" | "credit") => lines.reduce((total, line) => total + value(line[side]), 0);
      expect(sum("debit"), document).toBe(sum("credit"));
    }
    const shown = beside.ledgers.flatMap(({ lines }) =>
      lines.map(({ account, debit, credit }) => account + debit + credit),
    );
    const held = posted?.lines.map(({ account, amount }) => account + figure(amount));
    if (held) expect(shown.toSorted()).toEqual(held.toSorted());
  }
});

test("LINE-1 the excerpts add up: a total is the sum of the rows above it", () => {
  const [, apportionment, allotment, commitment] = page.stations;
  for (const { line, below } of [apportionment!, allotment!])
    expect(value(line.amount) + value(below[0]!.amount!)).toBe(value(below[1]!.amount!));
  const { above, line, below } = commitment!;
  const requested = above.reduce((sum, { amount }) => sum + value(amount!), value(line.amount));
  expect(value(below[0]!.amount!)).toBe(requested);
});

test("LINE-2 each specimen on the line states its station, and links to it", () => {
  const anchors = new Set(page.stations.map(({ id }) => `/one-line-item#${id}`));
  const onTheLine = new Set(stations.flatMap(({ shows }) => shows));
  for (const specimen of shownSpecimens) {
    const fact = sheetOf(specimen).facts.find(({ to }) => to?.startsWith("/one-line-item"));
    expect(fact !== undefined, specimen.id).toBe(onTheLine.has(specimen.id));
    if (!fact) continue;
    expect(fact.value).toMatch(/^Station \d+ of 10$/);
    expect(anchors).toContain(fact.to);
  }
});
