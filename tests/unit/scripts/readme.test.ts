import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/operations.md"]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("every command that the documents name is there", () => {
  const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  // The machine's own Node may be too old for TypeScript; the scripts above bring the project's.
  expect(text).not.toMatch(/`node scripts\//);
});

test("every file of the source that the documents name is there", () => {
  const named = [...text.matchAll(/`((?:app|worker|local|tests|scripts|docs)\/[\w./-]*)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
