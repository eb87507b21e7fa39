// Runs Vitest or Playwright on a part of the tests and reads the outcomes from its reporter.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { run } from "./run.ts";
import type { FilePart } from "./test-arguments.ts";
import { type Outcome, WHOLE_FILE } from "./test-outcomes.ts";

interface Suite {
  part: FilePart;
  /** All files if empty. */
  files: readonly string[];
  /** A test's title must contain one of these; all tests if empty. */
  titles: readonly string[];
  /** Folder for reports and results. */
  reports: string;
}

/**
 * The outcomes of all tests that ran. A run that fails without a failed test, or writes no report, counts as one
 * failure.
 */
export async function runSuite({ part, files, titles, reports }: Suite): Promise<Outcome[]> {
  const report = resolve(reports, `${part}.json`);
  const isVitest = part === "unit" || part === "worker";
  const command = isVitest ? "vitest" : "playwright";
  const args = isVitest
    ? ["run", "--config=tests/vitest.config.ts", `--project=${part}*`]
    : ["test", `--config=tests/${CONFIG[part]}`, `--output=${join(reports, `results-${part}`)}`];
  if (titles.length > 0) {
    const pattern = titles.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");
    args.push(...(isVitest ? ["--passWithNoTests", "-t"] : ["--pass-with-no-tests", "--grep"]), pattern);
  }
  const code = await run(command, [...args, ...files], { env: { ...process.env, TEST_REPORT: report } });
  const failed = (reason: string) => ({ file: `tests (${part})`, title: WHOLE_FILE, hasPassed: false, reason });
  try {
    const outcomes = JSON.parse(await readFile(report, "utf8")) as Outcome[];
    if (code === 0 || outcomes.some(({ hasPassed }) => !hasPassed)) return outcomes;
    return [...outcomes, failed(`${command} ended with ${code}.`)];
  } catch (error) {
    return [failed(`No report: ${(error as Error).message}`)];
  }
}

const CONFIG = { browser: "playwright.config.ts", engines: "engines.config.ts" };
