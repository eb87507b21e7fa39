import { writeFileSync } from "node:fs";
import type { FullConfig, Reporter, Suite, TestError } from "playwright/types/testReporter";
import { type Outcome, projectPath, WHOLE_FILE } from "./test-outcomes.ts";

/** Playwright reporter: writes each test's outcome to the file in TEST_REPORT, in the same form as Vitest's reporter. */
export default class PlaywrightOutcomes implements Reporter {
  #root: Suite | undefined;
  #errors: TestError[] = [];

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root;
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onEnd(): void {
    const file = process.env["TEST_REPORT"];
    if (!file) return;
    const tests = (this.#root?.allTests() ?? []).filter((test) => test.outcome() !== "skipped");
    const outcomes = tests.map((test): Outcome => {
      // The last error is the most specific: the first may only be a timeout.
      const errors = test.results.at(-1)?.errors ?? [];
      return {
        file: projectPath(test.location.file),
        title: test.titlePath().slice(3).join(" "),
        hasPassed: test.outcome() === "expected",
        engine: test.parent.project()?.name ?? "",
        reason: errors.map(({ message, value }) => message ?? value ?? "").join("\n"),
      };
    });
    const errors = this.#errors.map(({ message, value, location }): Outcome => {
      const where = location ? projectPath(location.file) : "tests";
      return { file: where, title: WHOLE_FILE, hasPassed: false, reason: message ?? value ?? "" };
    });
    writeFileSync(file, JSON.stringify([...outcomes, ...errors]));
  }
}
