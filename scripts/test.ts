// `npm test`: types, lint, format, unit, build, worker and browser tests, and one closing line for all of them.
import { mkdir, readFile, rm } from "node:fs/promises";
import { build } from "./build.ts";
import { ensureChromium } from "./lib/ensure-chromium.ts";
import { run } from "./lib/run.ts";

interface Tally {
  passed: number;
  failed: number;
}

const REPORTS = "reports";
const total: Tally = { passed: 0, failed: 0 };

/** A check that counts as one. */
async function check(name: string, action: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n── ${name}`);
  const ok = await action().catch((error: Error) => {
    console.error(error.message);
    return false;
  });
  if (ok) total.passed += 1;
  else {
    total.failed += 1;
    console.error(`${name}: failed`);
  }
  return ok;
}

/** A suite that reports its tests in a file; one that never wrote it counts as one failure. */
async function suite(name: string, command: string, args: string[], read: (report: string) => Tally): Promise<void> {
  console.log(`\n── ${name}`);
  const file = `${REPORTS}/${name}.json`;
  await rm(file, { force: true });
  const code = await run(command, args);
  const tally = await readFile(file, "utf8").then(read, () => ({ passed: 0, failed: 1 }));
  // A suite can fail outside its tests, for example while it tidies up.
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  total.passed += tally.passed;
  total.failed += tally.failed;
}

const vitest = (name: string) =>
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
      `--outputFile.json=${REPORTS}/${name}.json`,
    ],
    (report) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(report) as {
        numPassedTests: number;
        numFailedTests: number;
        numFailedTestSuites: number;
        success: boolean;
      };
      return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)) };
    },
  );

const only = process.argv[2];
const wants = (name: string) => !only || only === name;

await mkdir(REPORTS, { recursive: true });
if (wants("types")) {
  await check("types", async () => {
    for (const [command, ...args] of [
      ["wrangler", "types", "--strict-vars=false"],
      ["react-router", "typegen"],
      ["tsc"],
    ] as [string, ...string[]][]) {
      if ((await run(command, args)) !== 0) return false;
    }
    return true;
  });
}
if (wants("lint")) await check("lint", async () => (await run("oxlint", ["--deny-warnings"])) === 0);
if (wants("format")) await check("format", async () => (await run("oxfmt", ["--check", "."])) === 0);
if (wants("unit")) await vitest("unit");

if (wants("worker") || wants("browser")) {
  const built = process.env["SKIP_BUILD"] ? true : await check("build", () => build().then(() => true));
  if (built) {
    if (wants("worker")) await vitest("worker");
    if (wants("browser") && (await check("chromium", ensureChromium))) {
      await suite("browser", "playwright", ["test", "--config", "tests/playwright.config.ts"], (report) => {
        const { stats, errors } = JSON.parse(report) as {
          stats: { expected: number; flaky: number; unexpected: number };
          errors: unknown[];
        };
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
      });
    }
  }
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
