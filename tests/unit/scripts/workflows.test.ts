import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { checkEach } from "../../support/check-each.ts";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: unknown;
  jobs: Record<
    string,
    { if?: string; needs?: string; permissions?: unknown; "timeout-minutes"?: number; steps: Step[] }
  >;
}

const read = (file: string) => readFileSync(file, "utf8");
const files = globSync(".github/workflows/*").map((file) => [file, read(file), parse(read(file)) as Workflow] as const);
const workflow = (name: string) => files.find(([file]) => file.endsWith(`/${name}.yml`))![2];
const commandsOf = (name: string, job: string) => workflow(name).jobs[job]!.steps.flatMap(({ run }) => run ?? []);

// Its modules import JSON without an import attribute, which Node requires.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isJson = found.url.includes("/@actions/") && found.url.endsWith(".json");
    return isJson ? { ...found, importAttributes: { type: "json" } } : found;
  },
});
const { validate } = await import("@actions/languageservice");

test("OPS-6 each workflow is valid for GitHub's own parser: keys, expressions, contexts, jobs", () =>
  checkEach(files, async (file, text) => {
    const document = { uri: `file:///${file}`, getText: () => text };
    const found = await validate(document as Parameters<typeof validate>[0]);
    expect(found.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
  }));

/** A full commit hash, which cannot be moved, with its version as a comment, for people and for Dependabot. */
const PINNED = /^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
/** Events that give a change's code no more permissions than its author has. */
const EVENTS = new Set(["pull_request", "push", "schedule", "workflow_dispatch"]);
/** True only for branches of this repository. */
const NOT_A_FORK = "github.event.pull_request.head.repo.full_name == github.repository";

// Source: docs.github.com, "Secure use reference".
test("OPS-6 workflows pin actions by digest, only read, end by themselves, and give secrets to no fork and no package", () =>
  checkEach(files, (_file, text, { on, permissions, jobs }) => {
    const uses = text.split("\n").filter((line) => /^[^#]*\buses:/.test(line));
    expect(uses.filter((line) => !PINNED.test(line))).toEqual([]);
    expect(Object.keys(on).filter((event) => !EVENTS.has(event))).toEqual([]);
    expect(permissions).toEqual({ contents: "read" });
    for (const [name, job] of Object.entries(jobs)) {
      expect(job, name).toMatchObject({ "timeout-minutes": expect.any(Number) });
      expect(job.permissions, name).toBeUndefined();
      const withSecrets = job.steps.filter((step) => JSON.stringify(step).includes("secrets."));
      if (withSecrets.length > 0 && "pull_request" in on) expect(job.if, name).toContain(NOT_A_FORK);
      // Packages' scripts run with `npm`, and what stands in braces becomes part of a script.
      expect(withSecrets.filter(({ run = "npm" }) => /\bnpm\b/.test(run))).toEqual([]);
      expect(job.steps.filter(({ run }) => run?.includes("${{"))).toEqual([]);
      const checkouts = job.steps.filter((step) => step.uses?.startsWith("actions/checkout@"));
      for (const { with: inputs } of checkouts) expect(inputs, name).toMatchObject({ "persist-credentials": false });
    }
  }));

test("OPS-6 each change runs npm test, and its preview waits for that; everything else runs nightly", () => {
  expect(Object.keys(workflow("check").on)).toEqual(["pull_request", "push"]);
  expect(Object.keys(workflow("nightly").on)).toEqual(["schedule", "workflow_dispatch"]);
  expect(commandsOf("check", "test")).toEqual(["npm test"]);
  expect(commandsOf("check", "preview").at(-1)).toContain('npx wrangler versions upload --preview-alias "$NAME"');
  expect(commandsOf("nightly", "test-all").at(-1)).toBe("npm test");
  expect(workflow("check").jobs["preview"]!.needs).toBe("test");
});

test("OPS-3 a release tests, uploads without traffic, runs the smoke test, and only then publishes", () => {
  const [tests, upload, ...steps] = commandsOf("release", "release");
  expect(tests).toBe("npm test");
  expect(upload).toMatch(/versions upload .*SMOKE_TEST_DIGEST[^]*versions deploy "\$new@0%" "\$old@100%"/);
  expect(steps).toEqual([
    'npx node scripts/smoke.ts "$NEW"',
    'npx wrangler versions deploy "$NEW@100%" -y && npx wrangler triggers deploy',
    'npx wrangler versions deploy "$OLD@100%" -y',
  ]);
});
