import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SHIMS = globSync("{app/router,worker,scripts}/shims/*.ts", { exclude: ["**/*.test.ts"] });
/** Internals of libraries that only shims may use; the linter checks imports (oxlint.config.ts). */
const INSIDE = /__reactRouter|react-aria-pressable-style|history\.state\.idx|new PopStateEvent/;

test("each shim documents its library, its gain, when to remove it, and the test that tells so", () => {
  expect(SHIMS.length).toBeGreaterThan(6);
  for (const file of SHIMS) {
    const head = /^\/\*\n(.*?)\n \*\/\n/s.exec(readFileSync(file, "utf8"))?.[1] ?? "";
    const text = head.replace(/\n \* (?![A-Z][a-z]+(?: when)?: )/g, " ");
    for (const field of ["Library", "Changed", "Gain", "Upstream", "Remove when"])
      expect(text, file).toContain(`* ${field}: `);
    const [, where = "", title = ""] = /\* Test: (\S+), "(.+)"\.$/.exec(text) ?? [];
    expect(readFileSync(where, "utf8"), `${file}: ${where}`).toContain(title);
  }
});

test("only shims access the internals of libraries", () => {
  const files = globSync("{app,shared,worker,scripts}/**/*.{ts,tsx}", { exclude: ["**/*.test.{ts,tsx}"] }).filter(
    (file) => !SHIMS.includes(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => INSIDE.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("each shim names the installed version of its library", () => {
  const outdated = SHIMS.flatMap((file) => {
    const [, name = "", version] = /\* Library: (\S+) (\d[\d.]*\d)/.exec(readFileSync(file, "utf8")) ?? [];
    const { version: installed } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
      version: string;
    };
    return version === installed ? [] : [`${file} names ${name} ${version}; installed: ${installed}`];
  });
  expect(outdated).toEqual([]);
});
