// `npm test`: types, lint, format, unit, build, worker and browser tests. `npm run test:all` adds the slow ones. Ends
// with the failures, what could not run, and a one-line summary.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PROOFS } from "../app/content/accessibility/proofs.ts";
import { build } from "./build.ts";
import { ensureChromium } from "./lib/ensure-chromium.ts";
import { ensureEngines } from "./lib/ensure-engines.ts";
import { run } from "./lib/run.ts";
import { STATIC_CHECKS } from "./lib/static-checks.ts";
import { failureText, projectPath, resultsIn, type TestResult } from "./lib/test-results.ts";
import { unprovenCriteria } from "./lib/unproven-criteria.ts";

const USAGE = `npm test [part | file | title …] [-- --all] [-- OPTION …]

  npm test                          everything except slow tests
  npm run test:all                  everything
  npm test unit worker              parts: types, lint, format, unit, worker, browser, engines
  npm test tests/e2e/csp.spec.ts    one file or folder; csp.spec.ts:20 is its test in line 20
  npm test browser HDR-4            tests whose title matches HDR-4, a regular expression
  npm test -- --all worker          with slow files

Other options go to Vitest and Playwright. SKIP_BUILD=1 uses the last build. ENGINES=firefox,webkit chooses browser
engines. SEED=… repeats generated tests.`;

const SUITES = {
  unit: "vitest run --config=tests/vitest.config.ts --project=unit* --reporter=minimal --reporter=json",
  worker: "vitest run --config=tests/vitest.config.ts --project=worker --reporter=minimal --reporter=json",
  browser: "playwright test --config=tests/playwright.config.ts --reporter=dot,json --pass-with-no-tests",
  engines: "playwright test --config=tests/engines.config.ts --reporter=list,json --pass-with-no-tests",
};
type Suite = keyof typeof SUITES;

const isPart = (arg: string) => Object.hasOwn({ ...STATIC_CHECKS, ...SUITES }, arg);
/** A file or, if it contains a slash, a folder. */
const isPath = (arg: string) => /^\S+\.tsx?(?::\d+)?$/.test(arg) || (arg.includes("/") && existsSync(arg));

if (process.argv.includes("--help")) end(USAGE, 0);
// A title may follow -t or -g, as in the commands of the runners.
const args = process.argv.slice(2).filter((arg) => !/^(?:--all|-t|-g)$/.test(arg));
const files = args.filter(isPath).map((path) => projectPath(path));
const options = args.filter((arg) => arg.startsWith("-"));
const titles = args.filter((arg) => !isPart(arg) && !isPath(arg) && !options.includes(arg));
const missing = files.find((file) => !existsSync(file.replace(/:\d+$/, "")));
if (missing) end(`There is no test file ${missing}.`, 1);
const all = process.argv.includes("--all") || files.some((file) => file.includes(".slow."));
if (all) process.env["TEST_ALL"] = "1";

const named = new Set([...args.filter(isPart), ...files.map(suiteOf)]);
/** Whether to run a part: if it or one of its files is named, or if none is. Checks have no titles. */
const wants = (part: string) =>
  named.size > 0 ? named.has(part) : (all || part !== "engines") && (titles.length === 0 || part in SUITES);

/** A folder per run, because several runs in one checkout may write reports at the same time. */
await mkdir("reports", { recursive: true });
const reports = await mkdtemp(join("reports", "test-"));
/** Caches compiled scripts for all processes of a run. */
process.env["NODE_COMPILE_CACHE"] ??= resolve(reports, "compiled");

const results: TestResult[] = [];
const failures: string[] = [];
const notRun: string[] = [];
const seconds: string[] = [];
let passed = 0;

