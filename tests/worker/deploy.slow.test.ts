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
import { firm } from "../../app/content/firm.ts";
import { CAPABILITY_PDF } from "../../scripts/lib/capability-source.ts";
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

/** Runs a script asynchronously, because this process may be the fake Cloudflare. */
async function runScript(cloudflare: LocalCloudflare, ...args: string[]) {
  const child = spawn("node", args, {
    cwd: folder,
    env: { ...shell(), ...cloudflare.shell },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const status = await new Promise((end) => child.once("close", end));
  return { status, output };
}

/** Changes every sample in the copy, until `restore` is called. */
function claimAll(as: string): { restore: () => void } {
  const file = join(folder, "app/content/claims/claim.ts");
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replace(/state: "sample",\n\s*value,\n\s*proof,/, as));
  return { restore: () => writeFileSync(file, good) };
}

test("BUY-4 deploy stops for a claim confirmed with a sample's value", () => {
  const { restore } = claimAll(`state: "confirmed", value, by: "Director of Contracts", on: "2026-11-22",`);
  const { status, output } = deploy();
  restore();
  expect(status).toBe(1);
  expect(output).toContain("identifiers.uei: confirmed, with a sample's value: SAMPLEUEI001");
  expect(output).not.toContain("clientMarks.coast-guard");
  expect(output).not.toContain("figures.onTimeDelivery");
});

test("BUY-4 deploy lists the texts that still state removed claims", () => {
  const { restore } = claimAll(`state: "removed",`);
  const { status, output } = deploy();
  restore();
  expect(status).toBe(1);
  expect(output).not.toContain("app/content/claims/");
  expect(output).toContain("these texts still state claims that were removed");
  expect(output).toContain(`app/content/firm.ts: ${firm.description}`);
});

test("deploy stops when the capability statement is outdated", () => {
  const file = join(folder, CAPABILITY_PDF);
  appendFileSync(file, "% made from other words\n");
  const { status, output } = deploy("--allow-sample-values");
  cpSync(CAPABILITY_PDF, file);
  expect(status).toBe(1);
  expect(output).toContain("npm run capability-pdf");
  expect(existsSync(join(folder, "build"))).toBe(false);
});

test("a dry run builds, tests the build and bundles the worker, without a network", { timeout: 300_000 }, () => {
  const { status, output } = deploy("--dry-run", "--allow-sample-values");
  expect(output).toMatch(/Tests .*passed/);
  expect(output).toContain("--dry-run: exiting now.");
  expect(output).toContain("https://www.firm.example");
  expect(output).toContain("No files of earlier builds were copied: https://www.firm.example/build-files.json");
  expect(status, output).toBe(0);
});

test("DEP-1 the same source builds the same files in every folder", () => {
  const files = filesOf(".");
  expect(Object.keys(files).length).toBeGreaterThan(400);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["build/server/index.js", "build/client/llms.txt"]));
  expect(filesOf(folder)).toEqual(files);
});

test("OPS-3 a first deploy is published, and tested at SITE_URL", { timeout: 300_000 }, async () => {
  const cloudflare = await LocalCloudflare.start("goldthread");
  const flags = ["--allow-sample-values", "--skip-tests", `--var=SITE_URL:${cloudflare.origin}`];
  const { status, output } = await runScript(cloudflare, "scripts/deploy.ts", ...flags);
  await cloudflare.stop();
  expect(output).toContain("The smoke test passed.");
  expect(cloudflare.shares).toEqual(["new@100"]);
  expect(status, output).toBe(0);
});

test(
  "OPS-4 staging is built under its own name, closed to search engines, with the files of its earlier build",
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
    expect(output).toMatch(/Copied \d+ files of earlier builds \(1\) from http:\S+\./);
    expect([...former.files].filter((path) => !existsSync(join(folder, "build/client", path)))).toEqual([]);
  },
);

test("a build for another environment, which a .env file selected, is not published", { timeout: 300_000 }, () => {
  const file = join(folder, ".env");
  writeFileSync(file, "CLOUDFLARE_ENV=staging\n");
  const { status, output } = deploy("--dry-run", "--allow-sample-values", "--skip-tests");
  rmSync(file);
  expect(status).toBe(1);
  expect(output).toContain("Nothing was deployed: the build is for goldthread-staging");
});

test(
  "OPS-6 a preview is uploaded to staging, once staging is deployed, with its own URL",
  { timeout: 300_000 },
  async () => {
    const cloudflare = await LocalCloudflare.start("goldthread-staging");
    const flags = ["--env=staging", "--at-once", "--allow-sample-values", "--skip-tests"];
    const first = await runScript(cloudflare, "scripts/preview.ts", "change-12");
    const deployed = await runScript(cloudflare, "scripts/deploy.ts", ...flags);
    const { status, output } = await runScript(cloudflare, "scripts/preview.ts", "change-12");
    await cloudflare.stop();
    expect(first.output).toContain("Nothing was uploaded: wrangler versions upload failed");
    expect(deployed.status, deployed.output).toBe(0);
    expect(output).toContain("Preview: https://change-12-goldthread-staging.local.workers.dev\n");
    expect(status).toBe(0);
    expect(cloudflare.shares).toEqual(["new@100"]);
  },
);
