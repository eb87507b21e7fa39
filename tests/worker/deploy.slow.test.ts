import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { spawn, spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../local/built-site.ts";
import { anotherBuild } from "../support/another-build.ts";
import { claims } from "../../app/content/claims/index.ts";
import { firm } from "../../app/content/firm.ts";
import { CAPABILITY_PDF } from "../../scripts/lib/capability-source.ts";
import { readDeployArguments } from "../../scripts/lib/deploy-arguments.ts";
import { checkDeploy } from "../../scripts/lib/deploy-checks.ts";
import { sampleValues } from "../../app/content/sample-values.ts";
import { LocalCloudflare } from "../support/cloudflare.ts";

/** A copy of the project, because a deployment builds, while other tests read the current build. */
let folder: string;
beforeAll(() => {
  // A folder's name may contain a space, and look like a locale, which a build must not remove.
  folder = mkdtempSync(join(tmpdir(), "deploy de-DE "));
  const skipped = /^(?:node_modules|build|\.build-\w+|\.git|\.wrangler|\.react-router|reports|test-results)(?:\/|$)/;
  cpSync(".", folder, { recursive: true, filter: (path) => !skipped.test(path) });
  // Links the files rather than the folder, because bundles contain the real path of their sources.
  const [from, to] = [realpathSync("node_modules"), join(folder, "node_modules")];
  if (spawnSync("cp", ["-al", from, to]).status !== 0) cpSync(from, to, { recursive: true });
  const builder = join(to, ".bin/react-router");
  rmSync(builder);
  const once = fileURLToPath(new URL("../support/build-once.ts", import.meta.url));
  writeFileSync(builder, `#!/bin/sh\nexec node ${JSON.stringify(once)} "$@"\n`, { mode: 0o755 });
  // Works also if the operator has set real values.
  replaceIn("wrangler.toml", /(?<=^(?:CONTACT_API_ORIGIN|SITE_URL) = ").*(?=")/gm, "https://www.firm.example");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function replaceIn(file: string, pattern: RegExp, text: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(pattern, text));
}

const digest = (root: string, file: string) =>
  createHash("sha256")
    .update(readFileSync(join(root, file)))
    .digest("hex");

/**
 * Hashes of all build output except wrangler's metadata, which names the folder. For a source map, only its sources:
 * Vite's own columns depend on the length of the folder's name.
 */
const filesOf = (root: string) =>
  Object.fromEntries(
    globSync("build/**/*.*", { cwd: root })
      .filter((file) => file !== "build/server/wrangler.json")
      .map((file) => [file, file.endsWith(".map") ? sourcesOf(root, file) : digest(root, file)]),
  );

const sourcesOf = (root: string, file: string) => {
  const text = readFileSync(join(root, file), "utf8");
  expect(text, file).not.toContain(resolve(root));
  return (JSON.parse(text) as { sources: string[] }).sources;
};

/** The current build's git facts, to pass to a build elsewhere. */
function sameHistory() {
  const { stdout } = spawnSync("git", ["rev-parse", "--absolute-git-dir"], { encoding: "utf8" });
  const days = globSync("build/server/**/*.js").map(
    (file) => /\bbuiltOn = "([\d-]{10})"/.exec(readFileSync(file, "utf8"))?.[1],
  );
  const day = days.find((found) => found !== undefined);
  return {
    GIT_DIR: stdout.trim(),
    GIT_OPTIONAL_LOCKS: "0",
    SOURCE_DATE_EPOCH: String(Date.parse(day ?? "no day") / 1000),
  };
}

const shell = () => ({
  ...process.env,
  PATH: `${resolve("node_modules/.bin")}:${process.env["PATH"]}`,
  WRANGLER_SEND_METRICS: "false",
  // A dozen processes load the same modules; Node compiles them once.
  NODE_COMPILE_CACHE: join(folder, ".wrangler/compiled"),
  // Another time zone, where it is already tomorrow, and another language.
  TZ: "Pacific/Kiritimati",
  LC_ALL: "tr_TR.UTF-8",
  ...sameHistory(),
});

function deploy(...flags: string[]) {
  const { status, stdout, stderr } = spawnSync("node", ["scripts/deploy.ts", ...flags], {
    cwd: folder,
    encoding: "utf8",
    env: shell(),
  });
  return { status, output: stdout + stderr };
}

/**
 * The message that stops such a deployment before anything is built; checked as scripts/deploy.ts does, in this
 * process.
 */
function refusalOf(...flags: string[]): string {
  try {
    checkDeploy(readDeployArguments(flags), join(folder, "wrangler.toml"));
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

/** Deploys asynchronously, because this process may be the fake Cloudflare. */
async function deployTo(cloudflare: LocalCloudflare, ...flags: string[]) {
  const child = spawn("node", ["scripts/deploy.ts", ...flags], {
    cwd: folder,
    env: { ...shell(), ...cloudflare.shell },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const status = await new Promise((end) => child.once("close", end));
  return { status, output };
}

test.each([[[]], [["--dry-run"]], [["--env", "staging"]], [["-e=staging"]]])(
  "BUY-4 deploy %j stops before anything is built and lists every sample value and every claim with its file",
  (flags) => {
    const output = refusalOf(...flags);
    for (const { path, value } of sampleValues(firm)) expect(output).toContain(`app/content/firm.ts ${path}: ${value}`);
    for (const { file, path } of claims) {
      expect(output).toContain(`  ${file}\n`);
      expect(output).toContain(`    ${path}: `);
    }
    const where = flags.join().includes("staging") ? "[env.staging.vars]" : "[vars]";
    for (const name of ["CONTACT_API_ORIGIN", "SITE_URL"])
      expect(output).toContain(`wrangler.toml ${where} ${name}: https://`);
  },
);

test("BUY-4 a deploy that is stopped says so, fails, and has built nothing", () => {
  const { status, output } = deploy();
  expect(status).toBe(1);
  expect(output).toContain(`Nothing was deployed: ${refusalOf()}`);
  expect(existsSync(join(folder, "build"))).toBe(false);
});

test("BUY-4 --list prints every claim with its state, and stops nothing", () => {
  const { status, output } = deploy("--list");
  expect(status).toBe(0);
  for (const { path } of claims) expect(output).toContain(`${path}: sample, `);
  expect(output).not.toContain("Nothing was deployed");
  expect(existsSync(join(folder, "build"))).toBe(false);
});

/** Changes every sample in the copy, until `restore` is called. */
function claimAll(as: string): { restore: () => void } {
  const file = join(folder, "app/content/claims/claim.ts");
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replace(/state: "sample",\n\s*value,\n\s*proof,/, as));
  return { restore: () => writeFileSync(file, good) };
}

test("BUY-4 deploy stops for a claim confirmed with a sample's value, and lets through none of them for their state", () => {
  const { restore } = claimAll(`state: "confirmed", value, by: "Director of Contracts", on: "2026-11-22",`);
  const { status, output } = deploy();
  restore();
  expect(status).toBe(1);
  expect(output).toContain("identifiers.uei: confirmed, with a sample's value: SAMPLEUEI001");
  expect(output).not.toContain("clientMarks.coast-guard");
  expect(output).not.toContain("figures.onTimeDelivery");
});

test("BUY-4 deploy lists the texts that go on saying what was taken off the site", () => {
  const { restore } = claimAll(`state: "removed",`);
  const { status, output } = deploy();
  restore();
  expect(status).toBe(1);
  expect(output).not.toContain("app/content/claims/");
  expect(output).toContain("these texts go on saying what was taken off the site");
  expect(output).toContain(`app/content/firm.ts: ${firm.description}`);
});

test.each([
  [["--env", "stagign"], /No environment found .*"stagign"/],
  [["--env"], /--env needs a name/],
  [["--env", "--dry-run"], /--env needs a name/],
  [["--env="], /--env needs a name/],
  [["--env", "staging", "-e=production"], /more than one environment/],
  [["staging"], /npm run deploy takes --env/],
])("deploy %j is stopped before anything is built, for an environment that is not there", (flags, reason) => {
  expect(refusalOf(...flags, "--allow-sample-values")).toMatch(reason);
});

test("deploy stops before anything is built and names every setting that is wrong, with what to do", () => {
  const file = join(folder, "wrangler.toml");
  const good = readFileSync(file, "utf8");
  writeFileSync(
    file,
    good
      .replace(/^CONTACT_API_ORIGIN = .*$/m, "")
      .replace(/^SITE_URL = .*$/m, 'SITE_URL = "www.agency.gov"')
      .replace(/^INDEXABLE = .*$/m, "INDEXABLE = true"),
  );
  const { status, output } = deploy("--allow-sample-values");
  writeFileSync(file, good);
  expect(status).toBe(1);
  expect(output).toMatch(/wrangler\.toml \[vars\] CONTACT_API_ORIGIN is missing .*; set it to/);
  expect(output).toMatch(/wrangler\.toml \[vars\] SITE_URL is not a URL; write/);
  expect(output).toMatch(/wrangler\.toml \[vars\] INDEXABLE must be "true" or "false"/);
  expect(existsSync(join(folder, "build"))).toBe(false);
});

test.each([
  ['INDEXIBLE = "false"', /wrangler\.toml \[vars\] INDEXIBLE is no setting\. There are CONTACT_API_ORIGIN, /],
  [
    'GATEWAY_SIGNING_SECRET = "0123456789012345678901234567890123456789"',
    /\[vars\] GATEWAY_SIGNING_SECRET is a secret: npx wrangler secret put GATEWAY_SIGNING_SECRET/,
  ],
])("OPS-3 deploy stops before anything is built for %s, which changes nothing or tells everyone", (line, reason) => {
  const file = join(folder, "wrangler.toml");
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replace(/^INDEXABLE = /m, `${line}\nINDEXABLE = `));
  const output = refusalOf("--allow-sample-values");
  writeFileSync(file, good);
  expect(output).toMatch(reason);
  expect(output).not.toContain("0123456789");
});

test("OPS-2 deploy stops before anything is built for a queue of dead letters that the worker would not know", () => {
  const file = join(folder, "wrangler.toml");
  const good = readFileSync(file, "utf8");
  appendFileSync(
    file,
    `
[[env.staging.queues.consumers]]
queue = "goldthread-outbox"
dead_letter_queue = "goldthread-outbox-dlq"
`,
  );
  const output = refusalOf("--env", "staging", "--dry-run", "--allow-sample-values");
  writeFileSync(file, good);
  expect(output).toContain('dead_letter_queue = "goldthread-outbox-dlq" must end with -dead');
});

test.each([
  [["--var", "SITE_URL:www.agency.gov"], /--var SITE_URL is not a URL; write/],
  [["--var=CONTACT_API_ORIGIN:https://gateway.example"], /--var CONTACT_API_ORIGIN: https:\/\/gateway\.example/],
  [["--var", "INDEXIBLE:false"], /--var INDEXIBLE is no setting\. There are CONTACT_API_ORIGIN, /],
  [["--var", "TURNSTILE_SECRET_KEY:0x4BBB"], /is a secret: npx wrangler secret put TURNSTILE_SECRET_KEY/],
])("deploy %j is stopped before anything is built: a setting given by a flag is checked as well", (flags, reason) => {
  expect(refusalOf(...flags)).toMatch(reason);
});

test("deploy stops before anything is built when the statement to download is not of today's words", () => {
  const file = join(folder, CAPABILITY_PDF);
  appendFileSync(file, "% made from other words\n");
  const { status, output } = deploy("--allow-sample-values");
  cpSync(CAPABILITY_PDF, file);
  expect(status).toBe(1);
  expect(output).toContain("npm run capability-pdf");
  expect(existsSync(join(folder, "build"))).toBe(false);
});

test(
  "with the flag, a dry run builds, tests the build and packs the worker, without a network",
  { timeout: 300_000 },
  () => {
    const { status, output } = deploy("--dry-run", "--allow-sample-values");
    expect(output).toMatch(/Tests .*passed/);
    expect(output).toContain("--dry-run: exiting now.");
    expect(output).toContain("https://www.firm.example");
    expect(output).toContain("No files of former builds were taken along: https://www.firm.example/build-files.json");
    expect(status, output).toBe(0);
  },
);

test("DEP-1 the same source gives the same files and the same worker, wherever it is built: visitors keep what they have", () => {
  const files = filesOf(".");
  expect(Object.keys(files).length).toBeGreaterThan(400);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["build/server/index.js", "build/client/llms.txt"]));
  expect(filesOf(folder)).toEqual(files);
});

test("OPS-3 what was checked and built is published, and tried at SITE_URL", { timeout: 300_000 }, async () => {
  const cloudflare = await LocalCloudflare.start("goldthread");
  const flags = ["--allow-sample-values", "--skip-tests", `--var=SITE_URL:${cloudflare.origin}`];
  const { status, output } = await deployTo(cloudflare, ...flags);
  await cloudflare.stop();
  expect(output).toContain("The smoke test found nothing wrong.");
  expect(cloudflare.shares).toEqual(["new@100"]);
  expect(status, output).toBe(0);
});

test("OPS-3 deploy stops before anything is built when nothing says where to try the version", () => {
  const file = join(folder, "wrangler.toml");
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replace(/^SITE_URL = .*$/m, ""));
  const output = refusalOf("--allow-sample-values");
  writeFileSync(file, good);
  expect(output).toMatch(/^a version is tried where the site answers.*Set SITE_URL/s);
});

test(
  "OPS-4 an environment is chosen while building: staging is closed, has its own name, and keeps what its site has",
  { timeout: 300_000 },
  async () => {
    const former = anotherBuild("F");
    const site = await BuiltSite.start(former);
    const settings = ["--var", `SITE_URL:${site.origin}`];
    const { status, output } = deploy("-e=staging", "--dry-run", "--allow-sample-values", "--skip-tests", ...settings);
    await site.stop();
    former.remove();
    expect(status, output).toBe(0);
    const built = JSON.parse(readFileSync(join(folder, "build/server/wrangler.json"), "utf8")) as {
      name: string;
      vars: Record<string, string>;
    };
    expect(built.name).toBe("goldthread-staging");
    expect(built.vars["INDEXABLE"]).toBe("false");
    expect(readFileSync(join(folder, "build/client/_headers"), "utf8")).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
    expect(output).toMatch(/Taken along from http:\S+: \d+ files of 1 former build\./);
    expect([...former.files].filter((path) => !existsSync(join(folder, "build/client", path)))).toEqual([]);
  },
);

test(
  "a build that came out other than it was checked is not published, whatever the shell or a file had it do",
  { timeout: 300_000 },
  () => {
    const file = join(folder, ".env");
    writeFileSync(file, "CLOUDFLARE_ENV=staging\n");
    const { status, output } = deploy("--dry-run", "--allow-sample-values", "--skip-tests");
    rmSync(file);
    expect(status).toBe(1);
    expect(output).toContain("Nothing was deployed: the build is of goldthread-staging");
  },
);
