import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Ids of docs/requirements.md: each stands in bold at the start of a list item. */
const defined = [...readFileSync("docs/requirements.md", "utf8").matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
  ([, id]) => id!,
);
const groups = [...new Set(defined.map((id) => id.split("-")[0]))].join("|");

const read = (patterns: string[]) => globSync(patterns).map((file) => [file, readFileSync(file, "utf8")] as const);
const code = read(["{app,worker,local,scripts,tools,tests}/**/*.{ts,tsx,mjs,css}"]);
const testFiles = code.filter(([file]) => /\.(?:test|spec)\.tsx?$/.test(file));

/** A title begins with its ids, `test("HDR-4 OPS-2 the menu …"`, or takes one from a table: `id: "FTR-3"`. */
const idsOfTitles = (text: string) =>
  [...text.matchAll(/(?:\btest\(|\)\(|\bid:)\s*["'`]((?:[A-Z]{2,6}-[1-9]\d?(?![\w-]) ?)+)/g)].flatMap(([, ids]) =>
    ids!.trim().split(" "),
  );

/** All ids of the defined groups, and ids of any group that a comment gives as its source. Specimens have ids such as `RT-041`. */
const idsOf = (text: string) =>
  [
    ...text.matchAll(new RegExp(String.raw`(?<![\w-])((?:${groups})-[1-9]\d?)(?![\w-])`, "g")),
    ...text.matchAll(/Source: ([A-Z]{2,6}-[1-9]\d?)(?![\w-])/g),
  ].map(([, id]) => id!);

test("every requirement is defined once", () => {
  expect(defined.length).toBeGreaterThan(100);
  expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
});

test("every id in code and tests is defined in docs/requirements.md", () => {
  const known = new Set(defined);
  const unknown = code.flatMap(([file, text]) =>
    [...new Set([...idsOf(text), ...(testFiles.some(([name]) => name === file) ? idsOfTitles(text) : [])])]
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test("every id in docs/requirements.md stands in a test's title", () => {
  const tested = new Set(testFiles.flatMap(([, text]) => idsOfTitles(text)));
  expect(defined.filter((id) => !tested.has(id))).toEqual([]);
});
