import { expect, test } from "vitest";
import { practiceFigures } from "../../content/services/practice-figures.ts";
import { categories } from "../../content/services/index.ts";
import { categorySlug } from "../../content/slug.ts";
import { sheetOfPage, textOf } from "../specimens/specimen-sheet.server.ts";
import { practiceChart } from "./practice-chart.server.ts";

const charts = Object.entries(practiceFigures).map(([slug, { chart }]) => ({
  slug,
  source: chart,
  chart: practiceChart(chart),
}));
const number = (text: string) => Number(text.replaceAll(",", ""));
const chartOf = (slug: string) => charts.find((one) => one.slug === slug)!.chart;

test("READ-5 each of the eight practices has a chart and a proof, of two specimens of its own services", () => {
  expect(charts.map(({ slug }) => slug).toSorted()).toEqual(
    categories.map(({ name }) => categorySlug(name)).toSorted(),
  );
  for (const category of categories) {
    const { chart, proof } = practiceFigures[categorySlug(category.name)]!;
    expect(chart.of).not.toBe(proof.of);
  }
});

test("READ-5 every figure of a chart's table is the specimen's", () => {
  for (const { slug, source, chart } of charts) {
    const { columns, rows } = sheetOfPage(source.of);
    const names = [source.columns.heads[0]!, ...source.columns.drawn, ...source.columns.beside];
    const index = (name: string) => columns.findIndex((column) => column.name === name);
    expect(chart.columns, slug).toEqual(names);
    expect(
      chart.rows.map(({ cells }) => cells),
      slug,
    ).toEqual(rows.map((row) => names.slice(1).map((name) => textOf(row[index(name)]!))));
  }
});

test("READ-5 the drawn lengths are in the proportion of the figures", () => {
  for (const { slug, chart, source } of charts) {
    if (source.since || chart.kind === "threads") continue;
    const values = chart.rows.flatMap(({ cells }) =>
      cells.slice(0, 2).map((cell) => (cell === "" ? null : number(cell))),
    );
    const most = Math.max(...values.map((value) => value ?? 0));
    const drawn = chart.rows.flatMap(({ at }) => at);
    expect(drawn.length, slug).toBe(values.length);
    for (const [at, value] of values.entries()) {
      if (value === null) expect(drawn[at], slug).toBeNull();
      else expect(drawn[at], slug).toBeCloseTo(value / most, 3);
    }
  }
});

test("READ-5 the two records of cash are apart in August, by the item that the specimen names", () => {
  const { rows, note, floor } = chartOf("federal-financial-management");
  expect(rows.filter(({ at: [ledger, treasury] }) => ledger !== treasury).map(({ heads }) => heads[0])).toEqual([
    "Aug 31",
  ]);
  expect(note).toEqual({ title: "20,000 apart", text: "One item, IPAC-26-0388, entered on Sep 2, 2026" });
  expect(floor).toBeLessThan(Math.min(...rows.flatMap(({ at }) => at.map((part) => part ?? 1))));
});

test("READ-5 a flaw that stayed open is drawn to the day of the sheet, longer than to its due date", () => {
  const open = chartOf("cybersecurity").rows.filter(({ cells }) => cells[0]!.startsWith("P-"));
  expect(open.length).toBe(1);
  const [days, due] = open[0]!.at;
  expect(days).toBe(1);
  expect(due).toBeLessThan(1);
});
