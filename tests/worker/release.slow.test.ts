import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readDeployArguments } from "../../scripts/lib/deploy-arguments.ts";
import { type Means, type Publication, publish } from "../../scripts/lib/release/publish.ts";
import { wrangler } from "../../scripts/lib/release/wrangler.ts";
import { smokeTest } from "../../scripts/lib/smoke/index.ts";
import { LocalCloudflare } from "../support/cloudflare.ts";
import { quickWrangler } from "../support/quick-wrangler.ts";

const NAME = "goldthread";

let cloudflare: LocalCloudflare;
const said: string[] = [];
let first: { isPublished: boolean; shares: string[]; said: string[] };
beforeAll(async () => {
  cloudflare = await LocalCloudflare.start(NAME);
  for (const [name, value] of Object.entries(cloudflare.shell)) vi.stubEnv(name, value);
  first = { isPublished: await deploy(), shares: [...cloudflare.shares], said: [...said] };
});
/** The version with all traffic when a test begins. */
let old: string;
beforeEach(() => {
  said.length = 0;
  cloudflare.shares.length = 0;
  old = cloudflare.published;
  Object.assign(cloudflare, {
    alter: () => {},
    refuse: () => undefined,
    served: () => undefined,
    refusesSettings: false,
  });
});
afterAll(() => cloudflare.stop());

/** Deploys the current build, as `npm run deploy` does after its checks. */
function deploy({ wrangler: runner, ...means }: Partial<Means> & Pick<Publication, "wrangler"> = {}): Promise<boolean> {
  const settings = { CONTACT_API_ORIGIN: "https://gateway.goldthread.example", SITE_URL: cloudflare.origin };
  const vars = Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  return publish(
    {
      ...readDeployArguments(["--step-seconds=0", ...vars]),
      name: NAME,
      origin: cloudflare.origin,
      settings,
      isShown: false,
      wrangler: runner,
    },
    { say: (line) => said.push(line), interrupted: new AbortController().signal, ...means },
  );
}
const untried = { smoke: async () => [] };
/** For a deployment's decisions; other tests run wrangler itself. */
const decided = () => ({ ...untried, wrangler: quickWrangler(cloudflare) });
/** Runs one command with wrangler itself, the others quickly. */
const quickBut = (own: string) => {
  const quick = quickWrangler(cloudflare);
  const either: typeof wrangler = (args, options) =>
    (args.slice(0, 2).join(" ") === own ? wrangler : quick)(args, options);
  return { wrangler: either };
};

test("OPS-3 a first deploy gets all traffic at once, and is tried then", () => {
  expect(first).toEqual({ isPublished: true, shares: ["new@100"], said: expect.any(Array) });
  expect(first.said.at(-1)).toBe("The smoke test found nothing wrong.");
});

test("OPS-3 a good version is tried without traffic, and then gets 10, 50 and 100 % of it", async () => {
  // tests/unit/scripts/release-steps.test.ts covers what happens in between.
  const smoke: typeof smokeTest = async (options) =>
    /@(?:10|50)/.test(cloudflare.shares.at(-1)!) ? [] : smokeTest(options);
  expect(await deploy({ smoke }), said.join("\n")).toBe(true);
  expect(cloudflare.shares).toEqual(["new@0 old@100", "new@10 old@90", "new@50 old@50", "new@100"]);
  expect(said.at(-1)).toBe(`Version ${cloudflare.newest} has all traffic.`);
  expect(cloudflare.annotations.at(-1)).toMatchObject({ "workers/tag": expect.stringMatching(/^[\da-f]{7,}$/) });
  expect(said).toContain(
    "Error rates are not to be had (not authorized for that account); the smoke test alone decides.",
  );
});

test("OPS-3 a bad version is stopped before it gets any traffic, with each fault by its name", async () => {
  cloudflare.alter = ({ modules, files }) => {
    for (const path of files.keys()) if (path.startsWith("/assets/mega-menu-tabs-")) files.delete(path);
    files.set("/capability-statement.pdf", Buffer.from("%PDF of old"));
    const entry = Buffer.from(modules.get("index.js")!).toString();
    modules.set("index.js", Buffer.from(entry.replaceAll("'strict-dynamic'", "'none'")));
  };
  expect(await deploy(quickBut("versions upload"))).toBe(false);
  expect(cloudflare.shares).toEqual(["new@0 old@100", "old@100"]);
  const told = said.at(-1)!;
  expect(told).toContain(`Version ${old} has all traffic again. Version ${cloudflare.newest} was stopped`);
  expect(told).toMatch(/\/assets\/mega-menu-tabs-\S+ answers 404/);
  expect(told).toContain("/capability-statement.pdf is not the statement that lies under public.");
  expect(told).toMatch(/\/: the header content-security-policy is/);
});

test("OPS-3 more errors than the old version's take all traffic back", async () => {
  cloudflare.served = () => ({
    [cloudflare.newest]: { requests: 200, errors: 30 },
    [old]: { requests: 1800, errors: 2 },
  });
  expect(await deploy(decided())).toBe(false);
  expect(cloudflare.shares).toEqual(["new@0 old@100", "new@10 old@90", "old@100"]);
  expect(said).toContain("Errors: 30 of 200 requests (old version: 2 of 1800).");
  expect(said.at(-1)).toContain("30 of 200 requests to the new version failed (15.0 %), of the old one 0.1 %.");
});

