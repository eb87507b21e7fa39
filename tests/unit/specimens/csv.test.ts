import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { csvName, csvOf } from "../../../app/content/specimens/csv.ts";
import { findSpecimen, shownSpecimens } from "../../../app/content/specimens/show.ts";
import { cellsOf } from "../../support/books.ts";
import { checkEach } from "../../support/check-each.ts";

const byId = shownSpecimens.map((specimen) => [specimen.id, specimen] as const);

test("SHOW-3 every CSV reads back to the sheet’s own rows, each with its label", () =>
  checkEach(byId, (_, specimen) => {
    const [header, ...rows] = parse(csvOf(specimen)) as string[][];
    expect(header).toEqual(["Specimen", ...specimen.columns.map(({ name }) => name)]);
    expect(rows).toEqual(
      cellsOf(specimen).map((row) => [
        "Specimen. Invented data.",
        ...row.map((value) => {
          if (value === null) return "";
          if (typeof value === "boolean") return value ? "yes" : "no";
          return String(value).replaceAll("’", "'");
        }),
      ]),
    );
  }));

test("SHOW-3 every CSV is ASCII with CRLF, so that no spreadsheet reads it wrong", () => {
  const files = shownSpecimens.map((specimen) => csvOf(specimen));
  expect(files.filter((file) => /[^\r\n\x20-\x7e]/.test(file))).toEqual([]);
  expect(files.filter((file) => /[^\r]\n|\r[^\n]/.test(file))).toEqual([]);
});

test("SHOW-3 no cell of any CSV begins like a formula, unless it is a number", () => {
  const cells = shownSpecimens.flatMap((specimen) => (parse(csvOf(specimen)) as string[][]).flat());
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell))).toEqual([]);
});

test("SHOW-3 a file is found by its specimen’s id, and an id that nobody has finds nothing", () => {
  for (const specimen of shownSpecimens) expect(findSpecimen(specimen.id)).toBe(specimen);
  expect(findSpecimen("RKT-26-13")).toBeUndefined();
});

test("SHOW-3 a specimen’s file says in its name that it is one", () => {
  expect(csvName({ id: "RKT-26-12" })).toBe("specimen-RKT-26-12.csv");
});
