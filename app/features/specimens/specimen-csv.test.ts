import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { csvOf } from "./specimen-csv.server.ts";
import { shownSpecimens } from "./shown-specimens.server.ts";
import type { CellValue } from "../../content/types/specimen.types.ts";
import { cellsOf } from "../../../tests/support/books.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

const byId = shownSpecimens.map((specimen) => [specimen.id, specimen] as const);

const asWritten = (value: CellValue): string => {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value).replaceAll("’", "'");
};

test("SHOW-3 every CSV parses back to the sheet’s rows and totals, each with label and date", () =>
  checkEach(byId, (_, specimen) => {
    const [header, ...rows] = parse(csvOf(specimen)) as string[][];
    expect(header).toEqual(["Specimen", "As of", ...specimen.columns.map(({ name }) => name)]);
    const body = cellsOf(specimen).map((row) => row.map(asWritten));
    const totals = (specimen.totals ?? []).map(({ label, cells }) => [
      `Total: ${label}`,
      ...cells.slice(1).map(asWritten),
    ]);
    expect(specimen.asOf).toMatch(/^\d{4}-\d\d-\d\d/);
    expect(rows.map((row) => row.map((cell) => cell.replace(/^'(?=\d)/, "")))).toEqual(
      [...body, ...totals].map((row) => ["Specimen. Invented data.", specimen.asOf, ...row]),
    );
  }));

test("SHOW-3 SHOW-4 the totals of sheets are in their files", () => {
  const rows = shownSpecimens.flatMap((specimen) => parse(csvOf(specimen)) as string[][]);
  expect(rows.filter(([, , first]) => first!.startsWith("Total: ")).length).toBeGreaterThan(20);
});

test("SHOW-3 no text of any CSV is one that a spreadsheet turns into another number, such as 0001", () => {
  const cells = shownSpecimens.flatMap((specimen) => (parse(csvOf(specimen)) as string[][]).flat());
  expect(cells.filter((cell) => /^(?:0\d+|\d{12,})$/.test(cell))).toEqual([]);
  expect(cells).toContain("'0001");
  // Text that a spreadsheet shows unchanged needs no apostrophe.
  expect(cells).toContain("211000");
});

test("SHOW-3 every CSV is ASCII with CRLF, so that every spreadsheet reads it correctly", () => {
  const files = shownSpecimens.map((specimen) => csvOf(specimen));
  expect(files.filter((file) => /[^\r\n\x20-\x7e]/.test(file))).toEqual([]);
  expect(files.filter((file) => /[^\r]\n|\r[^\n]/.test(file))).toEqual([]);
});

test("SHOW-3 no cell of any CSV starts like a formula, unless it is a number", () => {
  const cells = shownSpecimens.flatMap((specimen) => (parse(csvOf(specimen)) as string[][]).flat());
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell))).toEqual([]);
});
