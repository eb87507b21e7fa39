import { relative, resolve, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "playwright/types/testReporter";
import type { JsonTestResults } from "vitest/node";

/** A test that ran, or a file that failed outside its tests: in an import or a hook. */
export interface TestResult {
  /** Relative to the project, with forward slashes. */
  file: string;
  line?: number;
  title: string;
  hasPassed: boolean;
  /** What is wrong, if it failed. */
  reason?: string;
}

const OUTSIDE_TESTS = "(outside its tests)";
const REASON_LINES = 12;

/** A path relative to the project, with forward slashes. */
export const projectPath = (...path: string[]): string => relative(".", resolve(...path)).replaceAll(sep, "/");

/** The tests that ran, from the JSON report of Vitest or Playwright. */
export const resultsIn = (report: JsonTestResults | JSONReport): TestResult[] =>
  "testResults" in report ? report.testResults.flatMap(vitestResults) : playwrightResults(report);

function vitestResults({ name, status, message, assertionResults }: JsonTestResults["testResults"][number]) {
  const file = projectPath(name);
  const results = assertionResults.flatMap((test): TestResult[] => {
    if (test.status !== "passed" && test.status !== "failed") return [];
    const hasPassed = test.status === "passed";
    return [{ file, line: test.location?.line, title: test.fullName, hasPassed, reason: test.failureMessages?.[0] }];
  });
  const isBroken = status === "failed" && results.every(({ hasPassed }) => hasPassed);
  return isBroken ? [...results, { file, title: OUTSIDE_TESTS, hasPassed: false, reason: message }] : results;
}

function playwrightResults({ config, suites, errors }: JSONReport): TestResult[] {
  const results = suites.flatMap(specsIn).flatMap((spec) =>
    spec.tests.flatMap(({ status, projectName, results }): TestResult[] => {
      if (status === "skipped") return [];
      const title = projectName ? `${spec.title} (${projectName})` : spec.title;
      // The last error is the most specific: the first may only be a timeout.
      const reason = results.at(-1)?.errors.at(-1)?.message;
      const file = projectPath(config.rootDir, spec.file);
      return [{ file, line: spec.line, title, hasPassed: status === "expected", reason }];
    }),
  );
  const broken = errors.map(({ message, location }) => {
    const file = location ? projectPath(location.file) : "tests";
    return { file, title: OUTSIDE_TESTS, hasPassed: false, reason: message };
  });
  return [...results, ...broken];
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsIn)];

/** A failure with the start of its reason, and the command that runs only that. */
export function failureText(name: string, reason: string, command: string): string {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    // The stack is in the runner's own output.
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, REASON_LINES);
  return [name, ...lines, `Run only this: ${command}`].join("\n    ");
}
