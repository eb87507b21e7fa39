import { parseSync, Visitor } from "vite";
import type { Specimen } from "../../app/content/types/specimen.types.ts";
import { booksProgram } from "../../scripts/lib/books-program.ts";

/** What the books record: an amount, a date, a flag, an id, a word, or a list of records. */
export type Recorded = string | number | boolean | null | Recorded[];

/** Files that compute and format. They record nothing. */
const NO_RECORDS = /\/(?:balances|calendar|cells|entries|format-values|patterns|rows|statements)\.ts$/;

/** Parts of a module that record nothing: imports, and the steps of a computation. */
const NOT_RECORDS = ["FunctionDeclaration", "ArrowFunctionExpression", "ImportDeclaration"] as const;

/** Each posted line is a record of its own, although one amount is posted to several accounts. */
const POSTED_LINES = `
for (const document of documents) {
  document.lines = document.lines.map((line, index) => ({
    ...line,
    amount: recorded(document.id + " line " + index, line.amount),
  }));
}`;

/** A module that passes each literal and list of its records through `recorded`, with a key for each. */
function asking(source: string, file: string): string {
  const before: { at: number; text: string }[] = [];
  let inside = 0;
  const skip = Object.fromEntries(
    NOT_RECORDS.flatMap((type) => [
      [type, () => (inside += 1)],
      [`${type}:exit`, () => (inside -= 1)],
    ]),
  );
  const keys = new Set<number>();
  const wrap = ({ start, end }: { start: number; end: number }) => {
    if (inside || keys.has(start)) return;
    before.push({ at: start, text: `recorded(${JSON.stringify(`${file} ${start}`)}, ` }, { at: end, text: ")" });
  };
  new Visitor({
    ...skip,
    Property: ({ key }) => void keys.add(key.start),
    Literal: wrap,
    ArrayExpression: wrap,
  }).visit(parseSync("books.js", source).program);
  // Where two insertions meet, an inner one that ends comes first.
  const ordered = before.toSorted((a, b) => a.at - b.at || Number(b.text === ")") - Number(a.text === ")"));
  let code = "";
  let at = 0;
  for (const insertion of ordered) {
    code += source.slice(at, insertion.at) + insertion.text;
    at = insertion.at;
  }
  return code + source.slice(at);
}

/** The books as a program: `recorded` has all records by key; `specimensWith` computes the specimens with one changed. */
export async function alterableBooks() {
  const code = await booksProgram("app/content/specimens/index.ts", (source, file) => {
    if (NO_RECORDS.test(`/${file}`)) return undefined;
    const asked = asking(source, file);
    return file === "ledger/index.ts" ? asked + POSTED_LINES : asked;
  });
  // The project's own modules, evaluated once for each changed record.
  // oxlint-disable-next-line no-new-func
  const compute = new Function("recorded", "exports", code) as (
    recorded: (key: string, value: Recorded) => Recorded,
    exports: { specimens?: readonly Specimen[] },
  ) => void;
  const specimensFrom = (read: (key: string, value: Recorded) => Recorded): readonly Specimen[] => {
    const exports: { specimens?: readonly Specimen[] } = {};
    compute(read, exports);
    return exports.specimens!;
  };
  const recorded = new Map<string, Recorded>();
  const specimens = specimensFrom((key, value) => {
    recorded.set(key, value);
    return value;
  });
  /** The specimens with another value of a record, or undefined if the books cannot be computed with it. */
  const specimensWith = (changed: string, other: Recorded): readonly Specimen[] | undefined => {
    try {
      return specimensFrom((key, value) => (key === changed ? other : value));
    } catch {
      return undefined;
    }
  };
  return { recorded, specimens, specimensWith };
}
