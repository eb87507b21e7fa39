import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SHIMS = globSync("{app,worker,scripts}/shims/*.ts");
/** What libraries keep to themselves, wherever it is written; imports are the linter's (.oxlintrc.json). */
const INSIDE = /__reactRouter|react-aria-pressable-style|history\.state\.idx|new PopStateEvent/;

test("each shim says what it leans on, what it gains, when it goes, and which test tells when that is so", () => {
  expect(SHIMS.length).toBeGreaterThan(8);
  for (const file of SHIMS) {
    const head = /^\/\*\n(.*?)\n \*\/\n/s.exec(readFileSync(file, "utf8"))?.[1] ?? "";
    const text = head.replace(/\n \* (?![A-Z][a-z]+: )/g, " ");
    for (const field of ["Library", "Changed", "Gain", "Upstream", "Goes"])
      expect(text, file).toContain(`* ${field}: `);
    const [, where = "", title = ""] = /\* Test: (\S+), "(.+)"\.$/.exec(text) ?? [];
    expect(readFileSync(where, "utf8"), `${file}: ${where}`).toContain(title);
  }
});

test("nothing outside the shims reaches into a library", () => {
  const files = globSync("{app,worker,scripts,local}/**/*.{ts,tsx}").filter((file) => !SHIMS.includes(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => INSIDE.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("each shim names the version of its library that is installed", () => {
  for (const file of SHIMS) {
    const [, name = "", version] = /\* Library: (\S+) (\d[\d.]*\d)/.exec(readFileSync(file, "utf8")) ?? [];
    const { version: installed } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
      version: string;
    };
    expect(version, file).toBe(installed);
  }
});
