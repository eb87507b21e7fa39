import { mkdirSync, writeFileSync } from "node:fs";
import type { Walk } from "./walk.ts";

/** Of forty tasks, so many have to be answered by each route. */
export const LEAST_ANSWERED = 37;

/** What became of a route’s walks, for a test to judge; under reports/ one line for each task, with its page loads or how far it came. */
export function scoreCard(route: string, walks: readonly Walk[]): { answered: number; failures: string[] } {
  const rows = walks.map(
    ({ task, pages, missing }) =>
      `| ${task.question} | ${missing.length === 0 ? pages.length : "failed"} | ${pages.join(" → ")} |`,
  );
  const failures = walks
    .filter(({ missing }) => missing.length > 0)
    .map(({ task, pages, missing }) => `${task.question} ${pages.join(" → ")} lacks: ${missing.join("; ")}`);
  mkdirSync("reports", { recursive: true });
  writeFileSync(
    `reports/tasks-${route}.md`,
    ["| Task | Page loads | Pages |", "| --- | --- | --- |", ...rows, ""].join("\n"),
  );
  return { answered: walks.length - failures.length, failures };
}
