import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { TestName } from "../../app/content/shapes/conformance.ts";
import { run } from "../lib/run.ts";
import type { Verdict } from "./defect.ts";
import { type PlaywrightReport, specsOf, type VitestReport } from "./reports.ts";

/** A test that failed. */
export type Failure = NonNullable<Verdict["caughtBy"]>;

const REPORT = "reports/seed-defects.json";

export const needsBuild = (file: string): boolean => !file.startsWith("tests/unit/");

/**
 * Runs tests of one file in a folder of the project.
 * @param titles as the run says them; none stands for the whole file
 * @param isFirstEnough whether the first failure ends the run
 * @returns the tests that failed
 * @throws Error where no test ran: a title that is gone would otherwise pass for a defect that got through
 */
export async function failuresIn(
  folder: string,
  file: string,
  titles: readonly string[],
  isFirstEnough: boolean,
): Promise<Failure[]> {
  const report = join(folder, REPORT);
  rmSync(report, { force: true });
  const named = titles.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");
  const pattern = titles.length > 0 ? `(?:${named})$` : "";
  const [command, args] = file.startsWith("tests/e2e/")
    ? playwright(file, pattern, isFirstEnough)
    : vitest(file, pattern, isFirstEnough);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  await run(command, args, { cwd: folder, env, stdio: process.env["VERBOSE"] ? "inherit" : "ignore" });
  const outcome = existsSync(report) ? read(readFileSync(report, "utf8"), folder) : { ran: 0, failures: [] };
  if (outcome.ran === 0) throw new Error(`No test of ${file} ran: ${titles.join(", ") || "none is there"}.`);
  return outcome.failures;
}

const playwright = (file: string, pattern: string, isFirstEnough: boolean): [string, string[]] => [
  "playwright",
  [
    "test",
    "--config=tests/playwright.config.ts",
    "--reporter=json",
    ...(isFirstEnough ? ["-x"] : []),
    ...(pattern ? [`--grep=${pattern}`] : []),
    // A pattern as well.
    `${file.replace("tests/e2e/", "/").replaceAll(".", String.raw`\.`)}$`,
  ],
];

const vitest = (file: string, pattern: string, isFirstEnough: boolean): [string, string[]] => [
  "vitest",
  [
    "run",
    "--config=tests/vitest.config.ts",
    `--project=${file.split("/")[1]}`,
    "--reporter=json",
    `--outputFile=${REPORT}`,
    ...(isFirstEnough ? ["--bail=1"] : []),
    ...(pattern ? [`--testNamePattern=${pattern}`] : []),
    file,
  ],
];

interface Outcome {
  /** How many tests ran, or could not because their file broke. */
  ran: number;
  failures: Failure[];
}

const failure = (test: TestName, reason = ""): Failure => ({
  test,
  reason: stripVTControlCharacters(reason)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 8)
    .join(" "),
});

function read(json: string, folder: string): Outcome {
  const report = JSON.parse(json) as VitestReport | PlaywrightReport;
  if ("testResults" in report) {
    const results = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(folder, name);
      const tests = assertionResults.map((one) => ({ file, ...one }));
      const isBroken = status === "failed" && !tests.some((test) => test.status === "failed");
      return isBroken ? [{ file, fullName: "the whole file", status, failureMessages: [message] }] : tests;
    });
    const ran = results.filter(({ status }) => ["passed", "failed"].includes(status));
    const failed = ran.filter(({ status }) => status === "failed");
    return {
      ran: ran.length,
      failures: failed.map(({ file, fullName, failureMessages }) => failure([file, fullName], failureMessages[0])),
    };
  }
  const tests = specsOf(report).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({ test: [`tests/e2e/${file}`, title] as const, status, results })),
  );
  return {
    ran: tests.filter(({ status }) => status !== "skipped").length,
    failures: tests
      .filter(({ status }) => status === "unexpected")
      // The first may only say that time ran out.
      .map(({ test, results }) =>
        failure(
          test,
          results
            .at(-1)
            ?.errors.map(({ message }) => message)
            .join("\n"),
        ),
      ),
  };
}
