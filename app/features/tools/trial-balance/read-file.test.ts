import { expect, test } from "vitest";
import { MAX_CHARS } from "./limits.ts";
import { readFile } from "./read-file.ts";
import { checkEach } from "../../../../tests/support/check-each.ts";

const LINE = "101000,São Tomé,5";
const utf16 = (mark: number[], isLittle: boolean) => {
  const units = [...LINE].map((letter) => letter.charCodeAt(0));
  return [...mark, ...units.flatMap((unit) => (isLittle ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff]))];
};

test("TOOL-2 a file is read in the encoding in which a spreadsheet wrote it", () =>
  checkEach(
    [
      ["UTF-8", [...new TextEncoder().encode(LINE)]],
      ["UTF-8 with a byte order mark", [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(LINE)]],
      ["UTF-16, little end first", utf16([0xff, 0xfe], true)],
      ["UTF-16, big end first", utf16([0xfe, 0xff], false)],
      ["Excel's CSV on Windows", [...LINE].map((letter) => letter.charCodeAt(0))],
    ] as [string, number[]][],
    async (_name, bytes) => expect(await readFile(new Blob([new Uint8Array(bytes)]))).toBe(LINE),
  ));

test("TOOL-2 a workbook, a document, a huge file and a folder are refused by name", async () => {
  for (const start of ["PK\u0003\u0004\u0014\0", "%PDF-1.7", "{\\rtf1", "101000\0"])
    expect(await readFile(new Blob([start])), start).toEqual({ failure: "not-text" });
  expect(await readFile(new Blob(["1".repeat(MAX_CHARS + 1)]))).toEqual({ failure: "too-large" });
  expect(await readFile(new Blob(["\n".repeat(40_000)]))).toEqual({ failure: "too-many-lines" });
  const folder = { size: 0, arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) };
  expect(await readFile(folder as unknown as Blob)).toEqual({ failure: "unreadable" });
});
