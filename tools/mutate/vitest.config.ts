import { defineConfig } from "vitest/config";

/** The unit tests of the worker. The worker tests run the build in workerd, where Stryker cannot switch mutants on. */
export default defineConfig({
  test: {
    include: ["worker/**/*.test.ts", "tests/unit/worker/**/*.test.ts", "tests/unit/scripts/outbox.test.ts"],
    // Compares times, which differ in instrumented code.
    exclude: ["tests/unit/worker/linear-work.test.ts"],
    testTimeout: 60_000,
  },
});
