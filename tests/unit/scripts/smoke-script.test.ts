import { expect, test } from "vitest";
import { missingNames, readScript } from "../../../scripts/lib/smoke/script.ts";

/** Problems of scripts that import each other, by URL. */
function problemsOf(files: Record<string, string>): string[] {
  const scripts = new Map(Object.entries(files).map(([path, code]) => [path, readScript(path, code)]));
  return [...[...scripts.values()].flatMap(({ problems }) => problems), ...missingNames(scripts)];
}

const GOOD = {
  "/assets/manifest.js": `window.m={"hasDefaultExport":true,"hasErrorBoundary":false,"module":"/assets/page.js"};`,
  "/assets/page.js": `import{t as e,n}from"./parts.js";import o from"./other.js";var p=e+n+o;export{p as default};`,
  "/assets/parts.js": `var a=1,b=2;export{a as t,b as n};export{c as again}from"./other.js";`,
  "/assets/other.js": `var c=1;export{c};export default c;`,
};

test("OPS-3 scripts that find each other's names are whole", () => {
  expect(problemsOf(GOOD)).toEqual([]);
});

test.each([
  ["/assets/parts.js", `var a=1;`, /^\/assets\/parts\.js gives no "t", which \/assets\/page\.js takes from it/],
  ["/assets/page.js", `import{t as e,n}from"./parts.js";`, /gives no "default", which \/assets\/manifest\.js takes/],
  ["/assets/other.js", `export default 1;`, /^\/assets\/other\.js gives no "c", which \/assets\/parts\.js takes/],
  ["/assets/parts.js", `var a=1,b=2;export{a as`, /^\/assets\/parts\.js is no script that a browser runs: /],
  [
    "/assets/page.js",
    `<!doctype html><title>Not found</title>`,
    /^\/assets\/page\.js is no script that a browser runs: /,
  ],
])("OPS-3 a smoke test notices %s with %s", (path, code, problem) => {
  const problems = problemsOf({ ...GOOD, [path]: code });
  expect(problems[0]).toMatch(problem);
});
