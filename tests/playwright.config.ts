import { availableParallelism } from "node:os";
import { defineConfig } from "playwright/test";
import { chromiumPath } from "../local/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testIgnore: process.env["TEST_ALL"] ? [] : ["**/*.slow.spec.ts"],
  outputDir: "../test-results",
  // What a screen reader says, kept to be read.
  snapshotPathTemplate: "{testDir}/transcripts/{arg}{ext}",
  fullyParallel: true,
  // While one waits, for a page to come to rest for example, another runs.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  timeout: 60_000,
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
