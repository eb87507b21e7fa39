import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/operations.md", "utf8");

/** The events of the worker's log, as its code writes them: the text that follows the level in each call. */
const eventsInCode = () =>
  globSync("worker/**/*.ts").flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const calls = [...code.matchAll(/\blog\(/g)].length - [...code.matchAll(/function log\(/g)].length;
    const events = [...code.matchAll(/\blog\((?:"\w+"|[^"]*"\w+" : "\w+"),\s*"([\w-]+)"/g)].map(([, event]) => event!);
    expect([file, events.length]).toEqual([file, calls]);
    return events;
  });

const rowsUnder = (heading: string) =>
  text
    .split(`## ${heading}\n`)[1]!
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("| `"));

test("OPS-2 every event of the log is explained to the operator, and none that is not there", () => {
  const events = new Set(eventsInCode());
  const explained = rowsUnder("What each log event means").map((row) => /^\| `([\w-]+)`/.exec(row)![1]!);
  expect(events.size).toBeGreaterThan(15);
  expect(explained.toSorted()).toEqual([...events].toSorted());
});

test("every event and every setting that a runbook or an alert names is there", () => {
  const events = new Set(eventsInCode());
  const named = [...text.matchAll(/--search ([a-z-]+)/g)].map(([, event]) => event!);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((event) => !events.has(event))).toEqual([]);
  const settings = readFileSync("wrangler.toml", "utf8");
  const written = new Set([...text.matchAll(/`([A-Z][A-Z_]{5,})`/g)].map(([, name]) => name!));
  expect([...written].filter((name) => !settings.includes(name))).toEqual([]);
});
