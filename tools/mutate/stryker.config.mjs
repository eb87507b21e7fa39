// Mutation tests of the contact route and the page cache. See tools/README.md.
export default {
  mutate: ["worker/contact/*.ts", "worker/pages/*.ts", "!**/*.{d,test}.ts"],
  testRunner: "vitest",
  vitest: { configFile: "tools/mutate/vitest.config.ts" },
  plugins: [import.meta.resolve("@stryker-mutator/vitest-runner"), import.meta.resolve("./ignored.mjs")],
  ignorers: ["ignored"],
  thresholds: { high: 98, low: 95, break: 95 },
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: "reports/mutation.json" },
  concurrency: 1,
  ignorePatterns: ["build", "reports", ".wrangler", ".cache", "public", "docs"],
  tempDirName: ".wrangler/stryker",
  // Stryker would rewrite tsconfig.json with an API that TypeScript 7 does not have.
  tsconfigFile: "none",
};
