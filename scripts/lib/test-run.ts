import { failureText, type Outcome, testFailure } from "./test-outcomes.ts";

/** The results of a test run so far. */
export class TestRun {
  /** Outcomes of all Vitest and Playwright tests. */
  readonly outcomes: Outcome[] = [];
  readonly failures: string[] = [];
  /** A message for each missing engine: its tests neither passed nor failed. */
  readonly notRun: string[] = [];
  #passed = 0;
  #seconds: string[] = [];

  /** Runs a check that counts as one test. Parameters as for `prepare`. */
  async check(name: string, command: string, action: () => Promise<string>): Promise<boolean> {
    const isPassed = await this.prepare(name, command, action);
    if (isPassed) this.#passed += 1;
    return isPassed;
  }

  /**
   * Runs a step that tests need, such as the build. It is counted only if it fails.
   * @param command runs only this step
   * @param action resolves to what is wrong, or to an empty text
   */
  async prepare(name: string, command: string, action: () => Promise<string>): Promise<boolean> {
    const fault = await this.#timed(name, () => action().catch((error: Error) => error.message));
    if (fault) {
      console.error(fault);
      this.failures.push(failureText(name, fault, command));
    }
    return !fault;
  }

  /** Runs a part that consists of tests. */
  async suite(name: string, action: () => Promise<Outcome[]>): Promise<void> {
    const outcomes = await this.#timed(name, action);
    this.outcomes.push(...outcomes);
    this.#passed += outcomes.filter(({ hasPassed }) => hasPassed).length;
    this.failures.push(...outcomes.filter(({ hasPassed }) => !hasPassed).map(testFailure));
  }

  /** Fails a run without any tests, which would otherwise pass. */
  requireResults(reason: string): void {
    if (this.#passed + this.failures.length === 0) this.failures.push(reason);
  }

  /** Prints the failures and how long each part took. The last line has the totals. */
  printSummary(): void {
    console.log(`\n── seconds\n${this.#seconds.join("\n")}`);
    if (this.failures.length > 0) console.error(`\n── failed\n${this.failures.join("\n\n")}`);
    if (this.notRun.length > 0) console.log(`\n── not run\n${this.notRun.join("\n")}`);
    console.log(`\n${this.#passed} passed, ${this.failures.length} failed`);
  }

  async #timed<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const result = await action();
    this.#seconds.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)}  ${name}`);
    return result;
  }
}
