import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BAD_BUILDS } from "../../scripts/rehearse/bad-builds.ts";
import { Random } from "../../scripts/rehearse/random.ts";
import { rehearse } from "../../scripts/rehearse/rehearsal.ts";
import { stopBadBuilds } from "../../scripts/rehearse/stop-bad-builds.ts";
import { failuresOf, wrongVerdicts } from "../../scripts/rehearse/table.ts";

const SEED = 20;

let folder: string;
beforeEach(() => {
  mkdirSync(".wrangler/rehearsal", { recursive: true });
  folder = mkdtempSync(".wrangler/rehearsal/test-");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("OPS-1 OPS-2 OPS-4 of 300 requests none is lost or doubled while builds alternate and everything fails, and no page is half", async () => {
  const result = await rehearse({ seed: SEED, requests: 300, folder });
  expect(failuresOf(result)).toEqual([]);
  expect(result.account.accepted).toBeGreaterThan(200);
  expect(result.replayed).toBe(result.dead);
});

test("OPS-1 OPS-2 OPS-4 a rehearsal in which something is lost, doubled, forgotten, half or missing names each", async () => {
  const sabotage = ["lose", "double", "forget", "half-page", "missing-file"] as const;
  const failures = failuresOf(await rehearse({ seed: SEED, requests: 200, folder, sabotage }));
  const named = (kind: RegExp) => failures.filter((failure) => kind.test(failure));
  expect(named(/^lost: request-\d+ was told "(?:sent|queued)", \S+, and is nowhere$/)).toHaveLength(1);
  expect(named(/^doubled: request-\d+ came 2 times: /)).toHaveLength(1);
  expect(named(/^unresolved: request-\d+ holds \S+, which nothing resolves$/)).toHaveLength(1);
  expect(named(/^half page: \S+ is of the second build and names files of another build: \/assets\//)).not.toEqual([]);
  expect(named(/^missing file: \/assets\/entry\.client-/)).not.toEqual([]);
});

test(
  "OPS-3 the smoke test of a deploy stops bad builds before they get traffic, and one that it lets through is named",
  { timeout: 600_000 },
  async () => {
    const names = ["half of a chunk was written", "a page that is kept breaks off"];
    const builds = [...BAD_BUILDS.filter(({ name }) => names.includes(name)), { name: "a good build" }];
    const verdicts = await stopBadBuilds({ folder, count: builds.length, random: new Random(SEED), builds });
    expect(verdicts.bad.map(({ name, problems }) => [name, problems.length > 0])).toEqual([
      ...names.map((name) => [name, true]),
      ["a good build", false],
    ]);
    // The good build passes, otherwise it would be listed as well.
    expect(wrongVerdicts(verdicts)).toEqual(["not stopped: a good build"]);
  },
);