test("OPS-3 when wrangler fails in the middle, and at going back too, the command to type is told", async () => {
  cloudflare.refuse = () => (cloudflare.shares.length > 1 ? "Cloudflare is ill." : undefined);
  expect(await deploy({ ...untried, ...quickBut("versions deploy") })).toBe(false);
  expect(cloudflare.shares).toEqual(["new@0 old@100", "new@10 old@90"]);
  expect(said).toContainEqual(expect.stringMatching(/^Going back: wrangler versions deploy failed/));
  expect(said.at(-1)).toContain(`GOING BACK FAILED. Do it by hand:
  npx wrangler versions deploy ${old}@100% --name ${NAME} -y`);
});

test("OPS-3 wrangler failing after it has moved the traffic back is no failure of going back", async () => {
  cloudflare.refusesSettings = true;
  expect(await deploy({ ...untried, ...quickBut("versions deploy") })).toBe(false);
  expect(cloudflare.shares).toEqual(["new@0 old@100", "old@100"]);
  expect(said.at(-1)).toContain(`Version ${old} has all traffic again.`);
});

test("OPS-3 a rollback by somebody else in the middle of a deploy is noticed, and stays", async () => {
  const rollBack = () => cloudflare.deploy([{ version_id: old, percentage: 100 }]);
  expect(await deploy({ ...decided(), wait: rollBack })).toBe(false);
  expect(cloudflare.shares).toEqual(["new@0 old@100", "new@10 old@90", "old@100"]);
  expect(said.at(-1)).toContain(`somebody else has moved the traffic meanwhile, by a deploy or a rollback, and it stays
as they left it: npx wrangler deployments status --name ${NAME}`);
});

test("OPS-3 a visitor whom nothing keeps with one version while two share the traffic is a warning", async () => {
  cloudflare.alter = ({ modules, files }) => {
    const version = [...files.keys()].map((path) => /manifest-(\w{8})\.js/.exec(path)?.[1]).find(Boolean)!;
    for (const [name, bytes] of modules)
      modules.set(
        name,
        Buffer.from(
          Buffer.from(bytes)
            .toString()
            .replaceAll(version, `Z${version.slice(1)}`),
        ),
      );
  };
  expect(await deploy(decided())).toBe(true);
  expect(said.filter((line) => line.startsWith("Warning: one visitor meets both builds in turn"))).toHaveLength(1);
});

test("OPS-3 Ctrl-C before anything is uploaded leaves everything as it was", async () => {
  const { newest } = cloudflare;
  await expect(deploy({ interrupted: AbortSignal.abort() })).rejects.toThrow("it was interrupted.");
  expect([cloudflare.newest, cloudflare.shares]).toEqual([newest, []]);
});

test("OPS-3 Ctrl-C ends the trying of a first deploy, which is published and says so", async () => {
  const empty = await LocalCloudflare.start(NAME);
  vi.stubEnv("CLOUDFLARE_API_BASE_URL", empty.shell["CLOUDFLARE_API_BASE_URL"]);
  const stop = new AbortController();
  const smoke = () => {
    stop.abort();
    return new Promise<string[]>(() => {});
  };
  const isPublished = await deploy({ smoke, interrupted: stop.signal });
  vi.stubEnv("CLOUDFLARE_API_BASE_URL", cloudflare.shell["CLOUDFLARE_API_BASE_URL"]);
  await empty.stop();
  expect([isPublished, empty.shares]).toEqual([false, ["new@100"]]);
  expect(said.at(-1)).toBe("Published, but not tried to the end: it was interrupted.");
});

test.each([
  ["SIGINT", "Going back: it was interrupted."],
  ["SIGHUP", "The new version gets 10 % of the traffic."],
] as const)(
  "OPS-3 %s in the middle takes all traffic back: Ctrl-C, or a terminal that is closed",
  { timeout: 400_000 },
  async (signal, told) => {
    const script = fileURLToPath(new URL("../support/publish-build.ts", import.meta.url));
    const child = spawn("node", [script, NAME, cloudflare.origin, "--step-seconds=3600"]);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const ended = new Promise((resolve) => child.once("close", resolve));
    // The pause of an hour begins at 10 %.
    const isAt10 = () => cloudflare.shares.includes("new@10 old@90");
    const stop = () => {
      // Nobody reads the output of a closed terminal.
      if (signal === "SIGHUP") for (const stream of [child.stdout, child.stderr]) stream.destroy();
      child.kill(signal);
    };
    // The terminal closes while wrangler still has output to write.
    if (signal === "SIGHUP") cloudflare.refuse = ([part]) => void (part!.percentage === 10 && stop());
    else await vi.waitUntil(() => isAt10() || child.exitCode !== null, { timeout: 380_000 }).then(stop);
    expect(await ended, output).toBe(1);
    expect(cloudflare.shares, output).toEqual(["new@0 old@100", "new@10 old@90", "old@100"]);
    expect(output).toContain(told);
  },
);
