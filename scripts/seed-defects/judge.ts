import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TestName } from "../../app/content/shapes/conformance.ts";
import { build } from "./build.ts";
import type { Defect, Verdict } from "./defect.ts";
import type { Scene } from "./scene.ts";
import { failuresIn, needsBuild } from "./try-tests.ts";

/** Puts one defect in and tries tests, those it names or every one, until one fails. */
export async function judge(scene: Scene, defect: Defect, isOnAll: boolean): Promise<Verdict> {
  scene.put(defect.patches);
  try {
    const tests = byFile(isOnAll ? everyTest(scene.folder) : defect.tests);
    if (tests.some(([file]) => needsBuild(file))) await build(scene.folder);
    for (const [file, titles] of tests) {
      const [caughtBy] = await failuresIn(scene.folder, file, titles, true);
      if (caughtBy) return { defect, caughtBy };
    }
    return { defect, caughtBy: null };
  } finally {
    scene.clear();
  }
}

/** The tests of some defects that fail on the site as it is, each once. */
export async function redWithoutDefects(scene: Scene, defects: readonly Defect[]): Promise<string[]> {
  const red: string[] = [];
  for (const [file, titles] of byFile(defects.flatMap(({ tests }) => tests))) {
    const failures = await failuresIn(scene.folder, file, titles, false);
    red.push(...failures.map(({ test, reason }) => `${test.join(" › ")}: ${reason}`));
  }
  return red;
}

/** Titles by file; a file of which all is wanted has none. */
function byFile(tests: readonly TestName[]): [file: string, titles: string[]][] {
  const titles = new Map<string, Set<string>>();
  for (const [file, title] of tests) titles.set(file, (titles.get(file) ?? new Set()).add(title));
  return [...titles].map(([file, named]) => [file, named.has("") ? [] : [...named]]);
}

const everyTest = (folder: string): TestName[] =>
  ["unit", "worker", "e2e"].flatMap((part) =>
    readdirSync(join(folder, "tests", part), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => [`tests/${part}/${file}`, ""] as const),
  );
