import type { TestName } from "../../app/content/types/conformance.types.ts";
import type { TestResult } from "./test-results.ts";

/**
 * Tests named in the accessibility conformance report that did not run or did not pass, one message each. A title with
 * `${…}` matches every test generated from it. Source: TRUST-2.
 * @param proofs tests by criterion
 * @param hasSlow whether the run included slow files; otherwise tests in these are not reported
 */
export function unprovenCriteria(
  proofs: Readonly<Record<string, readonly TestName[]>>,
  results: readonly TestResult[],
  hasSlow: boolean,
): string[] {
  return Object.entries(proofs).flatMap(([criterion, tests]) =>
    tests
      .filter(([file]) => hasSlow || !file.includes(".slow."))
      .flatMap(([file, title]) => {
        const pattern = patternOf(title);
        const found = results.filter((result) => result.file === file && pattern.test(result.title));
        if (found.length > 0 && found.every(({ hasPassed }) => hasPassed)) return [];
        return [`${criterion} names ${file} › ${title}, which did not ${found.length > 0 ? "pass" : "run"}`];
      }),
  );
}

/** Matches the end of a runner's title: names of groups may precede it, and `${…}` matches anything. */
const patternOf = (title: string) =>
  new RegExp(
    `(?:^|\\s)${title
      .split(/\$\{\w+\}/)
      .map(literal)
      .join(".*")}$`,
  );

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
