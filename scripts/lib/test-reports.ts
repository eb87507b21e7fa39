// What the runners' JSON reports say: how many tests passed, and which failed and why.
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Tally {
  passed: number;
  /** One entry a failed test: where it is, its title, and how its reason begins. */
  failures: string[];
}

const REASON_LINES = 4;

const describe = (file: string, title: string, reason = "") =>
  [
    `${file} › ${title}`,
    ...stripVTControlCharacters(reason || "The runner gives no reason; a hook may have failed. See above.")
      .split("\n")
      .filter((line) => line.trim())
      .slice(0, REASON_LINES)
      .map((line) => `    ${line}`),
  ].join("\n");

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A file that broke outside its tests, for example in its imports or in a hook, counts as one failure more. */
export function readVitestReport(json: string): Tally {
  const { testResults } = JSON.parse(json) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: relative(".", name) })),
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failures: [
      ...testResults
        .filter(
          ({ status, message, assertionResults }) =>
            status === "failed" && (message || !assertionResults.some((result) => result.status === "failed")),
        )
        .map(({ name, message }) => describe(relative(".", name), "the whole file", message)),
      ...tests
        .filter(({ status }) => status === "failed")
        .map(({ file, fullName, failureMessages }) => describe(file, fullName, failureMessages[0])),
    ],
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  errors: { message?: string }[];
}

/** A test that passed on its second try has passed; the runner's own list names it as flaky. */
export function readPlaywrightReport(json: string): Tally {
  const report = JSON.parse(json) as PlaywrightReport;
  const tests = specsOf(report).flatMap(({ tests, ...spec }) => tests.map((test) => ({ ...spec, ...test })));
  return {
    passed: tests.filter(({ status }) => status === "expected" || status === "flaky").length,
    failures: [
      ...report.errors.map(({ message }) => describe("tests/playwright.config.ts", "the run itself", message)),
      ...tests
        .filter(({ status }) => status === "unexpected")
        .map(({ file, title, results }) => describe(`tests/e2e/${file}`, title, results.at(-1)?.errors[0]?.message)),
    ],
  };
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
  ...specs,
  ...suites.flatMap(specsOf),
];
