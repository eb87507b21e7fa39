import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";
import { checkEach } from "../../../tests/support/check-each.ts";

test("SHOW-3 a field with a comma, a quote or a line break is quoted, and every line ends with CRLF", () => {
  expect(
    toCsv([
      ["a", "b"],
      ["1,5", 'say "yes"'],
      ["two\r\nlines", null],
    ]),
  ).toBe('a,b\r\n"1,5","say ""yes"""\r\n"two\r\nlines",\r\n');
});

test("SHOW-3 a text that a spreadsheet would read as a formula gets an apostrophe", () =>
  checkEach(["=1+1", "+1", "-1", "@sum", "\t=1", "\r=1", "\n=1"], (text) => {
    const [[cell]] = parse(toCsv([[text]])) as [[string]];
    expect(cell).toBe(`'${text}`);
  }));

test("SHOW-3 a negative number stays a number", () => {
  expect(toCsv([[-1000, -0.5, 0]])).toBe("-1000,-0.5,0\r\n");
});

test("SHOW-3 flags are yes and no, and null is empty", () => {
  expect(toCsv([[true, false, null]])).toBe("yes,no,\r\n");
});

test("SHOW-3 an invalid number throws instead of being written", () => {
  expect(() => toCsv([[Number.NaN]])).toThrow("cannot hold NaN");
});

test("SHOW-3 a parser reads back any text unchanged, except for apostrophes before formulas and ambiguous numbers", () => {
  const texts = fc.array(fc.array(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 3 }), { minLength: 1 });
  fc.assert(
    fc.property(texts, (rows) => {
      const safe = rows.map((row) =>
        row.map((text) => (/^[=+\-@\t\r\n]|^0\d+$|^\d{12,}$/.test(text) ? `'${text}` : text)),
      );
      expect(parse(toCsv(rows), { bom: true, record_delimiter: "\r\n" })).toEqual(safe);
    }),
  );
});

test("SHOW-3 a file with characters beyond ASCII starts with a byte order mark, without which Excel garbles them", () => {
  expect(toCsv([["São Tomé", 1]])).toBe("\uFEFFSão Tomé,1\r\n");
  expect(toCsv([["a", 1]])).toBe("a,1\r\n");
});
