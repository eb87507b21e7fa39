import type { TestName } from "../../app/content/shapes/conformance.ts";
import type { Outcome } from "./test-outcomes.ts";

/**
 * Tests that the accessibility conformance report names and that did not run or did not pass, a sentence each. A title with
 * `${…}` names every test that was made from it. Source: TRUST-2.
 * @param proofs tests by criterion
 * @param hasSlow whether the run had the slow files; tests in those are doubted in no other run
 */
export function unproven(
  proofs: Readonly<Record<string, readonly TestName[]>>,
  outcomes: readonly Outcome[],
  hasSlow: boolean,
): string[] {
  return Object.entries(proofs).flatMap(([criterion, tests]) =>
    tests
      .filter(([file]) => hasSlow || !file.includes(".slow."))
      .flatMap(([file, title]) => {
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
