import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { EXAMPLE_REQUEST } from "../../shared/contact/example-request.ts";
import { SETTING_NAMES } from "../../worker/env.ts";

const documents = globSync(["*.md", "{docs,tools}/**/*.md"], { exclude: ["**/node_modules"] }).map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));
const operations = readFileSync("docs/operations.md", "utf8");

/** All matches in the documents, each after its file name. */
const findAll = (pattern: RegExp) =>
  documents.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, found]) => ({ file, found: found! })));

/** The anchors that GitHub generates for a document's headings. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );

/** The rows of the table under a heading that start with code. */
const rowsUnder = (heading: string) =>
  operations
    .split(`## ${heading}\n`)[1]!
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("| `"));

/** The worker's `log` calls and their events: the text after the level. */
const logCode = globSync("worker/**/*.ts", { exclude: ["**/*.test.ts"] }).map((file) =>
  readFileSync(file, "utf8").replaceAll("function log(", ""),
);
const calls = logCode.join("\n").match(/\blog\(/g)!;
const events = [...logCode.join("\n").matchAll(/\blog\((?:"\w+"|[^"]*"\w+" : "\w+"),\s*"([\w-]+)"/g)].map(
  ([, event]) => event!,
);

test("every relative link leads to a file and to a heading in it", () => {
  const links = findAll(/\]\(((?!https?:)[^)\s]+)\)/g);
  expect(links.length).toBeGreaterThan(40);
  const broken = links.filter(({ file, found }) => {
    const [path, anchor] = found.split("#") as [string, string?];
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test("every command and every file named in a document exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const commands = findAll(/npm run\s+([\w:-]+)/g);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ found }) => !Object.hasOwn(scripts, found))).toEqual([]);
  const programs = findAll(/\bnode ([\w./-]+\.ts)/g);
  expect(programs.length).toBeGreaterThan(2);
  expect(programs.filter(({ found }) => !existsSync(found))).toEqual([]);
  const files = findAll(/`((?:\.github|app|shared|worker|tests|scripts|docs|public)\/[\w./-]*)`/g);
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter(({ found }) => !existsSync(found))).toEqual([]);
});

test("the table of settings has a row for exactly the existing settings", () => {
  const named = rowsUnder("Settings").flatMap((row) => row.split(" | ")[0]!.match(/[A-Z_]{5,}/g)!);
  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test("ENT-9 the example of the contact API is the one that the tests send", () => {
  const [, json] = /```json\n(.*?)```/s.exec(readFileSync("docs/contact-api.md", "utf8"))!;
  expect(JSON.parse(json!)).toEqual(EXAMPLE_REQUEST);
});

test("OPS-2 exactly the existing log events are explained to the operator", () => {
  expect(events.length).toBe(calls.length);
  const explained = rowsUnder("Logs").map((row) => /^\| `([\w-]+)`/.exec(row)![1]!);
  expect(explained.toSorted()).toEqual([...new Set(events)].toSorted());
  const searched = [...operations.matchAll(/--search ([a-z-]+)/g)].map(([, event]) => event!);
  expect(searched.filter((event) => !events.includes(event))).toEqual([]);
});
