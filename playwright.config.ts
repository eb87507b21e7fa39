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

/** Tests of `@engines` in other engines, where Playwright has installed them: npx playwright install --with-deps firefox webkit */
const others = [firefox, webkit].flatMap((type) => {
  const name = type.name() as "firefox" | "webkit";
  // They take seconds for their first page.
  if (existsSync(type.executablePath()))
    return [{ name, grep: /@engines/, timeout: 90_000, use: { ...use, browserName: name } }];
  if (!process.env["TEST_WORKER_INDEX"])
    console.log(`The tests of all engines are not run in ${name}: it is not installed.`);
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
  testDir: "tests/e2e",
  projects: [{ name: "chromium", use: inChromium }, ...(isWhole ? others : [])],
});
