// A process that keeps Vitest warm in the sandbox: runs one test file per message, until the first test that fails.
import { createVitest, type Reporter, type Vitest } from "vitest/node";

/** Which file to run, and with which mutant awake; "" for none. */
export interface Order {
  file: string;
  mutant: string;
}

export interface Outcome {
  /** The first thing that failed, or undefined. */
  failure?: string;
  ms: number;
}

let vitest: Vitest;
/** What fails first says enough. */
const reporter: Reporter = {
  onTestCaseResult: (test) => {
    if (test.result().state === "failed") void vitest.cancelCurrentRun("test-failure");
  },
};
vitest = await createVitest("test", {
  config: "tests/vitest.config.ts",
  watch: false,
  reporters: [reporter],
  maxWorkers: 1,
  // They start in half the time of processes.
  pool: "threads",
  silent: true,
});
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

process.on("message", async ({ file, mutant }: Order) => {
  // Each file runs in a thread of its own, which begins with the variables of this process.
  process.env["MUTANT"] = mutant;
  const started = performance.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.filter(({ moduleId }) => moduleId.endsWith(file)),
  );
  // Those of former runs are there as well.
  const own = testModules.filter(({ moduleId }) => moduleId.endsWith(file));
  const failed = own.flatMap((module) => [
    ...[...module.children.allTests("failed")].map((test) => test.fullName),
    ...(module.state() === "failed" ? [module.errors()[0]?.message ?? "failed"] : []),
  ]);
  const failure = failed[0] ?? (unhandledErrors.length > 0 ? "an error outside of the tests" : undefined);
  process.send?.({ failure, ms: Math.round(performance.now() - started) } satisfies Outcome);
});
process.on("disconnect", () => process.exit());
process.send?.(specifications.map(({ moduleId }) => moduleId));
