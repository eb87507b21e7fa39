import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Rollout, rollOut } from "../../scripts/deploy/rollout.ts";
import { smokeTest } from "../../scripts/deploy/smoke/index.ts";
import { LocalCloudflare } from "../support/cloudflare.ts";

// With wrangler itself and a local Cloudflare. scripts/deploy/rollout.test.ts covers each decision with a fake wrangler.
const NAME = "goldthread";

let cloudflare: LocalCloudflare;
const said: string[] = [];
let first: object;
beforeAll(async () => {
  cloudflare = await LocalCloudflare.start(NAME);
  for (const [name, value] of Object.entries(cloudflare.shell)) vi.stubEnv(name, value);
  first = { isPublished: await deploy(), shares: [...cloudflare.shares], last: said.at(-1) };
});
/** The version with all traffic when a test begins. */
let old: string;
beforeEach(() => {
  for (const [name, value] of Object.entries(cloudflare.shell)) vi.stubEnv(name, value);
  said.length = 0;
  cloudflare.shares.length = 0;
  old = cloudflare.published;
  Object.assign(cloudflare, { alter: () => {}, refusesSettings: false });
});
afterAll(() => cloudflare.stop());

/** Publishes the current build, as `npm run deploy` does after its checks. */
function deploy(given: Partial<Rollout> = {}): Promise<boolean> {
  const settings = { CONTACT_API_ORIGIN: "https://gateway.goldthread.example", SITE_URL: cloudflare.origin };
  return rollOut({
    worker: NAME,
    origin: cloudflare.origin,
    settings,
    forWrangler: Object.entries(settings).map(([name, value]) => `--var=${name}:${value}`),
    stepSeconds: 0,
    interrupted: new AbortController().signal,
    say: (line) => said.push(line),
    ...given,
  });
}

test("OPS-3 a first version gets all traffic at once, and is tested then", () => {
  expect(first).toEqual({ isPublished: true, shares: ["new@100"], last: "The smoke test passed." });
});

test("OPS-3 a good version is tested without traffic, and then gets 10, 50 and 100 % of it", async () => {
  const smoke: typeof smokeTest = async (options) =>
    /@(?:10|50)/.test(cloudflare.shares.at(-1)!) ? [] : smokeTest(options);
  expect(await deploy({ smoke }), said.join("\n")).toBe(true);
  expect(cloudflare.shares).toEqual(["new@0 old@100", "new@10 old@90", "new@50 old@50", "new@100"]);
  expect(cloudflare.annotations.at(-1)).toMatchObject({ "workers/tag": expect.stringMatching(/^[\da-f]{7,}/) });
  expect(said.at(-1)).toBe(`Version ${cloudflare.newest} has all traffic.`);
});

test("OPS-3 a bad version is stopped before it gets any traffic, with each fault by its path", async () => {
  cloudflare.alter = ({ modules, files }) => {
    for (const path of files.keys()) if (path.startsWith("/assets/contact-form-")) files.delete(path);
    const entry = Buffer.from(modules.get("index.js")!).toString();
    modules.set("index.js", Buffer.from(entry.replaceAll("'strict-dynamic'", "'none'")));
  };
  expect(await deploy()).toBe(false);
  expect(cloudflare.shares).toEqual(["new@0 old@100", "old@100"]);
  expect(said.join("\n")).toMatch(/\/assets\/contact-form-\S+ is a file of this build, but answers 404/);
  expect(said.join("\n")).toContain("/ has the header content-security-policy: ");
  expect(said.at(-1)).toBe(`Version ${old} has all traffic again.`);
});

test("OPS-3 a rollback that wrangler reports as failed, although it moved the traffic, succeeded", async () => {
  cloudflare.refusesSettings = true;
  expect(await deploy({ smoke: async () => [] })).toBe(false);
  expect(cloudflare.shares).toEqual(["new@0 old@100", "old@100"]);
  expect(said.at(-1)).toBe(`Version ${old} has all traffic again.`);
});
