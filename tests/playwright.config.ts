import { availableParallelism } from "node:os";
import { defineConfig } from "playwright/test";
import { chromiumPath } from "../local/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  // What a screen reader says, kept to be read.
  snapshotPathTemplate: "{testDir}/transcripts/{arg}{ext}",
  fullyParallel: true,
  // While one waits, for a page to come to rest for example, another runs.
  workers: availableParallelism() + 1,
  // Tells a race lost on a busy machine from a fault; scripts/test.ts fails the run for both.
  retries: process.env["CI"] ? 2 : 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: "../reports/browser.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
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
  },
});
