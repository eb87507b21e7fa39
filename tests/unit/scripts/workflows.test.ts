import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parserFaults } from "./github-parser.ts";
import { workflowFaults } from "./workflow-rules.ts";

const files = globSync(".github/workflows/*");
const check = readFileSync(".github/workflows/check.yml", "utf8");
const release = readFileSync(".github/workflows/release.yml", "utf8");

interface Job {
  needs?: string;
  steps: { run?: string }[];
}
interface Workflow {
  on: object;
  jobs: Record<string, Job>;
}

const commandsOf = (job?: Job) => job?.steps.map(({ run }) => run).filter((run) => run !== undefined);

test.each(files)("OPS-6 %s is valid for GitHub, and does nothing unsafe", async (file) => {
  expect(file).toMatch(/\.yml$/);
  const text = readFileSync(file, "utf8");
  expect([...(await parserFaults(text)), ...workflowFaults(text)]).toEqual([]);
});

test("DEP-1 .node-version names the Node that the packages bring", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    optionalDependencies: Record<string, string>;
  };
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith("node-"));
  const expected = readFileSync(".node-version", "utf8").trim();
  expect(versions.filter(([, version]) => version !== expected)).toEqual([]);
  expect(versions.length).toBeGreaterThan(0);
});

test("OPS-6 each change runs npm test, and its preview waits for that; everything else runs nightly", () => {
  const nightly = parse(readFileSync(".github/workflows/nightly.yml", "utf8")) as Workflow;
  const { on, jobs } = parse(check) as Workflow;
  expect(Object.keys(on)).toEqual(["pull_request", "push"]);
  expect(Object.keys(nightly.on)).toEqual(["schedule", "workflow_dispatch"]);
  expect(commandsOf(jobs["test"])).toEqual(["npm test"]);
  expect(commandsOf(jobs["preview"])!.at(-1)).toContain('npx wrangler versions upload --preview-alias "$NAME"');
  expect(commandsOf(nightly.jobs["test-all"])!.at(-1)).toBe("npm test");
  expect(jobs["preview"]!.needs).toBe("test");
});

test("OPS-3 a release tests, uploads without traffic, runs the smoke test, and only then publishes", () => {
  const [, ...steps] = commandsOf((parse(release) as Workflow).jobs["release"])!;
  expect(release.split("\n").length).toBeLessThanOrEqual(61);
  expect(steps[0]).toMatch(/versions upload .*SMOKE_TEST_DIGEST[^]*versions deploy "\$new@0%" "\$old@100%"/);
  expect(steps.slice(1)).toEqual([
    'npx node scripts/smoke.ts "$NEW"',
    'npx wrangler versions deploy "$NEW@100%" -y && npx wrangler triggers deploy',
    'npx wrangler versions deploy "$OLD@100%" -y',
  ]);
});

const CHECKOUT = /actions\/checkout@[0-9a-f]{40} # v[\d.]+/;

test.each([
  ["a moving tag", CHECKOUT, "actions/checkout@v7", /checkout@v7: needs a digest/],
  ["a short digest", CHECKOUT, "actions/checkout@3d3c42e # v7.0.1", /3d3c42e # v7\.0\.1: needs a digest/],
  ["a digest without its version", / # v[\d.]+/, "", /needs a digest of 40 digits, and its version/],
  ["two versions of an action", CHECKOUT, `actions/checkout@${"a".repeat(40)} # v7.0.0`, /more than one version/],
  ["another trigger", "  pull_request:", "  pull_request_target:", /on pull_request_target/],
  ["a trigger by anyone's words", "  pull_request:", "  issue_comment:", /on issue_comment/],
  ["rights to write", "contents: read", "contents: write", /^permissions/],
  ["more rights than reading", "contents: read", "contents: read\n  id-token: write", /^permissions/],
  ["no rights set", "permissions:\n  contents: read\n", "", /^permissions/],
  [
    "a job with rights of its own",
    "    needs: test",
    "    needs: test\n    permissions: write-all",
    /preview: has permissions/,
  ],
  ["a job without an end", "    timeout-minutes: 30\n", "", /test: has no timeout/],
  ["runs that pile up", /concurrency:\n( {2}.*\n)+/, "", /^concurrency/],
  ["a change's title in a script", "run: npm test", `run: echo "\${{ github.event.pull_request.title }}"`, /by env/],
  ["a checkout that keeps its token", "persist-credentials: false", "fetch-depth: 0", /keeps its credentials/],
  ["a checkout that asks for nothing", /\n {8}with:\n {10}persist-credentials: false/, "", /keeps its credentials/],
  [
    "a secret for forks",
    / &&\n.*full_name == github\.repository\)/,
    "",
    /preview: has secrets and would run for forks/,
  ],
  [
    "a secret for every step",
    "    needs: test",
    "    needs: test\n    env: { T: '${{ secrets.T }}' }",
    /all its steps/,
  ],
  ["a secret for every job", "jobs:", "env: { T: '${{ secrets.T }}' }\njobs:", /gives secrets to every job/],
  [
    "a secret where packages are installed",
    "- run: npx wrangler",
    "- run: npm ci && npx wrangler",
    /scripts with a secret/,
  ],
  ["a secret for another's code", "persist-credentials: false", "token: ${{ secrets.T }}", /gets a secret/],
])("OPS-6 a workflow with %s is rejected", (_, pattern, seed, reason) => {
  const seeded = check.replace(pattern, () => seed);
  expect(seeded).not.toBe(check);
  expect(workflowFaults(seeded)).toEqual(expect.arrayContaining([expect.stringMatching(reason)]));
});

test.each([
  ["a key that is none", "    needs: test", "    need: test", /line \d+: Unexpected value 'need'/],
  ["a job that is not there", "needs: test", "needs: tests", /tests/],
  ["a context that is none", "secrets.CLOUDFLARE_API_TOKEN", "secret.CLOUDFLARE_API_TOKEN", /named-value: 'secret'/],
  ["secrets where there are none", "vars.CLOUDFLARE_ACCOUNT_ID != ''", "secrets.TOKEN != ''", /named-value: 'secrets'/],
  ["a broken expression", "github.event_name == 'push' ||", "github.event_name = 'push' ||", /Unexpected symbol/],
])("OPS-6 a workflow with %s is invalid for GitHub", async (_, pattern, seed, reason) => {
  const seeded = check.replace(pattern, () => seed);
  expect(seeded).not.toBe(check);
  expect(await parserFaults(seeded)).toEqual(expect.arrayContaining([expect.stringMatching(reason)]));
});
