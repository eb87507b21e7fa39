/** Parts of a test run, in their order. */
export const TEST_PARTS = ["types", "lint", "format", "unit", "worker", "browser", "engines"] as const;
export type TestPart = (typeof TEST_PARTS)[number];

/** Which part runs the files of a folder. */
const PART_OF_FOLDER: [folder: string, part: TestPart][] = [
  ["tests/unit/", "unit"],
  ["tests/worker/", "worker"],
  ["tests/e2e/", "browser"],
  ["tests/engines/", "engines"],
];

export interface TestArguments {
  parts: TestPart[];
  /** Files of each part; a part without any runs all of its own. */
  files: Partial<Record<TestPart, string[]>>;
}

/**
 * Reads what `npm test` is asked for: names of parts, test files, or nothing for all parts.
 * @param exists whether a path is there
 * @throws Error with a sentence for the one who typed it, since a run of nothing would pass
 */
export function readTestArguments(args: string[], exists: (path: string) => boolean): TestArguments {
  if (args.length === 0) return { parts: [...TEST_PARTS], files: {} };
  const wanted = new Set<TestPart>();
  const files: TestArguments["files"] = {};
  for (const arg of args) {
    const named = TEST_PARTS.find((part) => part === arg);
    const path = arg.replace(/^\.\//, "");
    const part = named ?? PART_OF_FOLDER.find(([folder]) => path.startsWith(folder) && exists(path))?.[1];
    if (!part) {
      throw new Error(
        `"${arg}" is neither a part (${TEST_PARTS.join(", ")}) nor a file of tests/unit, tests/worker, tests/e2e or tests/engines.`,
      );
    }
    wanted.add(part);
    if (!named) (files[part] ??= []).push(path);
  }
  // A part that is named as well runs whole.
  for (const arg of args) if (TEST_PARTS.some((part) => part === arg)) delete files[arg as TestPart];
  return { parts: TEST_PARTS.filter((part) => wanted.has(part)), files };
}
