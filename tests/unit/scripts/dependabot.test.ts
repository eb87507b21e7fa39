import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/**
 * The options in use, as documented by GitHub; any other key is an error. Source: docs.github.com, "Dependabot options
 * reference".
 */
const UpdateSchema = v.strictObject({
  "package-ecosystem": v.picklist(["npm", "github-actions"]),
  directory: v.literal("/"),
  schedule: v.strictObject({ interval: v.literal("weekly"), day: v.picklist(DAYS) }),
  cooldown: v.strictObject({ "default-days": v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(90)) }),
  "open-pull-requests-limit": v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  // Keeps exact versions: what is tested is what is installed.
  "versioning-strategy": v.optional(v.literal("increase")),
  groups: v.record(v.string(), v.strictObject({ patterns: v.pipe(v.array(v.string()), v.nonEmpty()) })),
});
const ConfigSchema = v.strictObject({ version: v.literal(2), updates: v.array(UpdateSchema) });

const text = readFileSync(".github/dependabot.yml", "utf8");
const { updates } = v.parse(ConfigSchema, parse(text));
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
const dependencies = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
  Object.keys(manifest[kind]!),
);

const patterns = Object.entries(updates.find((update) => update["package-ecosystem"] === "npm")!.groups).flatMap(
  ([group, { patterns }]) => patterns.map((pattern) => ({ group, pattern })),
);
const isOf = (name: string, pattern: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
const groupsOf = (name: string) => [
  ...new Set(patterns.filter(({ pattern }) => isOf(name, pattern)).map(({ group }) => group)),
];

test("OPS-6 updates of packages and actions run each week, some days after release", () => {
  expect(updates.map((update) => update["package-ecosystem"]).toSorted()).toEqual(["github-actions", "npm"]);
});

test.each([
  ["a key that is none", "cooldown:", "cool-down:"],
  ["no days of rest", /cooldown:\n\s+default-days: 7\n\s+/, ""],
  ["a day of rest only", "default-days: 7", "default-days: 1"],
  ["another rhythm", "interval: weekly", "interval: sometimes"],
  ["a group of nothing", 'patterns: ["*"]', "patterns: []"],
])("OPS-6 a Dependabot configuration with %s is rejected", (_, pattern, seed) => {
  const seeded = text.replace(pattern, seed);
  expect(seeded).not.toBe(text);
  expect(v.safeParse(ConfigSchema, parse(seeded)).success).toBe(false);
});

test("OPS-6 each group contains installed packages, and no package is in two", () => {
  expect(patterns.filter(({ pattern }) => !dependencies.some((name) => isOf(name, pattern)))).toEqual([]);
  expect(dependencies.filter((name) => groupsOf(name).length > 1)).toEqual([]);
});

test.each([
  ["React's packages", /^react(-dom)?$|^@types\/react/],
  ["React Router's packages", /react-router/],
  ["wrangler and the runtimes", /^(wrangler|miniflare|@cloudflare\/.*)$/],
  ["the builds of the project's Node", /^node-/],
])("OPS-6 %s are updated together", (_, family) => {
  const members = dependencies.filter((name) => family.test(name));
  expect(members.length).toBeGreaterThan(1);
  const groups = members.map(groupsOf);
  expect(groups).toEqual(members.map(() => [expect.any(String)]));
  expect(new Set(groups.flat()).size).toBe(1);
});
