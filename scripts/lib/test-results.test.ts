import type { JSONReport } from "playwright/types/testReporter";
import { expect, test } from "vitest";
import type { JsonTestResults } from "vitest/node";
import { failureText, resultsIn } from "./test-results.ts";

test("a failure is printed with its name, the start of its reason without colors, and the command that runs only it", () => {
  const reason = "Error: expected \u001b[31m2\u001b[39m to be 1\n\n- 1\n+ 2\n    at one\n    at two";
  expect(failureText("tests/e2e/header.spec.ts › HDR-4", reason, "npm test tests/e2e/header.spec.ts:20")).toBe(
    `tests/e2e/header.spec.ts › HDR-4
    Error: expected 2 to be 1
    - 1
    + 2
    Run only this: npm test tests/e2e/header.spec.ts:20`,
  );
  const long = Array.from({ length: 99 }, (_, line) => `line ${line}`).join("\n");
  expect(failureText("lint", long, "npm test lint").split("\n")).toHaveLength(14);
});

test("Vitest's report becomes one result per test that ran, and one for a file that failed outside its tests", () => {
  const [passed, failed, skipped] = [
    { fullName: "group RT-1", status: "passed", location: { line: 3, column: 1 } },
    { fullName: "RT-2", status: "failed", location: { line: 9, column: 1 }, failureMessages: ["Error: 2"] },
    { fullName: "RT-3", status: "pending" },
  ];
  const files = [
    { name: `${process.cwd()}/tests/worker/a.test.ts`, status: "failed", assertionResults: [passed, failed, skipped] },
    { name: `${process.cwd()}/app/b.test.ts`, status: "failed", message: "No such module", assertionResults: [] },
  ];
  expect(resultsIn({ testResults: files } as unknown as JsonTestResults)).toEqual([
    { file: "tests/worker/a.test.ts", line: 3, title: "group RT-1", hasPassed: true },
    { file: "tests/worker/a.test.ts", line: 9, title: "RT-2", hasPassed: false, reason: "Error: 2" },
    { file: "app/b.test.ts", title: "(outside its tests)", hasPassed: false, reason: "No such module" },
  ]);
});

test("Playwright's report becomes one result per test and browser, and one for each error outside the tests", () => {
  const errors = [{ message: "Timeout" }, { message: "Not visible" }];
  const tests = [
    { projectName: "firefox", status: "expected", results: [{ errors: [] }] },
    { projectName: "webkit", status: "unexpected", results: [{ errors }] },
    { projectName: "chromium", status: "skipped", results: [] },
  ];
  const spec = { title: "HDR-4", file: "header.spec.ts", line: 7, tests };
  const report = {
    config: { rootDir: `${process.cwd()}/tests/engines` },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    errors: [{ message: "SyntaxError", location: { file: `${process.cwd()}/tests/engines/b.spec.ts` } }],
  };
  const file = "tests/engines/header.spec.ts";
  expect(resultsIn(report as unknown as JSONReport)).toEqual([
    { file, line: 7, title: "HDR-4 (firefox)", hasPassed: true },
    { file, line: 7, title: "HDR-4 (webkit)", hasPassed: false, reason: "Not visible" },
    { file: "tests/engines/b.spec.ts", title: "(outside its tests)", hasPassed: false, reason: "SyntaxError" },
  ]);
});
