import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files, slowest first: started late, one of them would run on while the other cores are idle. */
const LONGEST = [
  "worker/query.test.ts",
  "worker/smoke.test.ts",
  "worker/html-validate.test.ts",
  "worker/cache.test.ts",
  "worker/markdown.test.ts",
  "worker/budget.test.ts",
  "worker/page-faults.test.ts",
  "worker/deploy.test.ts",
];

/** Runs the slowest files first, then the others in Vitest's own order, which is by size on a clean checkout. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method, which does not mutate its argument.
    const ordered = await super.sort(files);
    return ordered.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}`));
  return rank < 0 ? LONGEST.length : rank;
}
