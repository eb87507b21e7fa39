import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "../../../scripts/lib/test-reports.ts";

test("the run's last lines name each failed test of Vitest, with the beginning of its reason", () => {
  const passed = { fullName: "GEN-4 stays small", status: "passed", failureMessages: [] };
  const failed = {
    fullName: "RT-1 has one heading",
    status: "failed",
    failureMessages: ["AssertionError: expected \u001b[31m2\u001b[39m to be 1\n\n- 1\n+ 2\n    at one\n    at two"],
  };
  const report = {
    testResults: [
      { name: "tests/worker/pages.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
      { name: "tests/worker/seo.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
      { name: "tests/worker/files.test.ts", status: "passed", message: "", assertionResults: [passed] },
      { name: "tests/worker/crawl.test.ts", status: "failed", message: "", assertionResults: [] },
      { name: "tests/worker/cache.test.ts", status: "failed", message: "afterAll broke", assertionResults: [failed] },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failures: [
      "tests/worker/seo.test.ts › the whole file\n    Cannot find module",
      "tests/worker/crawl.test.ts › the whole file\n    The runner gives no reason; a hook may have failed. See above.",
      "tests/worker/cache.test.ts › the whole file\n    afterAll broke",
      "tests/worker/pages.test.ts › RT-1 has one heading\n    AssertionError: expected 2 to be 1\n    - 1\n    + 2",
      "tests/worker/cache.test.ts › RT-1 has one heading\n    AssertionError: expected 2 to be 1\n    - 1\n    + 2",
    ],
  });
});

test("and of Playwright, with the reason of the last try", () => {
  const report = {
    errors: [{ message: "The port is taken" }],
    suites: [
      {
        specs: [spec("HDR-1 is fixed", "expected")],
        suites: [
          { specs: [spec("HDR-2 opens", "flaky", "Too slow")] },
          { specs: [spec("HDR-3 closes", "unexpected", "First", "Second")] },
        ],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: [
      "tests/e2e › the run itself\n    The port is taken",
      "tests/e2e/header.spec.ts › HDR-3 closes\n    Second",
      `tests/e2e/header.spec.ts › HDR-2 opens\n    ${AGAIN}\n    Too slow`,
    ],
  });
  const known = readPlaywrightReport(JSON.stringify(report), new Set(["tests/e2e/header.spec.ts › HDR-2 opens"]));
  expect(known).toMatchObject({ passed: 2, failures: { length: 2 } });
});

test("of several projects, a failed test is named with its project", () => {
  const specs = [
    {
      title: "HDR-3 closes",
      file: "menus.spec.ts",
      tests: [{ projectName: "webkit", status: "unexpected", results: [] }],
    },
  ];
  const { failures } = readPlaywrightReport(JSON.stringify({ errors: [], specs }), new Set(), "tests/engines");
  expect(failures[0]).toMatch(/^tests\/engines\/menus\.spec\.ts › webkit: HDR-3 closes\n/);
});

const AGAIN = "It passed only when it was tried again: mend it, or list it in tests/flaky.json.";

test("a test that passed only when it was tried again is named and fails the run, unless it is known for it", () => {
  const again = { fullName: "GEN-4 stays small", status: "passed", failureMessages: ["Too large"] };
  const report = JSON.stringify({
    testResults: [{ name: "tests/worker/pages.test.ts", status: "passed", message: "", assertionResults: [again] }],
  });
  expect(readVitestReport(report)).toEqual({
    passed: 0,
    failures: [`tests/worker/pages.test.ts › GEN-4 stays small\n    ${AGAIN}\n    Too large`],
  });
  const known = new Set(["tests/worker/pages.test.ts › GEN-4 stays small"]);
  expect(readVitestReport(report, known)).toEqual({ passed: 1, failures: [] });
});

test("every test that is known to need another try is there, with a reason", () => {
  for (const { test: name, reason } of JSON.parse(readFileSync("tests/flaky.json", "utf8"))) {
    expect(existsSync(String(name).split(" › ")[0]!), name).toBe(true);
    expect(reason.length, name).toBeGreaterThan(20);
  }
});

/** A browser test with the messages of its tries. */
const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: "header.spec.ts",
  tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});
