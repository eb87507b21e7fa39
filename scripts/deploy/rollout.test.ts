import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Rollout, rollOut } from "./rollout.ts";
import { isSameSplit } from "./traffic.ts";
import { FakeWrangler } from "../../tests/support/fake-wrangler.ts";

const fakes: FakeWrangler[] = [];
/** Requests and errors by version, as Cloudflare counts them; undefined: not available. */
let served: Record<string, { requests: number; errors: number }> | undefined;
beforeEach(() => {
  served = undefined;
  vi.stubGlobal("fetch", async (url: string) => {
    if (!String(url).endsWith("/graphql")) throw new TypeError("fetch failed");
    if (!served) return Response.json({ data: null, errors: [{ message: "not authorized" }] });
    const rows = Object.entries(served).map(([scriptVersion, sum]) => ({ sum, dimensions: { scriptVersion } }));
    return Response.json({ data: { viewer: { accounts: [{ workersInvocationsAdaptive: rows }] } } });
  });
});
afterEach(() => {
  for (const fake of fakes.splice(0)) fake.remove();
});

function fakeWrangler(...given: ConstructorParameters<typeof FakeWrangler>): FakeWrangler {
  const fake = new FakeWrangler(...given);
  fakes.push(fake);
  for (const [name, value] of Object.entries(fake.shell)) vi.stubEnv(name, value);
  return fake;
}

/** Rolls out with the fake; resolves to whether it succeeded, and what it said. */
async function roll(given: Partial<Rollout> = {}) {
  const said: string[] = [];
  const isPublished = await rollOut({
    worker: "site",
    origin: "https://www.example.gov",
    settings: {},
    forWrangler: ["--var=INDEXABLE:false"],
    stepSeconds: 0,
    interrupted: new AbortController().signal,
    smoke: async () => [],
    say: (line) => said.push(line),
    ...given,
  });
  return { isPublished, said: said.join("\n") };
}

const STEPS = ["new@0% old@100%", "new@10% old@90%", "new@50% old@50%", "new@100%"];

test("OPS-3 a good version gets 0, 10, 50 and 100 % of the traffic, tested at each step", async () => {
  const wrangler = fakeWrangler();
  const smoke = vi.fn<NonNullable<Rollout["smoke"]>>(async () => []);
  const { isPublished, said } = await roll({ smoke });
  expect(isPublished, said).toBe(true);
  expect(wrangler.splits).toEqual(STEPS);
  expect(wrangler.calls.find((call) => call.startsWith("versions upload"))).toMatch(
    /--var SMOKE_TEST_DIGEST:\S+ --tag=\S+ --message=.+ --var=INDEXABLE:false$/,
  );
  expect(wrangler.calls.at(-1)).toBe("triggers deploy --name=site");
  // At 100 % the smoke test checks what visitors get.
  const override = { headers: { "Cloudflare-Workers-Version-Overrides": 'site="new"' } };
  expect(smoke.mock.calls).toMatchObject([[override], [override], [override], [{ headers: {} }]]);
  expect(said).toContain("Error rates are not available (not authorized); only the smoke test decides.");
});

test("OPS-3 a first version gets all traffic at once and is tested then", async () => {
  const wrangler = fakeWrangler({ split: {} });
  expect((await roll()).isPublished).toBe(true);
  expect(wrangler.calls[1]).toMatch(/^deploy --var SMOKE_TEST_DIGEST:/);
  const { isPublished, said } = await (fakeWrangler({ split: {} }), roll({ smoke: async () => ["/ answers 500."] }));
  expect(isPublished).toBe(false);
  expect(said).toContain("The version is published, but the smoke test found:\n  / answers 500.");
});

test.each([0, 1, 2, 3])("OPS-3 a smoke test that fails at step %i moves all traffic back", async (step) => {
  const wrangler = fakeWrangler();
  let runs = 0;
  const { isPublished, said } = await roll({ smoke: async () => (runs++ === step ? ["/about answers 500."] : []) });
  expect(isPublished).toBe(false);
  expect(wrangler.splits).toEqual([...STEPS.slice(0, step + 1), "old@100%"]);
  expect(said).toContain("Version new was stopped: the smoke test found:\n  /about answers 500.");
  expect(said).toContain("Version old has all traffic again.");
});

test("OPS-3 too many errors move all traffic back", async () => {
  served = { new: { requests: 200, errors: 30 }, old: { requests: 1800, errors: 2 } };
  const wrangler = fakeWrangler();
  const { isPublished, said } = await roll();
  expect(isPublished).toBe(false);
  expect(wrangler.splits).toEqual([...STEPS.slice(0, 2), "old@100%"]);
  expect(said).toContain("30 of 200 requests to the new version failed (15.0 %; old version: 0.1 %).");
});

