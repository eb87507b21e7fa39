import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const sheets = globSync("app/**/*.css");
const LAYERS = "app/styles/layers.css";
/** The sheets of pages. That each is used, the linter checks. */
const pageSheets = [...readFileSync("app/styles/page-sheets.ts", "utf8").matchAll(/from "([^"]+\.css)\?url"/g)].map(
  ([, path]) => join("app/styles", path!),
);

/** The site's own style sheet, and those of pages. */
const lists = ["app/styles/site.css", ...pageSheets];

const imported = (list: string) =>
  [...readFileSync(list, "utf8").matchAll(/@import "([^"]+)"/g)].map(([, path]) => join(dirname(list), path!));

test("every style sheet is in one list, the site's or a page's, in the order of layers", () => {
  const listed = lists.flatMap(imported).filter((path) => path !== LAYERS);
  const others = [...lists, LAYERS, "app/styles/print.css"];
  // Whichever a browser reads first.
  for (const list of pageSheets) expect(imported(list)[0], list).toBe(LAYERS);
  expect([...listed, ...others].toSorted()).toEqual(sheets.toSorted());
  const order = /@layer ([\w, ]+);/.exec(readFileSync(LAYERS, "utf8"))![1]!.split(", ");
  for (const path of listed) {
    const layers = [...readFileSync(path, "utf8").matchAll(/@layer (\w+) \{/g)].map(([, name]) => name!);
    expect(order, path).toEqual(expect.arrayContaining(layers));
    if (path !== "app/styles/fonts.css") expect(layers.length, path).toBeGreaterThan(0);
  }
});

test("!important is used for print and forced colors only", () => {
  for (const path of sheets) {
    if (path === "app/styles/print.css") continue;
    let rest = readFileSync(path, "utf8");
    for (const block of rest.match(/^( *)@media [^{]*(?:print|forced-colors)[^{]*\{[^]*?^\1\}/gm) ?? [])
      rest = rest.replace(block, "");
    expect(rest, path).not.toContain("!important");
  }
});
