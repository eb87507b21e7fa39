import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { stylesOf, stylesOfRoutes } from "../../scripts/lib/styles-of-routes.ts";

/** A build writes those of fonts and pictures into app/assets. */
const sheets = globSync("app/**/*.css", { exclude: ["app/assets/**"] });
const LAYERS = "app/styles/layers.css";
const SITE = "app/styles/site.css";
const PRINT = "app/styles/print.css";

const importsOf = (list: string) =>
  [...readFileSync(list, "utf8").matchAll(/@import "([^"]+)"/g)]
    .map(([, path]) => join(dirname(list), path!))
    .filter((path) => !path.startsWith("app/assets/"));
const ofSite = importsOf(SITE);
const ofRoutes = [...new Set(Object.values(stylesOfRoutes()).flat())];

test("every style sheet is imported once: by the site's, by that for print, or by the components of routes", () => {
  const listed = [...ofSite, ...importsOf(PRINT), ...ofRoutes, SITE, PRINT, LAYERS];
  expect(listed.toSorted()).toEqual(sheets.toSorted());
});

test("what every page shows has its styles in the site's style sheet", () => {
  expect(stylesOf("app/root.tsx")).toEqual([LAYERS, SITE]);
});

test("every style sheet names its layers", () => {
  const order = /@layer ([\w, ]+);/.exec(readFileSync(LAYERS, "utf8"))![1]!.split(", ");
  for (const path of [...ofSite, ...ofRoutes]) {
    const layers = [...readFileSync(path, "utf8").matchAll(/@layer (\w+) \{/g)].map(([, name]) => name!);
    expect(order, path).toEqual(expect.arrayContaining(layers));
    expect(layers.length, path).toBeGreaterThan(0);
  }
});

test("!important is used for print and forced colors only", () => {
  for (const path of sheets) {
    let rest = readFileSync(path, "utf8");
    for (const block of rest.match(/^( *)@media [^{]*(?:print|forced-colors)[^{]*\{[^]*?^\1\}/gm) ?? [])
      rest = rest.replace(block, "");
    expect(rest, path).not.toContain("!important");
  }
});