test("OPS-3 a colleague's deployment during the rollout stops it and stays", async () => {
  const wrangler = fakeWrangler({ rules: [{ on: "versions deploy new@10%", split: { theirs: 100 } }] });
  const { isPublished, said } = await roll();
  expect(isPublished).toBe(false);
  expect(wrangler.splits).toEqual(STEPS.slice(0, 2));
  expect(said).toContain("Someone else moved the traffic, by a deploy or a rollback. It stays as it is now");
});

test("OPS-3 a failed check after a colleague's rollback takes nothing back from them", async () => {
  const wrangler = fakeWrangler({ rules: [{ on: "versions deploy new@50%", split: { theirs: 100 } }] });
  const smoke = async () => (wrangler.splits.length === 3 ? ["the version does not answer."] : []);
  expect((await roll({ smoke })).said).toContain("It stays as it is now");
  expect(wrangler.splits).toEqual(STEPS.slice(0, 3));
});

test("OPS-3 when wrangler fails in the middle and in the rollback, the command to run is printed", async () => {
  const rules = ["new@50%", "old@100%"].map((split) => ({
    on: `versions deploy ${split}`,
    fails: "Cloudflare is down.",
  }));
  const wrangler = fakeWrangler({ rules });
  const { said } = await roll();
  expect(wrangler.splits).toEqual([...STEPS.slice(0, 3), "old@100%"]);
  expect(said).toContain("Version new was stopped: wrangler versions deploy failed: Cloudflare is down.");
  expect(said).toMatch(/THE ROLLBACK FAILED: .*\n.*\n {2}npx wrangler versions deploy old@100% --name site -y$/);
});

test("OPS-3 when the current split cannot be read before a step, the version is rolled back", async () => {
  const wrangler = fakeWrangler();
  const smoke = async () => {
    fakes.push(new FakeWrangler({ rules: [{ on: "deployments status", fails: "no connection" }] }));
    vi.stubEnv("FAKE_WRANGLER", fakes.at(-1)!.folder);
    return [];
  };
  const { isPublished, said } = await roll({ smoke });
  expect(isPublished).toBe(false);
  expect(said).toContain("the current deployment could not be read: no connection");
  expect([...wrangler.splits, ...fakes.at(-1)!.splits]).toEqual([STEPS[0], "old@100%"]);
});

test("OPS-3 Ctrl-C before the upload leaves everything as it is", async () => {
  const wrangler = fakeWrangler();
  const interrupted = AbortSignal.abort(new Error("it was interrupted."));
  await expect(roll({ interrupted })).rejects.toThrow("it was interrupted.");
  expect(wrangler.calls.filter((call) => !call.startsWith("deployments status"))).toEqual([]);
});

test("OPS-3 two versions with equal traffic stop a deploy before the upload", async () => {
  const wrangler = fakeWrangler({ split: { one: 50, two: 50 } });
  await expect(roll()).rejects.toThrow(/equal traffic\. Choose one first:\n {2}npx wrangler versions deploy one@100%/);
  expect(wrangler.calls).toHaveLength(1);
});

test("OPS-3 routes and queues that were not updated are reported with the command to run", async () => {
  fakeWrangler({ rules: [{ on: "triggers deploy", fails: "no route" }] });
  const { isPublished, said } = await roll();
  expect(isPublished).toBe(false);
  expect(said).toContain("Try again: npx wrangler triggers deploy --name site");
});

test.each(["SIGINT", "SIGHUP"] as const)(
  "OPS-3 %s in the middle moves all traffic back, even if the terminal is closed",
  async (signal) => {
    const wrangler = fakeWrangler({ rules: [{ on: "versions deploy new@10%", signal }] });
    const script = fileURLToPath(new URL("../../tests/support/run-rollout.ts", import.meta.url));
    // The pause of an hour begins at 10 %.
    const child = spawn("node", [script, "site", "https://www.example.gov", "3600"], { env: process.env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      if (signal === "SIGHUP") stream.destroy();
      else stream.on("data", (chunk) => (output += chunk));
    }
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect(wrangler.splits, output).toEqual([...STEPS.slice(0, 2), "old@100%"]);
    expect(code).toBe(1);
    if (signal === "SIGINT") expect(output).toContain("Version new was stopped: it was interrupted.");
  },
);

test.each([
  [{ new: 0, old: 100 }, { old: 100 }, true],
  [{ new: 10, old: 90 }, { old: 90, new: 10 }, true],
  [{ new: 50, old: 50 }, { new: 10, old: 90 }, false],
  [{ other: 10, old: 90 }, { new: 10, old: 90 }, false],
  [{}, { old: 100 }, false],
])("OPS-3 the splits %j and %j are the same: %s", (one, other, isSame) => expect(isSameSplit(one, other)).toBe(isSame));
