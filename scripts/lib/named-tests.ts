import { relative } from "node:path";
import type { TestName } from "../../app/content/shapes/conformance.ts";
import { type PlaywrightReport, specsOf, type VitestReport } from "./test-reports.ts";

/** A test of a run: where it is, its title as the runner says it, and whether it passed. */
export interface Outcome {
  file: string;
  title: string;
  hasPassed: boolean;
}

/** The tests of a report of Vitest. */
export const vitestOutcomes = (json: string): Outcome[] =>
  (JSON.parse(json) as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(".", name),
      title: fullName,
      hasPassed: status === "passed",
    })),
  );

/** The tests of a report of Playwright. */
export const playwrightOutcomes = (json: string): Outcome[] =>
  specsOf(JSON.parse(json) as PlaywrightReport).flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({
      file: `tests/e2e/${file}`,
      title,
      hasPassed: status === "expected" || status === "flaky",
    })),
  );

/**
 * What the accessibility conformance report names as tests and the run cannot vouch for, a sentence each: tests that did not
 * run, or did not pass. A title with `${…}` names every test that was made from it. Source: TRUST-2.
 * @param proofs tests by criterion
 */
export function unproven(
  proofs: Readonly<Record<string, readonly TestName[]>>,
  outcomes: readonly Outcome[],
): string[] {
  return Object.entries(proofs).flatMap(([criterion, tests]) =>
    tests.flatMap(([file, title]) => {
      const pattern = patternOf(title);
      const found = outcomes.filter((outcome) => outcome.file === file && pattern.test(outcome.title));
      if (found.length > 0 && found.every(({ hasPassed }) => hasPassed)) return [];
      return [`${criterion} names ${file} › ${title}, which did not ${found.length > 0 ? "pass" : "run"}`];
    }),
  );
}

/** The end of a runner's title, whose `${…}` stands for anything: before it may stand the names of groups. */
export const patternOf = (title: string) =>
  new RegExp(
    `(?:^|\\s)${title
      .split(/\$\{\w+\}/)
      .map(literal)
      .join(".*")}$`,
  );

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
