import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, firefox, webkit } from "playwright/test";
import { chromiumPath } from "./scripts/local/chromium.ts";

const isWhole = Boolean(process.env["TEST_ALL"]);
const use = { viewport: { width: 1440, height: 900 } };
const inChromium = {
  ...use,
  browserName: "chromium" as const,
  launchOptions: {
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  },
};

/** Journeys wait for what is visible, in engines that take seconds for their first page. */
const journeys = { testDir: "tests/engines", timeout: 90_000, expect: { timeout: 20_000 } };

/** The journeys in other engines, where Playwright has installed them: npx playwright install --with-deps firefox webkit */
const others = [firefox, webkit].flatMap((type) => {
  const name = type.name() as "firefox" | "webkit";
  if (existsSync(type.executablePath())) return [{ ...journeys, name, use: { ...use, browserName: name } }];
  if (isWhole && !process.env["TEST_WORKER_INDEX"])
    console.log(`The journeys are not run in ${name}: it is not installed.`);
  return [];
});

export default defineConfig({
  testIgnore: isWhole ? [] : ["**/*.slow.spec.ts"],
  outputDir: "test-results",
  globalSetup: "tests/support/browser-setup.ts",
  // What a screen reader says, kept to be read.
  snapshotPathTemplate: "{testDir}/transcripts/{arg}{ext}",
  fullyParallel: true,
  // While one waits, for a page to come to rest for example, another runs.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  timeout: 60_000,
  projects: [
    { name: "chromium", testDir: "tests/e2e", use: inChromium },
    // Every night: journeys that are written for all engines.
    ...(isWhole ? [{ ...journeys, name: "journeys", use: inChromium }, ...others] : []),
  ],
});
