import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The classes that a style sheet styles by themselves, in windows and in print. */
const classesOf = (file: string) => {
  const css = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  return [...css.matchAll(/(?:^|[{},])\s*\.([\w-]+)\s*(?=[,{])/g)].map(([, name]) => name!);
};

// The sheets of pages seen before stay in the document.
test("GEN-4 no class is styled by two features, so that no page changes another", () => {
  const owners = new Map<string, Set<string>>();
  for (const file of globSync("app/features/**/*.css"))
    for (const name of classesOf(file)) owners.set(name, (owners.get(name) ?? new Set()).add(file.split("/")[2]!));
  expect(owners.size).toBeGreaterThan(100);
  expect([...owners].filter(([, features]) => features.size > 1)).toEqual([]);
});
