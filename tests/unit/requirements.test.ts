import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Ids of docs/requirements.md: in bold at the start of a list item. */
const requirements = readFileSync("docs/requirements.md", "utf8");
const defined = [...requirements.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id!);
const groups = [...new Set(defined.map((id) => id.split("-")[0]))].join("|");

const files = globSync("{app,shared,worker,local,scripts,tools,tests}/**/*.{ts,tsx,mjs,css}", {
  exclude: ["**/node_modules"],
}).map((file) => [file, readFileSync(file, "utf8")] as const);

/** An id. Specimens and rules have other ids of the same form, such as `RT-041` and `DEP-26-12`. */
const ID = String.raw`[A-Z]{2,6}-[1-9]\d?(?![\w-])`;
/** Citations: any id of a defined group, and any id in a "Source:" or at the start of a title. */
const CITED = new RegExp(
  String.raw`(?<![\w-])(?=(?:${groups})-)(${ID})|Source: (${ID})|\btest\(\s*["'${"`"}](${ID})`,
  "g",
);
/** The ids at the start of a title: in `test("…")`, after `test.each(…)`, or in a table as `id: "…"`. */
const TITLE = new RegExp(String.raw`(?:\btest\(|\)\(|\bid:)\s*["'${"`"}]((?:${ID} ?)+)`, "g");

test("every requirement is defined once", () => {
  expect(defined.length).toBeGreaterThan(100);
  expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
});

test("every id in code and tests is defined in docs/requirements.md", () => {
  const cited = files.flatMap(([file, text]) =>
    [...text.matchAll(CITED)].map(([, known, source, title]) => ({ file, id: known ?? source ?? title! })),
  );
  expect(cited.length).toBeGreaterThan(1000);
  expect(cited.filter(({ id }) => !defined.includes(id))).toEqual([]);
});

test("every id in docs/requirements.md is in the title of a test of every run", () => {
  const tests = files.filter(([file]) => /(?<!\.slow)\.(?:test|spec)\.tsx?$/.test(file));
  const titles = tests.flatMap(([, text]) => [...text.matchAll(TITLE)].map(([, ids]) => ids!.trim()));
  const tested = new Set(titles.flatMap((ids) => ids.split(" ")));
  expect(defined.filter((id) => !tested.has(id))).toEqual([]);
});
