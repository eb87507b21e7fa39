import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest, the longest first: started late, one of them would run on while the other cores idle. */
const LONGEST = [
  "worker/contact-property.test.ts",
  "worker/contact-outbox.test.ts",
  "worker/budget.test.ts",
  "worker/html-validate.test.ts",
  "unit/content/removed-claims.test.tsx",
  "unit/scripts/bootstrap.test.ts",
  "unit/search/golden.test.ts",
  "unit/scripts/sbom.test.ts",
];

/** Vitest's own order, which on a clean checkout is that of the files' sizes, behind the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own, which changes nothing it is given.
    const ordered = await super.sort(files);
    return ordered.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}`));
  return rank < 0 ? LONGEST.length : rank;
}
