// `npm test`: types, lint, format, unit, build, worker and browser tests, and journeys in several engines; at the end what
// failed, what could not be run, and one line for all.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PROOFS } from "../app/content/accessibility/proofs.ts";
import { build } from "./build.ts";
import { ensureChromium } from "./lib/ensure-chromium.ts";
import { ensureEngines } from "./lib/ensure-engines.ts";
import { playwrightOutcomes, unproven, vitestOutcomes } from "./lib/named-tests.ts";
import { run } from "./lib/run.ts";
import { readTestArguments, type TestPart } from "./lib/test-arguments.ts";
import { type KnownFlaky, type Tally, readPlaywrightReport, readVitestReport } from "./lib/test-reports.ts";

const { parts, files } = readArguments();
const flaky: KnownFlaky = new Set(
  (JSON.parse(await readFile("tests/flaky.json", "utf8")) as { test: string }[]).map(({ test }) => test),
);

/** A folder of its own, because another run in the same checkout writes its reports at the same time. */
await mkdir("reports", { recursive: true });
const reports = await mkdtemp(join("reports", "test-"));
/** Node compiles each program once for all the processes of a run, wrangler's forty among them. */
process.env["NODE_COMPILE_CACHE"] ??= resolve(reports, "compiled");
const total: Tally = { passed: 0, failures: [] };
/** What did not run for want of an engine, a sentence each: neither passed nor failed. */
let notRun: string[] = [];

/** A check that counts as one. */
async function check(name: string, action: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n── ${name}`);
  const ok = await action().catch((error: Error) => {
    console.error(error.message);
    return false;
  });
  if (ok) total.passed += 1;
  else total.failures.push(name);
  return ok;
}

const reportOf = (name: string) => resolve(reports, `${name}.json`);

/** A suite that reports its tests in a file; one that never wrote it counts as one failure. */
async function suite(name: string, command: string, args: string[], read: (report: string) => Tally): Promise<void> {
  console.log(`\n── ${name}`);
  const file = reportOf(name);
  const code = await run(command, args);
  const { passed, failures } = await readFile(file, "utf8").then(read, (error: Error) => ({
    passed: 0,
    failures: [`no report: ${error.message}`],
  }));
  // A suite can fail outside its tests, for example while it tidies up.
  if (code !== 0 && failures.length === 0) failures.push(`${command} ended with ${code}`);
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
}

const vitest = (name: "unit" | "worker") =>
  suite(
    name,
    "vitest",
    [
      "run",
      "--config",
      "tests/vitest.config.ts",
      "--project",
      name,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportOf(name)}`,
      ...(files[name] ?? []),
    ],
    (report) => readVitestReport(report, flaky),
  );

const wants = (part: TestPart) => parts.includes(part);

if (wants("types")) {
  await check("types", async () => {
    const written = [run("wrangler", ["types", "--strict-vars=false"]), run("react-router", ["typegen"])];
    return (await Promise.all(written)).every((code) => code === 0) && (await run("tsc", [])) === 0;
  });
}
if (wants("lint")) {
  // knip finds files, exports and packages that nothing uses.
  await check("lint", async () => {
    const codes = await Promise.all([run("oxlint", ["--deny-warnings"]), run("knip", [])]);
    return codes.every((code) => code === 0);
  });
}
if (wants("format")) await check("format", async () => (await run("oxfmt", ["--check", "."])) === 0);
if (wants("unit")) await vitest("unit");

/** Runs a suite of Playwright's. */
const playwright = (name: "browser" | "engines", config: string, folder: string) => {
  process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = reportOf(name);
  const args = ["test", "--config", config, `--output=${join(reports, `results-${name}`)}`, ...(files[name] ?? [])];
  return suite(name, "playwright", args, (report) => readPlaywrightReport(report, flaky, folder));
};

/** Engines that ENGINES names have to be there; without it, journeys are walked in those that can be had. */
async function engines(): Promise<void> {
  const named = process.env["ENGINES"]?.split(",");
  const { ready, missing } = await ensureEngines(named);
  if (named) total.failures.push(...missing.map((sentence) => `engines: ${sentence}`));
  else notRun = missing;
  process.env["ENGINES"] = ready.join();
  if (ready.length > 0) await playwright("engines", "tests/engines.config.ts", "tests/engines");
}

if (wants("worker") || wants("browser") || wants("engines")) {
  const built = process.env["SKIP_BUILD"] ? true : await check("build", () => build().then(() => true));
  if (built) {
    if (wants("worker")) await vitest("worker");
    if (wants("browser") && (await check("chromium", ensureChromium))) {
      await playwright("browser", "tests/playwright.config.ts", "tests/e2e");
    }
    if (wants("engines")) await engines().catch(({ message }: Error) => total.failures.push(message));
  }
}

// Of a part, or of single files, the report's tests are not all among those that ran.
if (wants("worker") && wants("browser") && !files.worker && !files.browser) {
  await check("accessibility conformance report", async () => {
    const [worker, browser] = await Promise.all(["worker", "browser"].map((name) => readFile(reportOf(name), "utf8")));
    const doubts = unproven(PROOFS, [...vitestOutcomes(worker!), ...playwrightOutcomes(browser!)]);
    console.error(doubts.join("\n"));
    return doubts.length === 0;
  });
}

// What failed tests left stays to be looked at.
if (total.failures.length === 0) await rm(reports, { recursive: true });

// Last, because whoever reads a long log, or only its end, asks this first.
if (total.failures.length > 0) console.error(`\n── failed\n${total.failures.join("\n")}`);
if (notRun.length > 0) console.log(`\n── not run\n${notRun.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length > 0 ? 1 : 0);

function readArguments() {
  try {
    return readTestArguments(process.argv.slice(2), existsSync);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
