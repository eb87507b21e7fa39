import { defineConfig } from "playwright/test";
import type { EngineName } from "./engines/journey.ts";

/** The engines to go through: those of ENGINES, by default all. */
const engines = (process.env["ENGINES"] ?? "chromium,firefox,webkit").split(",") as EngineName[];

/** The journeys of visitors, in every engine: one browser each, all at the same time. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: "engines",
  outputDir: "../test-results",
  workers: engines.length,
  forbidOnly: true,
  timeout: 90_000,
  // A first page in a cold WebKit comes alive after ten seconds where a machine has other things to do.
  expect: { timeout: 20_000 },
  projects: engines.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
});
