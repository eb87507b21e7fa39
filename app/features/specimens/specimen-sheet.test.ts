import { expect, test } from "vitest";
import { firstSamples } from "./first-samples.server.ts";
import { specimenList } from "./specimen-list.server.ts";
import { sheetOf, textOf } from "./specimen-sheet.server.ts";
import { findSpecimen, shownSpecimens } from "./shown-specimens.server.ts";
import { day, figure, placesOf, written } from "../../books/format-values.ts";
import { sitePaths } from "../../registry/site-pages.server.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

const sheets = shownSpecimens.map((specimen) => [specimen.id, sheetOf(specimen)] as const);

test("SHOW-1 every sheet has its header, its highlighted row, and links to existing pages", () =>
  checkEach(sheets, (_, sheet) => {
    expect(sheet.label).toBe("Specimen. Invented data.");
    expect(sheet.facts.map(({ name }) => name).slice(0, 3)).toEqual(["Entity", "As of", "Prepared by"]);
    expect(sheet.facts[1]!.value).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
    expect(sheet.facts.every(({ value }) => value.length > 0)).toBe(true);
    expect(sheet.lookFirst.length).toBeGreaterThan(40);
    expect(sheet.rows[sheet.pulled]).toBeDefined();
    const paths = [
      ...sheet.rows.flat().flatMap((cell) => (typeof cell === "object" && cell.to ? [cell.to] : [])),
      ...sheet.seeAlso.map(({ to }) => to),
      ...sheet.ties.flatMap(({ ref }) => (ref ? [ref.to] : [])),
      ...sheet.facts.flatMap(({ to }) => (to ? [to] : [])),
    ];
    expect(paths.filter((path) => !sitePaths.includes(path.replace(/#.*/, "")))).toEqual([]);
    expect(sheet.seeAlso.length).toBeGreaterThan(0);
  }));

test("SHOW-4 no cell is unformatted, and totals are below figures", () =>
  checkEach(sheets, (_, sheet) => {
    const texts = sheet.rows.flat().map(textOf);
    expect(texts.filter((text) => /^(?:true|false|null|NaN|undefined)$|T\d\d:\d\d|^-\d/.test(text))).toEqual([]);
    for (const row of sheet.rows) expect(row).toHaveLength(sheet.columns.length);
    for (const [label, ...cells] of sheet.totals) {
      expect(label).not.toBe("");
      expect(cells).toHaveLength(sheet.columns.length - 1);
      cells.forEach((cell, index) => cell && expect(sheet.columns[index + 1]!.set, cell).toBe("digits"));
    }
  }));

test("SHOW-2 totals keep all their decimal places", () =>
  checkEach(sheets, (id, sheet) => {
    const totals = findSpecimen(id)!.totals ?? [];
    sheet.totals.forEach(([, ...cells], row) =>
      cells.forEach((cell, index) => {
        const value = totals[row]!.cells[index + 1];
        if (typeof value !== "number") return;
        const shown =
          Number(cell.replaceAll(",", "").replace("−", "-").replace("%", "")) / (cell.endsWith("%") ? 100 : 1);
        expect(Math.abs(shown - value), cell).toBeLessThan(0.001);
      }),
    );
  }));

test("SHOW-4 no sentence around a sheet has an ISO date", () =>
  checkEach(sheets, (_, { caption, lookFirst, ties }) => {
    const sentences = [caption, lookFirst, ...ties.map(({ formula }) => formula)];
    expect(sentences.filter((text) => /\d{4}-\d\d-\d\d/.test(text))).toEqual([]);
  }));

test("SHOW-2 figures are in US format", () => {
  expect([0, 999, 1000, -84_000, 1_234_567].map(figure)).toEqual(["0", "999", "1,000", "−84,000", "1,234,567"]);
  expect(day("2026-04-05")).toBe("Apr 5, 2026");
  expect(day("2026-04-05T08:31")).toBe("Apr 5, 08:31");
  expect(day("open")).toBe("open");
  expect(written("keep to 2032-03-31 (item 010)", "text")).toBe("keep to Mar 31, 2032 (item 010)");
  expect(written("2026-04-05", "id")).toBe("2026-04-05");
  expect(written("2026-03", "month")).toBe("Mar 2026");
  expect(written(0.956, "percent", placesOf([0.956, 1], "percent"))).toBe("95.6%");
  expect(written(4, "decimal", placesOf([4, 3.25], "decimal"))).toBe("4.00");
  expect(written(-12_345.6, "decimal", 1)).toBe("−12,345.6");
  expect(written(true, "flag")).toBe("Yes");
  expect(written(null, "money")).toBe("");
});

const listedFor = (params: string) =>
  specimenList(new URLSearchParams(params)).groups.flatMap(({ specimens }) => specimens);

test("SHOW-3 each sample to read first shows its highlighted row, its columns, and how many rows it leaves out", () => {
  for (const { id, columns, rows, more } of firstSamples()) {
    const sheet = sheetOf(findSpecimen(id)!);
    const names = sheet.columns.map(({ name }) => name);
    expect(columns.map(({ name }) => names.indexOf(name)).filter((at) => at < 0)).toEqual([]);
    const pulled = sheet.rows[sheet.pulled]!;
    expect(rows.filter(({ isPulled }) => isPulled).map(({ cells }) => cells)).toEqual([
      columns.map(({ name }) => textOf(pulled[names.indexOf(name)]!)),
    ]);
    expect(rows.length + more).toBe(sheet.rows.length);
  }
});

test("SHOW-4 a tablet has room for the columns of most sheets, and not for those of a wide one", () => {
  const narrow = sheets.filter(([, { isNarrow }]) => isNarrow).map(([, { isWide }]) => isWide);
  expect(narrow.length).toBeGreaterThan(20);
  expect(narrow.filter(Boolean)).toEqual([]);
});

test("SHOW-3 the list has every specimen once, or those that contain a query", () => {
  const listed = listedFor("");
  expect(listed.map(({ id }) => id).toSorted()).toEqual(shownSpecimens.map(({ id }) => id).toSorted());
  const found = listedFor("q=HW-7304").map(({ id }) => id);
  expect(found.toSorted()).toEqual(["PPA-26-12", "PRL-26-01", "WP-26-AP04"]);
});