const needsBuild = wants("worker") || wants("browser") || wants("engines");
const [isBuilt] = await Promise.all([needsBuild && buildSite(), checkSource()]);
if (wants("unit")) await step("unit", () => runTests("unit"));
if (isBuilt) {
  if (wants("worker")) await step("worker", () => runTests("worker"));
  if (wants("browser")) await step("browser", runInChromium);
  if (wants("engines")) await step("engines", runInEngines);
}
// A run of single files or titles does not include all tests that the report names.
if (isBuilt && wants("worker") && wants("browser") && args.every(isPart)) {
  const report = async () => unprovenCriteria(PROOFS, results, all).join("\n");
  if (await step("accessibility conformance report", report, "npm test worker browser")) passed += 1;
}
if (passed + failures.length === 0) failures.push("Nothing ran.");

// Results of failed tests are kept for inspection.
if (failures.length === 0) await rm(reports, { recursive: true });
console.log(`\n── seconds\n${seconds.join("\n")}`);
if (failures.length > 0) console.error(`\n── failed\n${failures.join("\n\n")}`);
if (notRun.length > 0) console.log(`\n── not run\n${notRun.join("\n")}`);
end(`\n${passed} passed, ${failures.length} failed`, failures.length > 0 ? 1 : 0);

/**
 * Runs and times a part of the run.
 * @param action resolves to what is wrong, if anything
 * @param command repeats only this part
 */
async function step(name: string, action: () => Promise<string | void>, command = `npm test ${name}`) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const fault = await action().catch((error: Error) => error.message);
  seconds.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)}  ${name}`);
  if (!fault) return true;
  console.error(fault);
  failures.push(failureText(name, fault, command));
  return false;
}

async function buildSite(): Promise<boolean> {
  return process.env["SKIP_BUILD"] ? true : step("build", build, "npm run build");
}

async function checkSource(): Promise<void> {
  for (const [part, check] of Object.entries(STATIC_CHECKS)) {
    if (wants(part) && (await step(part, check))) passed += 1;
  }
}

async function runInChromium(): Promise<string> {
  return (await ensureChromium()) ? runTests("browser") : "There is no Chromium.";
}

/** Runs in the engines in ENGINES, which must be there, or else in all that can be installed. */
async function runInEngines(): Promise<string> {
  const wanted = process.env["ENGINES"]?.split(",");
  const { ready, missing } = await ensureEngines(wanted);
  if (wanted && missing.length > 0) return missing.join("\n");
  notRun.push(...missing);
  process.env["ENGINES"] = ready.join();
  return ready.length > 0 ? runTests("engines") : "";
}

function suiteOf(file: string): Suite {
  if (file.startsWith("tests/worker")) return "worker";
  if (file.startsWith("tests/e2e")) return "browser";
  return file.startsWith("tests/engines") ? "engines" : "unit";
}

/** Runs Vitest or Playwright, and reads its report. */
async function runTests(suite: Suite): Promise<string> {
  const [runner, ...command] = SUITES[suite].split(" ");
  const report = resolve(reports, `${suite}.json`);
  const output = runner === "vitest" ? `--outputFile.json=${report}` : `--output=${reports}/results-${suite}`;
  const title = titles.length > 0 ? [runner === "vitest" ? "-t" : "-g", titles.join("|")] : [];
  const own = files.filter((file) => suiteOf(file) === suite);
  const code = await run(runner!, [...command, output, ...title, ...own, ...options], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!existsSync(report)) return `${runner} ended with ${code} and no report. Its message is above.`;
  const found = resultsIn(JSON.parse(await readFile(report, "utf8")));
  const failed = found.filter(({ hasPassed }) => !hasPassed);
  results.push(...found);
  passed += found.length - failed.length;
  for (const { file, line, title, reason = "" } of failed) {
    const place = line ? `${file}:${line}` : file;
    failures.push(failureText(`${file} › ${title}`, reason, `npm test ${all ? "-- --all " : ""}${place}`));
  }
  return code === 0 || failed.length > 0 ? "" : `${runner} ended with ${code}.`;
}

function end(text: string, code: number): never {
  console.log(text);
  process.exit(code);
}
