// `npm test`: the checks of the source, then all tests, also after a failure. The last line is "N passed, N failed".
// `npm test FILE …` runs only these files, and gives other options to their runner. TEST_ALL=1 adds what is slow.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./lib/ensure-chromium.ts";
import ensureBuild from "./lib/ensure-build.ts";
import { outputOfFailed, run } from "./lib/run.ts";

const args = process.argv.slice(2);
const isInBrowser = args.some((arg) => /^(?:tests\/)?e2e\b/.test(arg));
if (args.length > 0)
  process.exit(isInBrowser ? await run("playwright", ["test", ...args]) : await run("vitest", ["run", ...args]));

let passed = 0;
const failed: string[] = [];

/** Counts an action as one check. Its message is shown if it fails. */
async function check(name: string, action: Promise<unknown>): Promise<void> {
  const fault = await action.catch((error: Error) => error.message || name);
  if (fault) console.error(`\n── ${name}\n${fault}`);
  if (fault) failed.push(name);
  else passed += 1;
}
/** Runs a runner that writes a report, and counts the tests in it. */
async function runTests(command: string, options: string[]): Promise<void> {
  const report = `reports/${command}.json`;
  console.log(`\n── ${command}`);
  rmSync(report, { force: true });
  const code = await run(command, options, { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const counts = { passed: 0, failed: 0 };
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, "utf8"));
    counts.passed = numPassedTests ?? stats.expected;
    counts.failed = numFailedTests ?? stats.unexpected + stats.flaky;
  }
  passed += counts.passed;
  // A file that cannot be loaded fails without a test.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  failed.push(...Array.from({ length: counts.failed }, () => command));
}

const start = performance.now();
// One after the other: the build and the types of routes both make pictures and fonts where these are missing.
await check("build", ensureBuild());
await check("types", outputOfFailed("npm", "run", "--silent", "types"));
await check("lint", outputOfFailed("npm", "run", "--silent", "lint"));
await check("format", outputOfFailed("oxfmt", "--check", "."));
await runTests("vitest", ["run", "--reporter=minimal", "--reporter=json", "--outputFile.json=reports/vitest.json"]);
if (await ensureChromium()) await runTests("playwright", ["test", "--reporter=dot,json"]);
else failed.push("Chromium");
console.log(
  `\n${Math.round((performance.now() - start) / 1000)} s. Failed: ${[...new Set(failed)].join(", ") || "nothing"}`,
);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
