import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesOf, problemsOfPage } from "../../../../scripts/rehearse/page-check.ts";
import type { Build } from "../../../../scripts/rehearse/twin-build.ts";

let folder: string;
let builds: Build[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "page-check-"));
  builds = ["one", "two"].map((name): Build => {
    const clientDir = join(folder, name);
    mkdirSync(join(clientDir, "assets"), { recursive: true });
    writeFileSync(join(clientDir, `assets/root-${name}.css`), `.root-of-${name}{}`);
    writeFileSync(join(clientDir, `assets/about-${name}.css`), `.about-of-${name}{}`);
    const files = ["root", "about"].map((sheet) => `/assets/${sheet}-${name}.css`);
    return {
      name,
      serverDir: "",
      clientDir,
      files: new Set([...files, `/assets/about-${name}.js`]),
      clientBuild: name,
    };
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const page = ({ sheet = "one", script = "one", end = "</body></html>" } = {}) =>
  `<style data-sheets="/assets/about-one.css" nonce="n">.root-of-${sheet}{}\n.about-of-one{}</style>` +
  `<img src="/pictures/hero-1.avif"><script>import "/assets/about-${script}.js"</script>${end}`;

test("OPS-4 a whole page of one build has no problem, and all the files it names are found", () => {
  expect(problemsOfPage(page(), "one", builds)).toEqual([]);
  expect(filesOf(page())).toEqual(["/assets/about-one.css", "/pictures/hero-1.avif", "/assets/about-one.js"]);
});

test.each([
  ["ends early", { end: "" }, "ends in the middle"],
  [
    "names another build's script",
    { script: "two" },
    "is of one and names files of another build: /assets/about-two.js",
  ],
  ["carries another build's sheet", { sheet: "two" }, "has a sheet of another build"],
])("OPS-4 a page that %s is told", (_name, change, problem) => {
  expect(problemsOfPage(page(change), "one", builds)).toEqual([problem]);
});

test("OPS-4 a page of a build that nobody deployed is told", () => {
  expect(problemsOfPage(page(), "three", builds)).toEqual(["is of an unknown build, three"]);
});
