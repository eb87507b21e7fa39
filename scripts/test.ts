// `npm test`: types, lint, format, unit, build, worker and browser tests. `npm run test:all` adds the slow ones. Ends
// with the failures, what could not run, and a one-line summary.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PROOFS } from "../app/content/accessibility/proofs.ts";
import { build } from "./build.ts";
import { ensureChromium } from "./lib/ensure-chromium.ts";
import { ensureEngines } from "./lib/ensure-engines.ts";
import { narrowByTitle } from "./lib/files-by-title.ts";
import { STATIC_CHECKS } from "./lib/static-checks.ts";
import { type FilePart, readTestArguments, type TestPart, USAGE } from "./lib/test-arguments.ts";
import { TestRun } from "./lib/test-run.ts";
import { runSuite } from "./lib/test-suites.ts";
import { unprovenCriteria } from "./lib/unproven-criteria.ts";

const { parts, files, titles, all } = readArguments();
if (all) process.env["TEST_ALL"] = "1";

/** A folder per run, because several runs in one checkout may write reports at the same time. */
await mkdir("reports", { recursive: true });
const reports = await mkdtemp(join("reports", "test-"));
/** Caches compiled scripts for all processes of a run. */
process.env["NODE_COMPILE_CACHE"] ??= resolve(reports, "compiled");

const run = new TestRun();
const wants = (part: TestPart) => parts.includes(part);

const needsBuild = wants("worker") || wants("browser") || wants("engines");
const [isBuilt] = await Promise.all([needsBuild && buildSite(), checkSources()]);
if (wants("unit")) await suite("unit");
if (isBuilt) {
  if (wants("worker")) await suite("worker");
  if (wants("browser") && (await findChromium())) await suite("browser");
  if (wants("engines")) await engines().catch(({ message }: Error) => run.failures.push(message));
}

// A run of single files or titles does not include all tests that the report names.
const isWhole = (["worker", "browser"] as const).every((part) => wants(part) && !files[part]) && titles.length === 0;
if (isBuilt && isWhole) {
  await run.check("accessibility conformance report", "npm test worker browser", async () =>
    unprovenCriteria(PROOFS, run.outcomes, all).join("\n"),
  );
}
run.requireResults(titles.length > 0 ? `No test has a title with "${titles.join('" or "')}".` : "Nothing ran.");

// Results of failed tests are kept for inspection.
if (run.failures.length === 0) await rm(reports, { recursive: true });
run.printSummary();
process.exit(run.failures.length > 0 ? 1 : 0);

async function checkSources(): Promise<void> {
  for (const part of ["types", "lint", "format"] as const) {
    if (wants(part)) await run.check(part, `npm test ${part}`, STATIC_CHECKS[part]);
  }
}

async function buildSite(): Promise<boolean> {
  return process.env["SKIP_BUILD"] ? true : run.prepare("build", "npm run build", () => build().then(() => ""));
}

function findChromium(): Promise<boolean> {
  return run.prepare("chromium", "npm test browser", async () =>
    (await ensureChromium()) ? "" : "There is no Chromium.",
  );
}

/** Runs the tests of a part. */
function suite(part: FilePart): Promise<void> {
  return run.suite(part, () => runSuite({ part, files: files[part] ?? [], titles, reports }));
}

/**
 * Runs the cross-browser tests in the engines in ENGINES, which must be installed, or else in all that can be
 * installed.
 */
async function engines(): Promise<void> {
  const named = process.env["ENGINES"]?.split(",");
  const { ready, missing } = await ensureEngines(named);
  if (named) run.failures.push(...missing.map((sentence) => `engines: ${sentence}`));
  else run.notRun.push(...missing);
  process.env["ENGINES"] = ready.join();
  if (ready.length > 0) await suite("engines");
}

function readArguments() {
  try {
    const wanted = readTestArguments(process.argv.slice(2), existsSync);
    if (!wanted.isHelp) return narrowByTitle(wanted);
    console.log(USAGE);
    process.exit();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
