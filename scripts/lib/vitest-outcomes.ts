import { writeFileSync } from "node:fs";
import type { SerializedError, TestError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";
import { type Outcome, projectPath, WHOLE_FILE } from "./test-outcomes.ts";

type AnyError = SerializedError & Partial<TestError>;

/** Vitest reporter: writes each test's outcome to the file in TEST_REPORT. Vitest's own JSON report lacks the diff. */
export class VitestOutcomes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env["TEST_REPORT"];
    if (!file) return;
    const outcomes = [...modules.flatMap(outcomesOf), ...unhandled.map((error) => broken("tests", error))];
    writeFileSync(file, JSON.stringify(outcomes));
  }
}

function outcomesOf(module: TestModule): Outcome[] {
  const file = projectPath(module.moduleId);
  const outcomes = [...module.children.allTests()].flatMap((test): Outcome[] => {
    const result = test.result();
    // Includes the names of groups, as Vitest's title filter does.
    const title = test.fullName;
    if (result.state === "passed") return [{ file, title, hasPassed: true }];
    return result.state === "failed" ? [{ file, title, hasPassed: false, reason: reasonOf(result.errors[0]) }] : [];
  });
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [...outcomes, ...[...module.errors(), ...suites].map((error) => broken(file, error))];
}

const broken = (file: string, error: AnyError): Outcome => ({
  file,
  title: WHOLE_FILE,
  hasPassed: false,
  reason: reasonOf(error),
});

const reasonOf = (error?: AnyError) => [`${error?.name}: ${error?.message}`, error?.diff].filter(Boolean).join("\n");
