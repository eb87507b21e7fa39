// What the runners' JSON reports say: how many tests passed, and which failed and why.
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Tally {
  passed: number;
  /** One entry a failed test: where it is, its title, and how its reason begins. */
  failures: string[];
}

const REASON_LINES = 12;

/** Tests that may need another try, by `file › title`; each has its reason in tests/flaky.json. */
export type KnownFlaky = ReadonlySet<string>;

const retried = (file: string, title: string, reason?: string) =>
  describe(file, title, `It passed only when it was tried again: mend it, or list it in tests/flaky.json.\n${reason}`);

const describe = (file: string, title: string, reason = "") =>
  [
    `${file} › ${title}`,
    ...stripVTControlCharacters(reason || "The runner gives no reason; a hook may have failed. See above.")
      .split("\n")
      // The calls that led there stand above, in the runner's own words.
      .filter((line) => line.trim() && !/^\s*at /.test(line))
      .slice(0, REASON_LINES)
      .map((line) => `    ${line}`),
  ].join("\n");

/** What is read of a report of Vitest. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A file that broke outside its tests, for example in its imports or in a hook, counts as one failure more, and so does a test that passed on another try. */
export function readVitestReport(json: string, flaky: KnownFlaky = new Set()): Tally {
  const { testResults } = JSON.parse(json) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: relative(".", name) })),
  );
  const passed = tests.filter(({ status }) => status === "passed");
  // What it failed of at first stays in the report.
  const again = passed.filter(
    ({ file, fullName, failureMessages }) => failureMessages.length > 0 && !flaky.has(`${file} › ${fullName}`),
  );
  return {
    passed: passed.length - again.length,
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
      ...again.map(({ file, fullName, failureMessages }) => retried(file, fullName, failureMessages[0])),
    ],
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName?: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** What is read of a report of Playwright. */
export interface PlaywrightReport extends PlaywrightSuite {
  errors: { message?: string }[];
}

/**
 * As above: a test that passed on another try is a failure, unless it is known for it. Where a test runs in several projects,
 * their name stands before its title.
 * @param folder that the report's files are named from
 */
export function readPlaywrightReport(json: string, flaky: KnownFlaky = new Set(), folder = "tests/e2e"): Tally {
  const report = JSON.parse(json) as PlaywrightReport;
  const tests = specsOf(report).flatMap(({ tests, ...spec }) =>
    tests.map((test) => ({
      ...spec,
      ...test,
      file: `${folder}/${spec.file}`,
      title: test.projectName ? `${test.projectName}: ${spec.title}` : spec.title,
    })),
  );
  const again = tests.filter(({ status, file, title }) => status === "flaky" && !flaky.has(`${file} › ${title}`));
  const passed = tests.filter(({ status }) => status === "expected" || status === "flaky");
  return {
    passed: passed.length - again.length,
    failures: [
      ...report.errors.map(({ message }) => describe(folder, "the run itself", message)),
      ...tests
        .filter(({ status }) => status === "unexpected")
        .map(({ file, title, results }) => describe(file, title, results.at(-1)?.errors[0]?.message)),
      ...again.map(({ file, title, results }) => retried(file, title, results[0]?.errors[0]?.message)),
    ],
  };
}

/** The tests of a suite and of the suites in it. */
export const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
  ...specs,
  ...suites.flatMap(specsOf),
];
