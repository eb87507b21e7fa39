import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { alteredBooks } from "./scripts/altered-books.ts";
import { routeStyles } from "./scripts/route-styles.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";

/** Run with TEST_ALL=1 only: every night. */
const exclude = process.env["TEST_ALL"] ? [] : ["**/*.slow.test.*"];

/** Unit tests are beside the module that they test, and otherwise in tests/unit (docs/testing.md). */
const UNIT_TESTS = ["{app,shared,worker,scripts}/**/*.test.{ts,tsx}", "tests/unit/**/*.test.{ts,tsx}"];

/** Unit tests that replace modules. */
const withMocks = globSync(UNIT_TESTS).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, "utf8")),
);

const unit = {
  // For what hangs: reading all of the content takes half a second, and ten times as long on a busy machine.
  testTimeout: 60_000,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** Apart from the app's vite.config.ts, whose Cloudflare plugin would take the runner into workerd. */
export default defineConfig({
  test: {
    // Tests of the worker mostly wait for it; the default leaves a core to nobody.
    maxWorkers: availableParallelism() + 1,
    // A failed test shows whole what a rule found.
    chaiConfig: { truncateThreshold: 1_000 },
    silent: "passed-only",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [alteredBooks(), routeStyles()],
        test: {
          ...unit,
          name: "unit",
          exclude: [...exclude, ...withMocks],
          include: UNIT_TESTS,
          // Files share the modules of their process, which takes a third of the time.
          isolate: false,
        },
      },
      { plugins: [routeStyles()], test: { ...unit, name: "unit-with-mocks", exclude, include: withMocks } },
      {
        test: {
          name: "worker",
          exclude,
          isolate: false,
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: "tests/support/shared-site.ts",
          setupFiles: "tests/support/fetch-setup.ts",
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
